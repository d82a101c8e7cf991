// JSON Lines: one puzzle a line, as collections of puzzles come. A line that is broken is one
// puzzle that is broken; its position is the number of the line.

import type { TextPlace } from '../problem.ts';
import { isTextPlace, problem } from '../problem.ts';
import { ok } from '../result.ts';
import { unreadPuzzle } from './build.ts';
import type { Confidence, Format, ParsedPuzzle } from './format.ts';
import { CERTAIN, NO } from './format.ts';
import { puzzleOfJson } from './json-puzzle.ts';
import { parseJson, placeInText } from './json-text.ts';
import { jsonLineOf } from './json-write.ts';
import { splitLines, withoutMark } from './text-lines.ts';

/** After so many lines without a puzzle, a text is no collection of puzzles. */
const MAX_UNREADABLE = 1000;

/** One JSON object a line. */
export const jsonLinesFormat: Format = {
  id: 'jsonl',
  label: 'JSON Lines',
  extensions: ['.jsonl', '.ndjson'],
  can: { colors: true, goal: true, saved: true, metadata: true, several: true },
  sniff(text): Confidence {
    // A pretty-printed object breaks inside; here each of the first two lines opens an object of its own.
    const start = withoutMark(text).trimStart();
    const end = start.search(/[\r\n]/);
    if (!start.startsWith('{"') || end < 0) return NO;
    return /^\s*\{\s*"/.test(start.slice(end, end + 1000)) ? CERTAIN : NO;
  },
  parse(text) {
    const lines = splitLines(text);
    if (!lines.ok) return lines;
    const parsed: ParsedPuzzle[] = [];
    let unreadable = 0;
    for (const [index, line] of lines.value.entries()) {
      if (line.trim() === '') continue;
      const entry = parseLine(line, index + 1);
      parsed.push(entry);
      if (entry.puzzle.ok || entry.source) continue;
      unreadable += 1;
      if (unreadable < MAX_UNREADABLE) continue;
      const where = { line: index + 1, column: 1 };
      const message = `${MAX_UNREADABLE} lines could not be read; the rest of the text is left out`;
      parsed.push(unreadPuzzle(index + 1, where, [problem('syntax', message, where)]));
      break;
    }
    return ok(parsed);
  },
  write(puzzles) {
    return ok(puzzles.map((puzzle) => `${jsonLineOf(puzzle)}\n`).join(''));
  },
};

function parseLine(text: string, line: number): ParsedPuzzle {
  const placeOf = (offset: number): TextPlace => ({ line, column: offset + 1 });
  const read = parseJson(text);
  if (!read.ok) {
    const moved = read.error.map((found) =>
      isTextPlace(found.where) ? { ...found, where: { ...found.where, line } } : found,
    );
    return unreadPuzzle(line, placeOf(0), moved);
  }
  const parsed = puzzleOfJson(read.value, '', line, placeOf(0));
  return placeInText([parsed], text, placeOf)[0] ?? parsed;
}
