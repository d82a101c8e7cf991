// Clues as a person types them, or pastes them from anywhere: docs/formats/clue-text.md.
//
//   2 1, 3 / 1, 2, 1, 1
//
// Reading is forgiving about what stands between numbers and strict about numbers. Whatever shape
// the text has, there is one rule that reads it, so the same text always means the same puzzle.

import type { Block, Clue } from '../puzzle/clue.ts';
import { minimumLength } from '../puzzle/clue.ts';
import { ok } from '../result.ts';
import { parsedPuzzle, unreadPuzzle } from './build.ts';
import type { MarkedBlock } from './clue-text-clue.ts';
import { readPlainClue } from './clue-text-clue.ts';
import { readLayout } from './clue-text-layout.ts';
import { readTextItems } from './clue-text-lines.ts';
import { columnsOfTable } from './clue-text-table.ts';
import { writeClueText } from './clue-text-write.ts';
import type { Confidence, Format, ParsedPuzzle } from './format.ts';
import { LIKELY, NO, POSSIBLE } from './format.ts';
import { letterPalette } from './letter-palette.ts';
import { createProblemList } from './problem-list.ts';
import { puzzleParts } from './puzzle-parts.ts';
import type { Piece } from './section-lines.ts';
import { placeOfPiece } from './section-lines.ts';
import { splitLines } from './text-lines.ts';

const HEADING = /^[#[(< \t]*(?:rows?|columns?|cols?)\b[\w \t\]]*[:=\r\n]/im;
const OTHER = /[^\s\d,.;:|/()[\]{}"'&#*~=_–—\-A-Za-z，、．；０-９\uFEFF]/;
const LONE_LETTER = /(?:^|\D)[A-Za-z]/;

/** Forgiving plain clue text. */
export const clueTextFormat: Format = {
  id: 'clue-text',
  label: 'plain clue text',
  extensions: ['.txt', '.clues'],
  can: { colors: true, goal: false, saved: false, metadata: true, several: true },
  sniff(text): Confidence {
    if (!/\d/.test(text)) return NO;
    if (HEADING.test(text.slice(0, 65_536))) return LIKELY;
    // Only numbers, what stands between them, and letters right after them.
    return OTHER.test(text) || LONE_LETTER.test(text) ? NO : POSSIBLE;
  },
  parse(text) {
    const lines = splitLines(text);
    if (!lines.ok) return lines;
    return ok(puzzleParts(lines.value).map((part, index) => parsePart(part.lines, part.firstLine, index + 1)));
  },
  write(puzzles) {
    return ok(puzzles.map(writeClueText).join('\n====\n\n'));
  },
};

function parsePart(lines: readonly string[], firstLine: number, position: number): ParsedPuzzle {
  const list = createProblemList();
  const { items, head } = readTextItems(lines, firstLine, list);
  const where = { line: items.find((item) => item.kind !== 'blank')?.piece.line ?? firstLine, column: 1 };
  const blocks = readLayout(items, head, list);
  if (blocks === undefined) return unreadPuzzle(position, where, list.found);
  const read = (pieces: readonly Piece[]) => pieces.map((piece) => readPlainClue(piece, list));
  const rows = read(blocks.rows);
  let columns = read(blocks.columns);
  let columnPieces: readonly Piece[] = blocks.columns;
  // Columns pasted as they stand above a grid: number under number. Taken only if the rows do not
  // fit the other reading.
  const table = rows.some((row) => shortest(row) > columns.length) ? columnsOfTable(blocks.columns) : undefined;
  if (table && rows.every((row) => shortest(row) <= table.length)) {
    columns = table.map((pieces) => pieces.flatMap((piece) => readPlainClue(piece, list)));
    columnPieces = table.map((pieces) => pieces.at(-1) ?? { text: '', ...where });
  }
  if (!list.isEmpty) return unreadPuzzle(position, where, list.found);
  const all = [...rows, ...columns].flat();
  const keyed = letterPalette({
    background: head.background,
    declared: head.colors,
    keys: new Set(all.map((block) => block.key).filter((key) => key !== '')),
    hasPlain: all.some((block) => block.key === ''),
  });
  const clue = (marked: readonly MarkedBlock[]): Clue =>
    marked.map(
      ({ length, key }): Block => ({
        length,
        color: key === '' ? keyed.plain : (keyed.colorOf.get(key) ?? keyed.plain),
      }),
    );
  const source = {
    ...(head.width !== undefined && { width: head.width }),
    ...(head.height !== undefined && { height: head.height }),
    rows: rows.map(clue),
    columns: columns.map(clue),
    palette: keyed.palette,
    metadata: head.metadata,
  };
  return parsedPuzzle(position, where, source, {
    start: where,
    rows: blocks.rows.map(placeOfPiece),
    columns: columnPieces.map(placeOfPiece),
  });
}

function shortest(marked: readonly MarkedBlock[]): number {
  const colors = [...new Set(marked.map((block) => block.key))];
  return minimumLength(marked.map(({ length, key }) => ({ length, color: colors.indexOf(key) + 1 })));
}
