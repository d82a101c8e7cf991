// A board in words, for ears: "row 3, clue 2 1, cells: filled at 1-2, unknown at 3-5".

import type { Clue, LineRef, MarkCode, Palette, Puzzle } from '@nonokit/core';
import { at, CROSSED, colorOfCode, columnOf, isBlackAndWhite, MAYBE, rowOf, UNKNOWN } from '@nonokit/core';
import type { Game } from '@nonokit/core/game';
import { reportOf } from '@nonokit/core/game';
import { colorName } from '../board/color-name.ts';
import type { Session } from '../session/session.ts';

/** What a mark is called. */
export function markWord(code: MarkCode, palette: Palette): string {
  if (code === UNKNOWN) return 'unknown';
  if (code === CROSSED) return 'crossed';
  if (code === MAYBE) return 'maybe';
  return isBlackAndWhite(palette) ? 'filled' : inkName(palette, colorOfCode(code));
}

/** What an ink is called. */
export function inkName(palette: Palette, color: number): string {
  const found = palette[color];
  return found ? colorName(found) : `colour ${color}`;
}

/** A clue in words: `2 1`, coloured `2 red, 1 blue`, `nothing` for an empty line. */
export function clueWords(clue: Clue, palette: Palette): string {
  if (clue.length === 0) return 'nothing';
  if (isBlackAndWhite(palette)) return clue.map((block) => block.length).join(' ');
  return clue.map((block) => `${block.length} ${inkName(palette, block.color)}`).join(', ');
}

/** The marks of a line, equal neighbours together. */
export function cellWords(codes: readonly MarkCode[], palette: Palette): string {
  const parts: string[] = [];
  for (let start = 0; start < codes.length; ) {
    const code = at(codes, start);
    let end = start + 1;
    while (end < codes.length && codes[end] === code) end += 1;
    const where = end - start === 1 ? `${start + 1}` : `${start + 1}-${end}`;
    parts.push(`${markWord(code, palette)} at ${where}`);
    start = end;
  }
  return parts.join(', ');
}

/** One line of the board with what there is to say about it. */
export function lineWords(session: Session, line: LineRef): string {
  const { puzzle, game, status } = session;
  const clue = at(line.axis === 'row' ? puzzle.rows : puzzle.columns, line.index);
  const state = { open: '', matched: ', complete', done: ', done', wrong: ', does not fit its clue' }[
    reportOf(status, line).status
  ];
  const cells = cellWords(codesOf(game, puzzle, line), puzzle.palette);
  return `${line.axis} ${line.index + 1}, clue ${clueWords(clue, puzzle.palette)}${state}, cells: ${cells}`;
}

function codesOf(game: Game, puzzle: Puzzle, line: LineRef): readonly MarkCode[] {
  const count = line.axis === 'row' ? puzzle.width : puzzle.height;
  return Array.from({ length: count }, (_, i) =>
    at(game.marks.cells, line.axis === 'row' ? line.index * puzzle.width + i : i * puzzle.width + line.index),
  );
}

/** So many mistakes are named; more would be a list that nobody listens to. */
const MOST_NAMED = 8;

/** Where the mistakes are that a check found, a few of them. */
export function mistakeWords({ mistakes, puzzle }: Session): readonly string[] {
  if (!mistakes) return [];
  const cells = [...mistakes.cells].map(
    (cell) => `row ${rowOf(puzzle, cell) + 1}, column ${columnOf(puzzle, cell) + 1}`,
  );
  const places = [...cells, ...mistakes.lines.map(({ axis, index }) => `${axis} ${index + 1}`)];
  const more = places.length > MOST_NAMED ? [`and ${places.length - MOST_NAMED} more`] : [];
  return [...places.slice(0, MOST_NAMED), ...more];
}

/** What can be said, for `help`. */
export const PLAIN_HELP: readonly string[] = [
  'The numbers of a line are its runs of filled cells, in order, with a gap between runs of one colour.',
  'row 3, column 5: what stands there. board: all rows. clues: all clues.',
  'fill 3 5: row 3, column 5. fill 3 5-9: several cells. cross, clear and maybe work the same way.',
  'color red, or fill 3 5 red, in coloured puzzles. colors lists them.',
  'undo, redo, reset. guess begins a guess, keep keeps it, drop takes it back.',
  'hint: where to look; say it again for more; do carries it out. check looks for mistakes.',
  'list: our drawings. open cat, open a file, a code or a link. new 10x10, daily: other puzzles.',
  'save, share, time, help, quit. The game is saved after everything you do.',
];
