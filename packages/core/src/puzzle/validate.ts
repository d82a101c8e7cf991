// The checks behind `createPuzzle`, one question each. They collect, they do not stop at the first.

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Clue } from './clue.ts';
import { clueText, minimumLength, sameClue } from './clue.ts';
import type { Palette } from './color.ts';
import { BACKGROUND, isBlackAndWhite, MAX_COLORS } from './color.ts';
import { MAX_CELLS, MAX_SIDE } from './limits.ts';
import type { Axis } from './line-ref.ts';
import { lineName } from './line-ref.ts';
import type { Picture } from './picture.ts';
import { cluesOf } from './picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Is the palette usable: a background, not too many colours, readable RGB values? */
export function paletteProblems(palette: Palette): readonly Problem[] {
  const found: Problem[] = [];
  if (palette.length === 0) found.push(problem('bad-color', 'the palette is empty, it needs at least a background'));
  if (palette.length > MAX_COLORS + 1) {
    found.push(
      problem(
        'too-many-colors',
        `the palette has ${palette.length - 1} colours besides the background, at most ${MAX_COLORS} are possible`,
      ),
    );
  }
  for (const color of palette) {
    if (!/^[0-9a-f]{6}$/.test(color.rgb)) {
      found.push(problem('bad-color', `colour "${color.name}" has the value "${color.rgb}", expected six hex digits`));
    }
  }
  return found;
}

/** Do the stated sizes match the clues, and are they within the limits? */
export function sizeProblems(size: Size, rowCount: number, columnCount: number): readonly Problem[] {
  const found: Problem[] = [];
  const sides = [
    { name: 'width', side: size.width, count: columnCount, clues: 'column clues' },
    { name: 'height', side: size.height, count: rowCount, clues: 'row clues' },
  ];
  for (const { name, side, count, clues } of sides) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      found.push(
        problem('size-out-of-range', `the ${name} is ${side}, it must be a whole number from 1 to ${MAX_SIDE}`),
      );
    } else if (side !== count) {
      found.push(problem('wrong-line-count', `the ${name} is ${side}, but there are ${count} ${clues}`));
    }
  }
  if (found.length === 0 && size.width * size.height > MAX_CELLS) {
    found.push(
      problem(
        'size-out-of-range',
        `${size.width}x${size.height} has ${size.width * size.height} cells, at most ${MAX_CELLS} are possible`,
      ),
    );
  }
  return found;
}

/** Does each clue have sound blocks, and does it fit its line? */
export function clueProblems(clues: readonly Clue[], axis: Axis, length: number, palette: Palette): readonly Problem[] {
  const found: Problem[] = [];
  clues.forEach((clue, index) => {
    const name = lineName({ axis, index });
    let sound = true;
    clue.forEach((block, position) => {
      const where = { axis, index, block: position };
      if (!Number.isInteger(block.length) || block.length < 1) {
        sound = false;
        found.push(
          problem(
            'bad-block',
            `${name}: block ${position + 1} is ${block.length}, expected a whole number of at least 1`,
            where,
          ),
        );
      }
      if (!Number.isInteger(block.color) || block.color <= BACKGROUND || block.color >= palette.length) {
        sound = false;
        found.push(
          problem(
            'unknown-color',
            `${name}: block ${position + 1} has colour ${block.color}, the palette has colours 1 to ${palette.length - 1}`,
            where,
          ),
        );
      }
    });
    if (!sound) return;
    const needed = minimumLength(clue);
    if (needed > length) {
      const blocks = shortClue(clue, palette, ',');
      found.push(
        problem('clue-too-long', `${name}: blocks ${blocks} need ${needed} cells, the ${axis} has ${length}`, {
          axis,
          index,
        }),
      );
    }
  });
  return found;
}

/** A message is for reading: a clue of a hundred thousand blocks is not listed to its end. */
const MOST_BLOCKS_LISTED = 24;

function shortClue(clue: Clue, palette: Palette, separator = ' '): string {
  const listed = clueText(clue.slice(0, MOST_BLOCKS_LISTED), palette).replaceAll(' ', separator);
  const rest = clue.length - MOST_BLOCKS_LISTED;
  return rest > 0 ? `${listed} … (${rest} more)` : listed;
}

/** Do rows and columns ask for the same number of cells of each colour? */
export function sumProblems(rows: readonly Clue[], columns: readonly Clue[], palette: Palette): readonly Problem[] {
  const found: Problem[] = [];
  const rowSums = cellsPerColor(rows, palette.length);
  const columnSums = cellsPerColor(columns, palette.length);
  for (let color = 1; color < palette.length; color += 1) {
    const inRows = rowSums[color] ?? 0;
    const inColumns = columnSums[color] ?? 0;
    if (inRows === inColumns) continue;
    const what = isBlackAndWhite(palette) ? 'filled' : `"${palette[color]?.name ?? color}"`;
    found.push(problem('sums-differ', `the rows ask for ${inRows} ${what} cells, the columns for ${inColumns}`));
  }
  return found;
}

function cellsPerColor(clues: readonly Clue[], colorCount: number): readonly number[] {
  const sums = new Array<number>(colorCount).fill(0);
  for (const clue of clues) for (const block of clue) sums[block.color] = (sums[block.color] ?? 0) + block.length;
  return sums;
}

/** Is the goal of the right size, in colours that exist, and does it satisfy the clues? */
export function goalProblems(
  goal: Picture,
  size: Size,
  rows: readonly Clue[],
  columns: readonly Clue[],
  palette: Palette,
): readonly Problem[] {
  if (goal.width !== size.width || goal.height !== size.height) {
    return [
      problem(
        'goal-size',
        `the goal picture is ${goal.width}x${goal.height}, the clues are for ${size.width}x${size.height}`,
      ),
    ];
  }
  const stray = goal.cells.find((color) => color >= palette.length);
  if (stray !== undefined) {
    return [
      problem(
        'unknown-color',
        `the goal picture has colour ${stray}, the palette has colours 0 to ${palette.length - 1}`,
      ),
    ];
  }
  const own = cluesOf(goal);
  return [
    ...goalLineProblems(own.rows, rows, 'row', palette),
    ...goalLineProblems(own.columns, columns, 'column', palette),
  ];
}

function goalLineProblems(
  own: readonly Clue[],
  given: readonly Clue[],
  axis: Axis,
  palette: Palette,
): readonly Problem[] {
  return own.flatMap((clue, index) => {
    const stated = given[index] ?? [];
    if (sameClue(clue, stated)) return [];
    const message = `${lineName({ axis, index })}: the goal picture has ${shortClue(clue, palette)}, the clue is ${shortClue(stated, palette)}`;
    return [problem('goal-contradicts-clues', message, { axis, index })];
  });
}
