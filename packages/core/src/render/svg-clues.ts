// The clues of an SVG drawing: plain numbers, or chips in the block's colour that carry its letter.

import type { Block, Clue } from '../puzzle/clue.ts';
import { isBlackAndWhite } from '../puzzle/color.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { inkOn } from './contrast.ts';
import { numbersOf } from './gutters.ts';
import { element } from './svg-element.ts';

/** Where the board lies and how large things are. */
export interface ClueLayout {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly numberWidth: number;
}

/** Row clues end at the board's left edge, column clues at its upper edge. */
export function clueTexts(puzzle: Puzzle, { left, top, cell, numberWidth }: ClueLayout): readonly string[] {
  const parts: string[] = [];
  puzzle.rows.forEach((clue, row) => {
    const y = top + row * cell + cell / 2;
    fromTheBoard(clue, puzzle).forEach(({ shown, block }, distance) => {
      parts.push(...clueNumber(puzzle, block, shown, left - 4 - (distance + 0.5) * numberWidth, y, numberWidth - 2));
    });
  });
  puzzle.columns.forEach((clue, column) => {
    const x = left + column * cell + cell / 2;
    fromTheBoard(clue, puzzle).forEach(({ shown, block }, distance) => {
      parts.push(...clueNumber(puzzle, block, shown, x, top - 4 - (distance + 0.5) * cell * 0.8, cell - 3));
    });
  });
  return parts;
}

/** The numbers of a clue, the one next to the board first. */
function fromTheBoard(
  clue: Clue,
  puzzle: Puzzle,
): readonly { readonly shown: string; readonly block: Block | undefined }[] {
  return numbersOf(clue, puzzle.palette)
    .map((shown, index) => ({ shown, block: clue[index] }))
    .toReversed();
}

function clueNumber(
  puzzle: Puzzle,
  block: Block | undefined,
  shown: string,
  x: number,
  y: number,
  width: number,
): readonly string[] {
  const color = block && puzzle.palette[block.color];
  if (color === undefined || isBlackAndWhite(puzzle.palette)) {
    return [element('text', { class: 'mid', x, y: y + 4 }, shown)];
  }
  const chip = { x: x - width / 2, y: y - 7, width, height: 14, rx: 3, fill: `#${color.rgb}` };
  return [
    element('rect', chip),
    element('text', { class: 'mid', x, y: y + 4, style: `fill:#${inkOn(color.rgb)}` }, shown),
  ];
}
