// What a worker does with messages, whatever the platform: load, work, record, pass on.
//
// Everything may happen twice and nothing may get lost:
//
//   dies before recording        the message comes again, the slice is worked again, recorded once
//   dies after recording         the message comes again, the item waits for a later slice: pass that on
//   two workers, one message     the second changes no row and passes nothing on
//
// Small puzzles are recorded together, because a round trip to the database costs more than they do; a
// slice that used up its ticks is recorded at once.

import type { TokenSigner } from '../solving/resume-token.ts';
import type { SliceInput, SliceMessage } from './job.ts';
import type { JobStore, SliceRecord, WaitingItem } from './job-store.ts';
import type { SliceOutput } from './work-slice.ts';

/** A message as it was delivered. */
export interface Delivery {
  readonly message: SliceMessage;
  /** It was delivered before. */
  readonly again: boolean;
}

/** What processing needs. */
export interface SliceDeps {
  readonly store: JobStore;
  readonly signer: TokenSigner;
  readonly sliceTicks: number;
  /** Works one slice, here or in a thread. */
  work(input: SliceInput): Promise<SliceOutput>;
  /** Passes the next slices on. */
  push(messages: readonly SliceMessage[]): Promise<void>;
}

/**
 * Processes deliveries, one slice after the other.
 *
 * @returns those whose work failed: deliver them again. Throws if the database or the queue failed: deliver all again.
 */
export async function processMessages<D extends Delivery>(
  deliveries: readonly D[],
  deps: SliceDeps,
): Promise<readonly D[]> {
  const { store, signer, push } = deps;
  const items = await store.items(deliveries.map(({ message }) => message));
  const failed: D[] = [];
  const late: SliceMessage[] = [];
  let done: SliceRecord[] = [];
  let ticks = 0;
  const flush = async (): Promise<void> => {
    if (done.length === 0) return;
    const counted = await store.record(done);
    const next = done.filter((record, index) => counted[index] === true && record.kind === 'paused');
    await push(next.map(({ message }) => ({ ...message, slice: message.slice + 1 })));
    done = [];
    ticks = 0;
  };
  for (const delivery of deliveries) {
    const { message, again } = delivery;
    const key = `${message.job}/${message.item}`;
    const item = items.get(key);
    items.delete(key);
    if (item === undefined || item.isOver) continue;
    if (item.slice !== message.slice) {
      if (again && item.slice > message.slice) late.push({ ...message, slice: item.slice });
      continue;
    }
    const output = await deps.work(item).catch(() => undefined);
    if (output === undefined) {
      failed.push(delivery);
      continue;
    }
    done.push(await recordOf(message, output, signer));
    ticks += output.ticks;
    if (ticks >= deps.sliceTicks) await flush();
  }
  await flush();
  if (late.length > 0) await push(late);
  return failed;
}

async function recordOf(message: SliceMessage, output: SliceOutput, signer: TokenSigner): Promise<SliceRecord> {
  if (output.kind === 'paused') return { ...output, message };
  const { answer, saved, ticks } = output;
  const resume = saved === null ? null : await signer.sign(saved);
  const full = answer.verdict === 'unknown' ? { ...answer, resume } : answer;
  const json = JSON.stringify({ index: message.item, answer: full });
  return { kind: 'finished', message, ticks, outcome: answer.verdict, json };
}

/** Ends an item whose slices fail again and again, so that its job can end. */
export async function giveUp(message: SliceMessage, store: JobStore): Promise<void> {
  const item: WaitingItem | undefined = (await store.items([message])).get(`${message.job}/${message.item}`);
  if (item === undefined || item.isOver) return;
  const problem = {
    type: '/problems/internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: 'this puzzle could not be worked on',
  };
  const json = JSON.stringify({ index: message.item, problem });
  const waiting = { ...message, slice: item.slice };
  await store.record([{ kind: 'finished', message: waiting, ticks: 0, outcome: 'failed', json }]);
}
