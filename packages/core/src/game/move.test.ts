import { describe, expect, test } from 'vitest';
import { CROSSED, filledCode, MAYBE, UNKNOWN } from '../puzzle/mark.ts';
import type { Move } from './move.ts';
import { decodeMove, encodeMove } from './move.ts';

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const written: readonly (readonly [string, Move])[] = [
  ['?>1:5-19', { kind: 'paint', changes: [{ from: UNKNOWN, to: filledCode(1), cells: range(5, 19) }] }],
  ['?>.:5-285/20', { kind: 'paint', changes: [{ from: UNKNOWN, to: CROSSED, cells: range(5, 285, 20) }] }],
  ['m>?:0,7,9-11', { kind: 'paint', changes: [{ from: MAYBE, to: UNKNOWN, cells: [0, 7, 9, 10, 11] }] }],
  [
    '12>31:3;?>.:0-2',
    {
      kind: 'paint',
      changes: [
        { from: filledCode(12), to: filledCode(31), cells: [3] },
        { from: UNKNOWN, to: CROSSED, cells: [0, 1, 2] },
      ],
    },
  ],
  ['tick:row2.0', { kind: 'tick', line: { axis: 'row', index: 2 }, block: 0 }],
  ['tick:column14.3', { kind: 'tick', line: { axis: 'column', index: 14 }, block: 3 }],
  ['reset', { kind: 'reset' }],
  ['guess', { kind: 'guess-start' }],
  ['accept', { kind: 'guess-accept' }],
  ['drop', { kind: 'guess-drop' }],
];

describe('a move as text', () => {
  test.each(written)('%s', (text, move) => {
    expect(encodeMove(move)).toBe(text);
    expect(decodeMove(text, 400)).toEqual({ ok: true, value: move });
  });

  test.each([
    ['nothing', ''],
    ['no such word', 'undo'],
    ['a cell beyond the board', '?>1:399-400'],
    ['falling cells', '?>1:5,4'],
    ['the same cell twice', '?>1:5,5'],
    ['a step of 0', '?>1:5-9/0'],
    ['colour 0', '?>0:5'],
    ['colour 32', '?>32:5'],
    ['a mark that does not exist', '?>x:5'],
    ['a half of two changes', '?>1:5;'],
    ['spaces', '?>1: 5'],
    ['a tick without block', 'tick:row2'],
    ['a huge number', '?>1:99999999999999999999'],
  ])('%s is a bad move', (_, text) => {
    const read = decodeMove(text, 400);
    expect(read.ok ? [] : read.error.map((problem) => problem.code)).toEqual(['bad-move']);
  });

  test('the message quotes what cannot be read, shortened', () => {
    const read = decodeMove(`?>1:5;${'9'.repeat(100)}`, 400);
    expect(read.ok ? '' : read.error[0]?.message).toBe(
      `"${'9'.repeat(40)}…" is not a move, expected one like "?>1:5-19", "tick:row2.0" or "guess"`,
    );
  });
});
