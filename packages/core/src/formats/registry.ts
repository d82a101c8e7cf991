// All formats, and the two questions everybody asks: what is this text, and which puzzles are in it?
//
// To add a format: write `my-format.ts` that exports a `Format`, name its id in `format.ts`, put it
// into the list below, add it to `test/format.laws.test.ts` and describe it in `docs/formats/`.

import { problem } from '../problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../result.ts';
import { err } from '../result.ts';
import { clueTextFormat } from './clue-text.ts';
import type { Format, FormatId, ParsedPuzzle } from './format.ts';
import { jsonFormat } from './json.ts';
import { jsonLinesFormat } from './json-lines.ts';
import { nonFormat } from './non.ts';
import type { ParseOptions } from './read.ts';
import { detectAmong, readPuzzles } from './read.ts';
import { shareCodeFormat } from './share-code.ts';
import { webpbnXmlFormat } from './webpbn-xml.ts';

/** Every format, in the order in which detection prefers them. */
export const formats: readonly Format[] = [
  webpbnXmlFormat,
  jsonLinesFormat,
  jsonFormat,
  shareCodeFormat,
  nonFormat,
  clueTextFormat,
];

/** The format with this id. */
export function formatOf(id: FormatId): Format | undefined {
  return formats.find((format) => format.id === id);
}

/** The format a file name suggests by its ending; `.pbn`, `.non` and the like. */
export function formatOfFileName(name: string): Format | undefined {
  const lower = name.toLowerCase();
  return formats.find((format) => format.extensions.some((extension) => lower.endsWith(extension)));
}

/** Recognises a text by its content. */
export function detectFormat(text: string): FormatId | undefined {
  return detectAmong(formats, text)?.id;
}

/**
 * Reads all puzzles of a text.
 *
 * @returns an error only if nothing at all could be read; a single bad puzzle is an entry whose
 *   `puzzle` is an error, beside the good ones.
 * @example
 * const parsed = parsePuzzles('rows: 2 1, 1 1, 3\ncolumns: 3, 1, 1, 2');
 */
export function parsePuzzles(text: string, options: ParseOptions = {}): Result<readonly ParsedPuzzle[]> {
  return readPuzzles(formats, text, options);
}

/** Reads the first puzzle of a text, which is the only one in most files. */
export function parsePuzzle(text: string, options: ParseOptions = {}): Result<Puzzle> {
  const parsed = parsePuzzles(text, options);
  if (!parsed.ok) return parsed;
  return parsed.value[0]?.puzzle ?? err([problem('syntax', 'the text has no puzzle')]);
}

/** Writes puzzles in a format; fails if the format cannot hold them. */
export function writePuzzles(puzzles: readonly Puzzle[], format: FormatId): Result<string> {
  const writer = formatOf(format);
  if (writer) return writer.write(puzzles);
  return err([problem('unknown-format', `there is no format "${format}"`)]);
}
