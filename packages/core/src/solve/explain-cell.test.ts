import { describe, expect, test } from 'vitest';
import { bruteSolutions } from '../../test/oracle/brute-puzzle.ts';
import { createRandom, randomPuzzle } from '../../test/oracle/random-puzzles.ts';
import type { Clue } from '../puzzle/clue.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { createPuzzle } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import { explainCell } from './explain-cell.ts';

const unknownOf = (puzzle: Puzzle): Uint32Array =>
  new Uint32Array(puzzle.width * puzzle.height).fill(2 ** puzzle.palette.length - 1);

describe('explainCell', () => {
  const one = unwrap(
    createPuzzle({
      rows: [[{ length: 3, color: 1 }]],
      columns: [0, 0, 1, 1, 1, 0].map((length) => (length ? [{ length, color: 1 }] : [])),
    }),
  );

  test('one clue and the cells it needs', () => {
    const cells = unknownOf(one);
    const found = explainCell(one, { width: 6, height: 1, cells }, 3);
    expect(found).toMatchObject({ kind: 'line', cells: [], candidates: 2 });
    expect(found?.lines.length).toBe(1);
  });

  test('a decided cell needs no explanation', () => {
    const cells = unknownOf(one);
    cells[3] = 2;
    expect(explainCell(one, { width: 6, height: 1, cells }, 3)).toBeUndefined();
  });

  test('the clues and cells named do force the cell, in 300 random puzzles', () => {
    const random = createRandom(31);
    const kinds = { line: 0, lines: 0, contradiction: 0 };
    for (let run = 0; run < 300; run += 1) {
      const puzzle = randomPuzzle(random, 6, 6, 1 + random(2));
      const [solution] = bruteSolutions(puzzle);
      if (solution === undefined) continue;
      const { width, height } = puzzle;
      const cells = unknownOf(puzzle).map((all, cell) => (random(10) === 0 ? 1 << (solution.cells[cell] ?? 0) : all));
      const cell = random(width * height);
      const found = explainCell(puzzle, { width, height, cells }, cell);
      if (found === undefined) continue;
      kinds[found.kind] += 1;
      // Keep only the lines and cells named: every filling that satisfies them must agree.
      const needed = cells.map((known, i) => (found.cells.includes(i) ? known : colorsOfLines(puzzle, i)));
      expect(colorsLeft(puzzle, found.lines, needed, cell) & ~found.candidates).toBe(0);
    }
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(0);
  });
});

/** Colours that both clues of a cell have: what nobody needs to be told. */
function colorsOfLines(puzzle: Puzzle, cell: number): number {
  const colorsOf = (clue: Clue | undefined): number =>
    (clue ?? []).reduce((colors, { color }) => colors | (1 << color), 1);
  const row = puzzle.rows[Math.floor(cell / puzzle.width)];
  return colorsOf(row) & colorsOf(puzzle.columns[cell % puzzle.width]);
}

/** Colours that a cell has in fillings that satisfy only some lines: brute force over all fillings that matter. */
function colorsLeft(
  puzzle: Puzzle,
  lines: readonly { readonly axis: string; readonly index: number }[],
  allowed: Uint32Array,
  cell: number,
): number {
  const { width, height } = puzzle;
  const runs = (colors: readonly number[]): string => {
    const found: string[] = [];
    let start = 0;
    for (let i = 1; i <= colors.length; i += 1) {
      if (colors[i] === colors[start]) continue;
      if (colors[start] !== 0) found.push(`${i - start}:${colors[start]}`);
      start = i;
    }
    return found.join(' ');
  };
  const rows = Array.from({ length: height }, (_, row) => {
    const used = lines.some(({ axis, index }) => axis === 'row' && index === row);
    const options: number[][] = [];
    const extend = (colors: number[]): void => {
      if (colors.length === width) {
        const want = (puzzle.rows[row] ?? []).map(({ length, color }) => `${length}:${color}`).join(' ');
        if (!used || runs(colors) === want) options.push(colors);
        return;
      }
      const at = row * width + colors.length;
      for (let color = 0; color < puzzle.palette.length; color += 1) {
        if ((((allowed[at] ?? 0) >>> color) & 1) === 1) extend([...colors, color]);
      }
    };
    extend([]);
    return options;
  });
  // Columns that are used, as far as filled: a set of partial fillings, merged where the used columns look the same.
  const columns = lines.filter(({ axis }) => axis === 'column').map(({ index }) => index);
  let partial = new Map<string, number>([['', 0]]);
  const cellRow = Math.floor(cell / width);
  for (let row = 0; row < height; row += 1) {
    const next = new Map<string, number>();
    for (const [key, seen] of partial) {
      for (const option of rows[row] ?? []) {
        const grown = key + columns.map((column) => option[column]).join(',') + (columns.length > 0 ? ';' : '');
        const color = row === cellRow ? 1 << (option[cell % width] ?? 0) : seen;
        next.set(grown, (next.get(grown) ?? 0) | color);
      }
    }
    partial = next;
  }
  let left = 0;
  for (const [key, seen] of partial) {
    const filled = key.split(';').map((part) => part.split(',').map(Number));
    const fits = columns.every((column, i) => {
      const want = (puzzle.columns[column] ?? []).map(({ length, color }) => `${length}:${color}`).join(' ');
      return runs(Array.from({ length: height }, (_, row) => filled[row]?.[i] ?? 0)) === want;
    });
    if (fits) left |= seen;
  }
  return left;
}
