// `.non`, the most common format of puzzle files: docs/formats/non.md. Three dialects and several
// habits are in use; one reader takes them all, since no file says which one it is.
//
// Sources: Steve Simpson's description of the format, the FORMAT document of mikix/nonogram-db
// (2015), and the files and programs of gkikola/nonny (2017).

import type { Block, Clue } from '../puzzle/clue.ts';
import { MAX_CELLS } from '../puzzle/limits.ts';
import type { PuzzleSource } from '../puzzle/puzzle.ts';
import { ok } from '../result.ts';
import { parsedPuzzle, unreadPuzzle } from './build.ts';
import type { MarkedBlock } from './clue-text-clue.ts';
import type { Confidence, Format, ParsedPuzzle } from './format.ts';
import { CERTAIN, LIKELY, NO } from './format.ts';
import type { KeyedPalette } from './letter-palette.ts';
import { letterPalette } from './letter-palette.ts';
import { lettersOfCells, readNonGoal, readNonSaved } from './non-cells.ts';
import { readNonClue } from './non-clue.ts';
import type { NonParts } from './non-lines.ts';
import { readNonParts } from './non-lines.ts';
import { writeNon } from './non-write.ts';
import type { ProblemList } from './problem-list.ts';
import { createProblemList } from './problem-list.ts';
import { puzzleParts } from './puzzle-parts.ts';
import { clueLines, placeOfPiece } from './section-lines.ts';
import { splitLines } from './text-lines.ts';

const SIZE_LINE = /^[ \t]*(?:width|height)[ \t]+\d/m;
const BLOCK_LINE = /^[ \t]*(?:rows|columns)[ \t]*$/m;
const GOAL_LINE = /^[ \t]*goal\b/m;

/** `.non` in the dialects of Simpson, mikix and nonny; bundles with lines of `====` between puzzles. */
export const nonFormat: Format = {
  id: 'non',
  label: '.non',
  extensions: ['.non', '.nonpack'],
  can: { colors: true, goal: true, saved: true, metadata: true, several: true },
  sniff(text): Confidence {
    const start = text.slice(0, 65_536).replaceAll(/\r\n?/g, '\n').replace('\uFEFF', '');
    if (SIZE_LINE.test(start)) return BLOCK_LINE.test(start) || GOAL_LINE.test(start) ? CERTAIN : LIKELY;
    return BLOCK_LINE.test(start) ? LIKELY : NO;
  },
  parse(text) {
    const lines = splitLines(text);
    if (!lines.ok) return lines;
    return ok(puzzleParts(lines.value).map((part, index) => parsePart(part.lines, part.firstLine, index + 1)));
  },
  write(puzzles) {
    return ok(puzzles.map(writeNon).join('\n====\n\n'));
  },
};

function parsePart(lines: readonly string[], firstLine: number, position: number): ParsedPuzzle {
  const list = createProblemList();
  const indent = lines.findIndex((line) => line.trim() !== '');
  const where = { line: firstLine + Math.max(0, indent), column: 1 };
  const parts = readNonParts(lines, firstLine, list);
  const rowPieces = parts.rows && clueLines(parts.rows, parts.height);
  const columnPieces = parts.columns && clueLines(parts.columns, parts.width);
  const names = new Set(['black', ...parts.colors.map((color) => color.key)]);
  const rows = rowPieces?.map((piece) => readNonClue(piece, names, list));
  const columns = columnPieces?.map((piece) => readNonClue(piece, names, list));
  const keyed = paletteOf(parts, [...(rows ?? []), ...(columns ?? [])].flat());
  const width = parts.width ?? columns?.length;
  const height = parts.height ?? rows?.length;
  const source: PuzzleSource = {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(rows && { rows: rows.map((row) => clueOf(row, keyed)) }),
    ...(columns && { columns: columns.map((column) => clueOf(column, keyed)) }),
    palette: keyed.palette,
    ...readPictures(parts, width, height, keyed, list),
    metadata: parts.metadata,
  };
  if (!list.isEmpty) return unreadPuzzle(position, where, list.found);
  return parsedPuzzle(position, where, source, {
    start: where,
    ...(rowPieces && { rows: rowPieces.map(placeOfPiece) }),
    ...(columnPieces && { columns: columnPieces.map(placeOfPiece) }),
    ...(parts.goal && { goal: parts.goal.where }),
  });
}

function paletteOf(parts: NonParts, blocks: readonly MarkedBlock[]): KeyedPalette {
  const keys = new Set(blocks.map((block) => block.key).filter((key) => key !== ''));
  const hasPlain = blocks.some((block) => block.key === '');
  // A goal alone may use letters; beside clues without any, letters are only a way to draw.
  if (blocks.length === 0 && parts.goal) for (const letter of lettersOfCells(parts.goal)) keys.add(letter);
  return letterPalette({ background: parts.background, declared: parts.colors, keys, hasPlain });
}

function clueOf(marked: readonly MarkedBlock[], keyed: KeyedPalette): Clue {
  return marked.map(
    ({ length, key }): Block => ({ length, color: key === '' ? keyed.plain : (keyed.colorOf.get(key) ?? keyed.plain) }),
  );
}

function readPictures(
  parts: NonParts,
  width: number | undefined,
  height: number | undefined,
  keyed: KeyedPalette,
  list: ProblemList,
): Pick<PuzzleSource, 'goal' | 'saved'> {
  const [first] = parts.goal ? [parts.goal] : parts.saved;
  if (first === undefined) return {};
  if (width === undefined || height === undefined) {
    list.add('missing-size', 'a picture needs "width" and "height" to be read', first.where);
    return {};
  }
  // Sizes beyond the limits are told by createPuzzle.
  if (width * height > MAX_CELLS) return {};
  const size = { width, height };
  const goal = parts.goal && readNonGoal(parts.goal, size, parts.colors, keyed, list);
  const saved = parts.saved.flatMap((cells) => readNonSaved(cells, size, parts.colors, keyed, list) ?? []);
  return { ...(goal && { goal }), ...(saved.length > 0 && { saved }) };
}
