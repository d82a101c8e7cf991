// Reading a text in whichever of some formats it is. Which formats there are is the registry's
// business; a page that wants only one or two passes its own short list and pays for no other.

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Result } from '../result.ts';
import { err } from '../result.ts';
import type { Format, FormatId, ParsedPuzzle } from './format.ts';
import { CERTAIN, NO } from './format.ts';
import { sizeProblem } from './text-lines.ts';

/** How to read a text. */
export interface ParseOptions {
  /** The format, if it is known; else it is detected by content. */
  readonly format?: FormatId | undefined;
  /** Refuses longer texts, in UTF-16 units; `MAX_TEXT_LENGTH` when absent. */
  readonly maxLength?: number | undefined;
}

/** Finds the format that is surest of a text; of equals the first. */
export function detectAmong(formats: readonly Format[], text: string): Format | undefined {
  let best: Format | undefined;
  let bestConfidence = NO;
  for (const format of formats) {
    const confidence = format.sniff(text);
    if (confidence > bestConfidence) {
      best = format;
      bestConfidence = confidence;
    }
    if (bestConfidence === CERTAIN) break;
  }
  return best;
}

/** Reads all puzzles of a text. Never throws, whatever the text is. */
export function readPuzzles(
  formats: readonly Format[],
  text: string,
  options: ParseOptions = {},
): Result<readonly ParsedPuzzle[]> {
  const tooLarge = sizeProblem(text, options.maxLength);
  if (tooLarge) return err([tooLarge]);
  if (/^\uFEFF?\s*$/.test(text)) return err([problem('syntax', 'the text is empty')]);
  const format = options.format ? formats.find((one) => one.id === options.format) : detectAmong(formats, text);
  if (format === undefined) return err([unknownFormat(formats, text, options.format)]);
  const parsed = format.parse(text);
  if (parsed.ok && parsed.value.length === 0) return err([problem('syntax', `the ${format.label} text has no puzzle`)]);
  return parsed;
}

function unknownFormat(formats: readonly Format[], text: string, wanted: FormatId | undefined): Problem {
  const known = formats.map((format) => format.id).join(', ');
  if (wanted !== undefined) return problem('unknown-format', `there is no format "${wanted}"; known are ${known}`);
  if (text.includes('\u0000')) return problem('bad-encoding', 'the text holds binary data, expected a puzzle as text');
  const where = { line: 1, column: 1 };
  return problem('unknown-format', `the text is in none of the known formats (${known})`, where);
}
