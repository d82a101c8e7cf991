// At least once, counted once: every way in which a message can come twice or a worker can die, one by one.

import { puzzleOfJson } from '@nonokit/core/formats';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NodeSql } from '../src/entries/node/node-sql.ts';
import { openSql } from '../src/entries/node/node-sql.ts';
import type { SliceMessage } from '../src/jobs/job.ts';
import { createJobService, sweep } from '../src/jobs/job-service.ts';
import { JobStore } from '../src/jobs/job-store.ts';
import type { SliceDeps } from '../src/jobs/process-messages.ts';
import { giveUp, processMessages } from '../src/jobs/process-messages.ts';
import { workSlice } from '../src/jobs/work-slice.ts';
import { codeOfPuzzle } from '../src/solving/puzzle-code.ts';
import { createTokenSigner } from '../src/solving/resume-token.ts';
import { eighteen } from './cases/engine.cases.ts';

const SLICE = 1500;

let sql: NodeSql;
let now = 1000;
let store: JobStore;
let pushed: SliceMessage[];
let slices: number;
let deps: SliceDeps;

beforeEach(async () => {
  sql = await openSql(':memory:');
  store = new JobStore(sql, () => now);
  pushed = [];
  slices = 0;
  deps = {
    store,
    signer: createTokenSigner('x'),
    sliceTicks: SLICE,
    work: async (input) => {
      slices += 1;
      return workSlice(input, SLICE);
    },
    push: async (messages) => void pushed.push(...messages),
  };
});

afterEach(() => {
  sql.close();
});

async function make(): Promise<{ readonly id: string; readonly first: SliceMessage }> {
  const { puzzle } = puzzleOfJson(eighteen);
  if (!puzzle.ok) throw new Error('the puzzle is not sound');
  const item = { code: codeOfPuzzle(puzzle.value), given: null, refusal: null };
  const service = createJobService(store, deps.push);
  const { id } = await service.create({ options: { settle: 0, maxSolutions: 100 }, budget: 1e9, items: [item] });
  const [first] = pushed.splice(0);
  if (first === undefined) throw new Error('nothing was passed on');
  return { id, first };
}

/** Delivers what was passed on until nothing is. */
async function drain(again = false): Promise<void> {
  for (;;) {
    const next = pushed.splice(0);
    if (next.length === 0) return;
    await processMessages(
      next.map((message) => ({ message, again })),
      deps,
    );
  }
}

describe('a slice', () => {
  test('undisturbed: one slice after the other', async () => {
    const { id, first } = await make();
    await processMessages([{ message: first, again: false }], deps);
    await drain();
    expect(slices).toBeGreaterThan(2);
    expect(await store.find(id)).toMatchObject({ state: 'done', outcomes: { multiple: 1 } });
  });

  test('the same message twice in one batch is worked once', async () => {
    const { first } = await make();
    const delivery = { message: first, again: false };
    await processMessages([delivery, delivery], deps);
    expect(slices).toBe(1);
    expect(pushed).toEqual([{ ...first, slice: 1 }]);
  });

  test('a late duplicate changes nothing', async () => {
    const { id, first } = await make();
    await processMessages([{ message: first, again: false }], deps);
    const { ticks } = (await store.find(id)) ?? {};
    await processMessages([{ message: first, again: false }], deps);
    expect((await store.find(id))?.ticks).toBe(ticks);
    expect(pushed).toHaveLength(1);
  });

  test('two workers at once: one counts', async () => {
    const { id, first } = await make();
    const delivery = { message: first, again: false };
    await Promise.all([processMessages([delivery], deps), processMessages([delivery], deps)]);
    expect(slices).toBe(2);
    expect(pushed).toEqual([{ ...first, slice: 1 }]);
    const alone = workSlice((await otherInput(first)) ?? never(), SLICE);
    expect((await store.find(id))?.ticks).toBe(alone.ticks);
  });

  test('dead before it was recorded: worked again, counted once', async () => {
    const { id, first } = await make();
    const dying = { ...deps, work: () => Promise.reject(new Error('killed')) };
    const failed = await processMessages([{ message: first, again: false }], dying);
    expect(failed).toHaveLength(1);
    expect((await store.find(id))?.ticks).toBe(0);
    await processMessages([{ message: first, again: true }], deps);
    await drain();
    expect(await store.find(id)).toMatchObject({ state: 'done' });
  });

  test('dead after it was recorded, before the next was passed on: passed on at redelivery', async () => {
    const { id, first } = await make();
    const dying = { ...deps, push: () => Promise.reject(new Error('killed')) };
    await expect(processMessages([{ message: first, again: false }], dying)).rejects.toThrow('killed');
    expect(pushed).toEqual([]);
    await processMessages([{ message: first, again: true }], deps);
    expect(pushed).toEqual([{ ...first, slice: 1 }]);
    await drain();
    expect(await store.find(id)).toMatchObject({ state: 'done' });
  });

  test('the message is lost: the sweep passes it on, once in a while', async () => {
    const { id } = await make();
    now += 5000;
    await sweep(store, deps.push, 10_000);
    expect(pushed).toEqual([]);
    now += 6000;
    await sweep(store, deps.push, 10_000);
    await sweep(store, deps.push, 10_000);
    expect(pushed).toHaveLength(1);
    await drain();
    expect(await store.find(id)).toMatchObject({ state: 'done' });
  });

  test('what fails again and again is given up, and the job ends', async () => {
    const { id, first } = await make();
    await giveUp(first, store);
    await giveUp(first, store);
    expect(await store.find(id)).toMatchObject({ state: 'done', finished: 1, outcomes: { failed: 1 } });
  });

  test('a state of an older engine: the search begins anew, within the same budget', async () => {
    const { id, first } = await make();
    await store.record([{ kind: 'paused', message: first, ticks: 7, state: 'of another version' }]);
    pushed.push({ ...first, slice: 1 });
    await drain();
    const record = await store.find(id);
    expect(record).toMatchObject({ state: 'done', outcomes: { multiple: 1 } });
  });

  test('jobs are forgotten after a week', async () => {
    const { id } = await make();
    now += 8 * 24 * 3600 * 1000;
    await sweep(store, deps.push, 10_000);
    expect(await store.find(id)).toBeUndefined();
  });
});

async function otherInput(message: SliceMessage) {
  const other = (await store.items([message])).get(`${message.job}/${message.item}`);
  return other && { ...other, state: null, ticksBefore: 0 };
}

function never(): never {
  throw new Error('the item is gone');
}
