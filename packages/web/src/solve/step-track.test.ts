import { CROSSED, createPuzzle, filledCode, unwrap } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import { candidatesOfPicture, StepTrack } from './step-track.ts';

const puzzle = unwrap(
  createPuzzle({
    rows: [[{ length: 2, color: 1 }], [{ length: 1, color: 1 }]],
    columns: [[{ length: 2, color: 1 }], [{ length: 1, color: 1 }]],
  }),
);

const step = (axis: 'row' | 'column', index: number, cells: readonly number[], candidates: readonly number[]) => ({
  reason: { kind: 'line' as const, line: { axis, index } },
  level: 0,
  cells: Int32Array.from(cells),
  candidates: Uint32Array.from(candidates),
});

describe('StepTrack', () => {
  function track(): StepTrack {
    const made = new StepTrack(puzzle);
    made.append([step('row', 0, [0, 1], [2, 2]), step('column', 0, [2], [2])]);
    return made;
  }

  test('runs both ways', () => {
    const tape = track();
    expect([...tape.goTo(1)]).toEqual([0, 1]);
    expect([...tape.marks]).toEqual([filledCode(1), filledCode(1), 0, 0]);
    expect(tape.current?.reason).toEqual({ kind: 'line', line: { axis: 'row', index: 0 } });
    tape.goTo(2);
    expect(tape.marks[2]).toBe(filledCode(1));
    tape.goTo(0);
    expect([...tape.marks]).toEqual([0, 0, 0, 0]);
    expect(tape.current).toBeUndefined();
  });

  test('the end is the end, the beginning the beginning', () => {
    const tape = track();
    tape.goTo(99);
    expect(tape.position).toBe(2);
    tape.goTo(-5);
    expect(tape.position).toBe(0);
  });

  test('what no line decided is one last step', () => {
    const tape = track();
    const rest = candidatesOfPicture([1, 1, 1, 0]);
    tape.appendRest({ kind: 'search' }, rest);
    expect(tape.length).toBe(3);
    tape.goTo(3);
    expect(tape.current?.reason.kind).toBe('search');
    expect([...tape.marks]).toEqual([filledCode(1), filledCode(1), filledCode(1), CROSSED]);
    expect(tape.decidedCells).toBe(4);
    tape.appendRest({ kind: 'search' }, rest);
    expect(tape.length).toBe(3);
    tape.clear();
    expect([tape.length, tape.position]).toEqual([0, 0]);
    expect([...tape.marks]).toEqual([0, 0, 0, 0]);
  });

  test('colours that a clue does not name are not there from the start', () => {
    const [a, b] = [1, 2];
    const coloured = new StepTrack({
      rows: [[{ length: 1, color: a }], [{ length: 1, color: b }]],
      columns: [
        [
          { length: 1, color: a },
          { length: 1, color: b },
        ],
        [],
      ],
    });
    expect([...coloured.candidates]).toEqual([0b011, 0b001, 0b101, 0b001]);
    expect([...coloured.marks]).toEqual([0, CROSSED, 0, CROSSED]);
  });
});
