import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzleArb } from '../../test/arbitraries/puzzle.arb.ts';
import { BLACK_AND_WHITE } from './color.ts';
import { pictureOfRows, pictureRows } from './picture.ts';
import { samePuzzle } from './puzzle.ts';
import { mirrorPicture, mirrorPuzzle, recolorPuzzle, transposePicture, transposePuzzle } from './transform.ts';

function turned(rows: readonly string[], turn: typeof mirrorPicture): readonly string[] {
  const picture = pictureOfRows(rows, BLACK_AND_WHITE);
  return picture ? pictureRows(turn(picture), BLACK_AND_WHITE) : [];
}

describe('turning', () => {
  test('a picture', () => {
    expect(turned(['##.', '..#'], transposePicture)).toEqual(['#.', '#.', '.#']);
    expect(turned(['##.', '..#'], mirrorPicture)).toEqual(['.##', '#..']);
  });

  test('a puzzle twice gives the same puzzle, and its goal always satisfies its clues', () => {
    fc.assert(
      fc.property(puzzleArb(), (puzzle) => {
        expect(samePuzzle(transposePuzzle(transposePuzzle(puzzle)), puzzle)).toBe(true);
        expect(samePuzzle(mirrorPuzzle(mirrorPuzzle(puzzle)), puzzle)).toBe(true);
      }),
    );
  });

  test('recolouring there and back gives the same puzzle', () => {
    fc.assert(
      fc.property(puzzleArb(), (puzzle) => {
        const last = puzzle.palette.length - 1;
        const order = puzzle.palette.map((_, color) => (color === 0 ? 0 : last + 1 - color));
        const back = recolorPuzzle(recolorPuzzle(puzzle, order), order);
        expect(samePuzzle(back, puzzle)).toBe(true);
        expect(back.palette).toEqual(puzzle.palette);
      }),
    );
  });
});
