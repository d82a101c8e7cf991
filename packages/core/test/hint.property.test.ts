import fc from 'fast-check';
import { expect, test } from 'vitest';
import { techniques } from '../src/hint/ladder.ts';
import { lookAhead } from '../src/hint/look-ahead.ts';
import { nextHint } from '../src/hint/next-hint.ts';
import { viewBoard } from '../src/hint/technique.ts';
import { at, createGrid } from '../src/puzzle/grid.ts';
import { CROSSED, filledCode, UNKNOWN } from '../src/puzzle/mark.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { puzzleOf } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { solve } from '../src/solve/index.ts';
import { THREE_COLORS } from './game-notation.ts';

const markOfColor = (color: number): number => (color === 0 ? CROSSED : filledCode(color));

/** A picture, its puzzle, and a board on which some cells are marked as the picture has them. */
const boardArbitrary = fc
  .record({
    width: fc.integer({ min: 1, max: 8 }),
    height: fc.integer({ min: 1, max: 8 }),
    inks: fc.constantFrom(1, 2),
  })
  .chain(({ width, height, inks }) => {
    const count = width * height;
    const cells = fc.array(fc.integer({ min: 0, max: inks }), { minLength: count, maxLength: count });
    const known = fc.array(fc.boolean(), { minLength: count, maxLength: count });
    return fc.record({ cells, known }).map((drawn) => {
      const picture = createGrid(width, height);
      picture.cells.set(drawn.cells);
      const puzzle: Puzzle = unwrap(puzzleOf(picture, inks === 1 ? undefined : THREE_COLORS));
      const marks = createGrid(width, height);
      drawn.known.forEach((isKnown, cell) => {
        marks.cells[cell] = isKnown ? markOfColor(at(picture.cells, cell)) : UNKNOWN;
      });
      return { puzzle, picture, marks };
    });
  });

test('every technique is sound: a picture that has the marks has what is deduced too', () => {
  fc.assert(
    fc.property(boardArbitrary, ({ puzzle, picture, marks }) => {
      const board = viewBoard(puzzle, marks);
      for (const technique of techniques) {
        for (const { cells } of technique.deduce(board)) {
          expect(cells.length).toBeGreaterThan(0);
          for (const { cell, was, becomes } of cells) {
            expect([technique.id, cell, becomes]).toEqual([technique.id, cell, markOfColor(at(picture.cells, cell))]);
            expect([was, at(marks.cells, cell)]).toEqual([UNKNOWN, UNKNOWN]);
          }
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('a look-ahead is sound', () => {
  fc.assert(
    fc.property(boardArbitrary, ({ puzzle, picture, marks }) => {
      const found = lookAhead(viewBoard(puzzle, marks), 2_000_000);
      expect(found.kind).not.toBe('contradiction');
      if (found.kind !== 'found') return;
      for (const { cell, becomes } of found.deduction.cells) {
        expect(becomes).toBe(markOfColor(at(picture.cells, cell)));
      }
    }),
    { numRuns: 200 },
  );
});

test('right marks are never called a mistake, one wrong cell of the only solution always is', () => {
  fc.assert(
    fc.property(boardArbitrary, fc.nat(), ({ puzzle, picture, marks }, pick) => {
      expect(nextHint(puzzle, marks, { lookAheadTicks: 0 }).kind).not.toBe('mistake');
      const cell = pick % marks.cells.length;
      const wrong = { ...marks, cells: marks.cells.slice() };
      wrong.cells[cell] = at(picture.cells, cell) === 0 ? filledCode(1) : CROSSED;
      const hint = nextHint(puzzle, wrong, { onlySolution: picture, lookAheadTicks: 0 });
      expect(hint.kind === 'mistake' || hint.kind === 'solved').toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('hints alone solve every line-solvable puzzle, and with look-aheads the next class too', () => {
  fc.assert(
    fc.property(boardArbitrary, ({ puzzle }) => {
      const result = solve(puzzle, { classify: true });
      const method = result.verdict === 'unique' ? result.method : null;
      fc.pre(method === 'trivial' || method === 'line' || method === 'lookahead');
      const marks = createGrid(puzzle.width, puzzle.height);
      const kinds = new Set<string>();
      let hint = nextHint(puzzle, marks);
      while (hint.kind === 'step' || hint.kind === 'look-ahead') {
        kinds.add(hint.kind);
        for (const { cell, becomes } of hint.deduction.cells) marks.cells[cell] = becomes;
        hint = nextHint(puzzle, marks);
      }
      // A look-ahead that notes what all colours of a cell agree on is more than hints do.
      if (method !== 'lookahead') expect([hint.kind, kinds.has('look-ahead')]).toEqual(['solved', false]);
      else expect(['solved', 'stuck']).toContain(hint.kind);
    }),
    { numRuns: 150 },
  );
});
