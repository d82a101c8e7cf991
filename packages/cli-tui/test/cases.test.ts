// Inputs with known answers, collected from reports about other nonogram games, on the whole screen. Their
// numbers are those of the collection; T14 is in keys.test.ts, T16 and the rest of T17 in e2e/play.test.ts.

import type { Clue, Puzzle } from '@nonokit/core';
import { createPuzzle, unwrap } from '@nonokit/core';
import { writePuzzles } from '@nonokit/core/formats';
import { describe, expect, test } from 'vitest';
import { neededSpace } from '../src/tui/board/layout.ts';
import { layoutAtStart, puzzleOfRows } from './support/boards.ts';
import { FILES } from './support/pictures.ts';
import type { Screen, ScreenOptions } from './support/screen.ts';
import { withScreen } from './support/screen.ts';

const RIGHT = '\u001b[C';

function onPuzzle(puzzle: Puzzle, options: ScreenOptions, use: (screen: Screen) => Promise<void>): Promise<void> {
  const files = { 'case.non': unwrap(writePuzzles([puzzle], 'non')) };
  return withScreen({ files, puzzle: 'case.non', ...options }, use);
}

/** What stands above a column and left of a row, as numbers, in a window of this size. */
function cluesOn(screen: Screen, puzzle: Puzzle, columns: number, rows: number) {
  const { board, boardX, boardY } = layoutAtStart(puzzle, columns, rows);
  if (board.kind !== 'board') throw new Error('the window is too small');
  const lines = screen.lines();
  const numbers = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
  return {
    columns: board.columnX.map((x) =>
      numbers(
        Array.from({ length: board.gutterHeight }, (_, y) =>
          lines[boardY + y]?.slice(boardX + x, boardX + x + board.cell.width),
        ).join(' '),
      ),
    ),
    rows: board.rowY.map((y) => numbers(lines[boardY + y]?.slice(boardX, boardX + board.gutterWidth) ?? '')),
  };
}

describe('T11: every number is visible at the smallest size', () => {
  const clue = (text: string): Clue => text.split(' ').map((length) => ({ length: Number(length), color: 1 }));
  const textOf = (each: Clue): string => each.map((block) => block.length).join(' ') || '0';
  const tall = (): Puzzle => {
    const rows = ['1 1', '1', '1 1', '1', '1', '1', '0', '1', '1', '1', '0', '1', '1'];
    // 2 1 1 2 1 beside 1 3 2 2 1, in as many rows as the longer one needs.
    const columns = ['2 1 1 2 1', '1 3 2 2 1'];
    const cells = [
      [0, 1, 3, 5, 7, 8, 10],
      [0, 2, 3, 4, 6, 7, 9, 10, 12],
    ];
    return unwrap(
      createPuzzle({
        rows: rows.map((_, row) => {
          const [first = false, second = false] = cells.map((column) => column.includes(row));
          return first && second ? clue('2') : first || second ? clue('1') : [];
        }),
        columns: columns.map(clue),
      }),
    );
  };
  const dots = (width: number, height: number): Puzzle =>
    puzzleOfRows(
      Array.from({ length: height }, (_, row) =>
        Array.from({ length: width }, (_, column) => (row % 2 || column % 2 ? '.' : '#')).join(''),
      ),
    );

  test.each<[name: string, puzzle: Puzzle]>([
    ['columns 2 1 1 2 1 and 1 3 2 2 1', tall()],
    ['rows 1 1 1 1 1 1 1 1, 15 long', dots(15, 9)],
    ['columns 1 1 1 1 1 1 1 1, 15 high', dots(9, 15)],
  ])('%s', async (_, puzzle) => {
    const needs = neededSpace(puzzle);
    const [columns, rows] = [needs.columns, needs.rows + 2];
    await onPuzzle(puzzle, { columns, rows }, async (screen) => {
      const seen = cluesOn(screen, puzzle, columns, rows);
      expect(seen.columns.length).toBeGreaterThan(0);
      expect(seen.columns).toEqual(puzzle.columns.slice(0, seen.columns.length).map(textOf));
      expect(seen.rows).toEqual(puzzle.rows.slice(0, seen.rows.length).map(textOf));
    });
    // One column less, and it says so instead of cutting anything.
    await withScreen({ files: FILES, columns: columns - 1, rows }, async (screen) => {
      await screen.press('o', `\u001b[200~${unwrap(writePuzzles([puzzle], 'json'))}\u001b[201~`, '\r');
      await screen.until('needs');
      const said = screen.text().replaceAll(/\s+/g, ' ').replace(',', '');
      expect(said).toContain(`needs ${columns}x${rows} now ${columns - 1}x${rows}`);
    });
  });
});

test('T12: clue 1 1 2 on 8 cells: a run that two numbers could own strikes none, an anchored one strikes both', async () => {
  await onPuzzle(puzzleOfRows(['#.#.##..']), {}, async (screen) => {
    // Column clues are struck too when they are done; the only 1 filled here is the third cell.
    await screen.press(RIGHT, 'x', RIGHT, ' ', RIGHT, 'x');
    const row = (): string => struckInRow(screen);
    expect(row()).toBe('');
    await screen.press('\u001b[H', ' ');
    expect(row()).toBe('11');
  });
});

/** The struck numbers left of the first line of cells. */
function struckInRow(screen: Screen): string {
  const y = screen.lines().findIndex((line) => /\d [\d ]*│/.test(line));
  const cells = screen.cells()[y] ?? [];
  return cells
    .slice(
      0,
      cells.findIndex((cell) => cell.text === '│'),
    )
    .filter((cell) => cell.strike)
    .map((cell) => cell.text)
    .join('');
}

describe('T13: clue 2 3 3 2 on 16 cells', () => {
  const puzzle = puzzleOfRows(['##.###.###.##...', '................']);
  const keysFor = (runs: string): readonly string[] =>
    [...runs].flatMap((mark) => (mark === '#' ? [' ', RIGHT] : [RIGHT]));
  const rowColor = (screen: Screen): number | 'default' | undefined => {
    const y = screen.lines().findIndex((line) => /2 3 3 2 │/.test(line));
    return screen.cells()[y]?.find((cell) => /\d/.test(cell.text))?.fore;
  };

  test.each<[runs: string, matched: boolean]>([
    ['###.##.##.###', false],
    ['.##.###.###.##', true],
    ['##..###.###..##', true],
  ])('%s: matched is %s', async (runs, matched) => {
    await onPuzzle(puzzle, { settings: { feedback: 'off' } }, async (screen) => {
      // The cursor leaves the row: what is left is the colour that the clue has by itself.
      await screen.press('\u001b[B');
      const open = rowColor(screen);
      await screen.press('\u001b[A', ...keysFor(runs), '\u001b[B');
      expect(rowColor(screen) !== open).toBe(matched);
    });
  });
});

test('T17: where ambiguous characters are two columns wide, none is written', async () => {
  for (const settings of [{ ambiguousWidth: 2 as const }, { characters: 'ascii' as const }]) {
    await withScreen({ files: FILES, settings }, async (screen) => {
      await screen.press('\u001b[C', '?', '?', ',', '\u001b', 'n', '\u001b', '\r');
      await screen.until('row 1, column 1');
      await screen.press(' ', '\u001b[C', 'x', '\u001b[B', 'm', '(', 'i', 'y', 'e', 'M', '+', '-');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII is what must not be there
      expect(screen.written()).toMatch(/^[\u0000-\u007f]*$/);
    });
  }
});
