import { describe, expect, test } from 'vitest';
import { createRandom, randomPuzzle } from '../../test/oracle/random-puzzles.ts';
import { Budget } from '../outcome/budget.ts';
import { createStats } from '../outcome/stats.ts';
import { Board } from './board.ts';
import { compile } from './compile.ts';
import { hasColor } from './literal.ts';
import { Propagator } from './propagate.ts';

/** Everything a board knows, as numbers. */
const snapshot = (board: Board): unknown => ({
  masks: board.masks.join(),
  candidates: board.candidates.join(),
  counts: board.eventCounts.join(),
  open: board.openCells,
  values: board.trail.values.join(),
  length: board.trail.length,
});

const propagator = (board: Board): Propagator => new Propagator(board, new Budget(), createStats());

describe('undo', () => {
  test.each([1, 2, 4])('restores the board bit for bit, with %i colours', (colors) => {
    const random = createRandom(40 + colors);
    for (let run = 0; run < 80; run += 1) {
      const board = new Board(compile(randomPuzzle(random, 12, 12, colors)));
      const lines = propagator(board);
      board.queueAll();
      if (lines.run() !== 0) continue;
      const before: unknown[] = [];
      while (board.openCells > 0 && before.length < 6) {
        before.push(snapshot(board));
        const cell = board.candidates.findIndex((candidates) => (candidates & (candidates - 1)) !== 0);
        const color = 31 - Math.clz32(board.candidates[cell] ?? 1);
        board.decide(hasColor(cell, color, board.compiled.colorCount));
        if (lines.run() !== 0) break;
      }
      while (board.trail.level > 0) {
        board.undoTo(board.trail.level - 1);
        expect(snapshot(board)).toEqual(before.pop());
      }
    }
  });
});

test('the order of lines does not change the fixpoint', () => {
  const random = createRandom(50);
  for (let run = 0; run < 150; run += 1) {
    const compiled = compile(randomPuzzle(random, 14, 14, 1 + random(4)));
    const first = new Board(compiled);
    first.queueAll();
    const second = new Board(compiled);
    const order = [...Array(compiled.lineCount).keys()].reverse();
    for (const line of order) second.queue.push((line * 7 + 3) % compiled.lineCount);
    for (const line of order) second.queue.push(line);
    const conflict = propagator(first).run();
    expect(propagator(second).run() < 0).toBe(conflict < 0);
    if (conflict === 0) expect(second.candidates).toEqual(first.candidates);
  }
});

test('a recorded sketch is the board that its twin wrote step by step', () => {
  const random = createRandom(60);
  let open = 0;
  for (let run = 0; run < 300; run += 1) {
    const compiled = compile(randomPuzzle(random, 40, 40, 1));
    const sketched = new Board(compiled);
    const written = new Board(compiled);
    sketched.sketch();
    for (const board of [sketched, written]) board.queueAll();
    const conflict = propagator(sketched).run();
    expect(propagator(written).run()).toBe(conflict);
    sketched.record();
    expect(sketched.masks).toEqual(written.masks);
    expect(sketched.openCells).toBe(written.openCells);
    if (conflict !== 0) continue;
    expect(sketched.candidates).toEqual(written.candidates);
    if (sketched.openCells === 0) continue;
    open += 1;
    expect(sketched.trail.values).toEqual(written.trail.values);
    const facts = (board: Board): Int32Array => board.trail.literals.slice(0, board.trail.length).sort();
    expect(facts(sketched)).toEqual(facts(written));
  }
  expect(open).toBeGreaterThan(20);
});
