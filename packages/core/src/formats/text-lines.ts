// A text as lines, whatever ends them: LF, CRLF, or the lone CR of old Macs and of some
// tournament files. Lines are counted as editors count them, so places can be shown to a person.

import type { Problem, TextPlace } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';

/** Longest text that is read at all, in UTF-16 units. A 2000x2000 puzzle with its goal has some 12 million. */
export const MAX_TEXT_LENGTH = 33_554_432;

/** Most lines of a text. */
const MAX_TEXT_LINES = 500_000;

/** Removes a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Refuses a text that is too long to be a puzzle, before anybody works on it. */
export function sizeProblem(text: string, maxLength: number = MAX_TEXT_LENGTH): Problem | undefined {
  if (text.length <= maxLength) return undefined;
  return problem('input-too-large', `the text has ${text.length} characters, at most ${maxLength} are read`);
}

/** Cuts a text into lines without their ends; `lines[0]` is line 1. */
export function splitLines(text: string): Result<readonly string[]> {
  let count = 1;
  for (let from = 0; count <= MAX_TEXT_LINES; count += 1) {
    const end = lineEndAfter(text, from);
    if (end < 0) return ok(withoutMark(text).split(/\r\n|\r|\n/));
    from = end;
  }
  return err([problem('input-too-large', `the text has more than ${MAX_TEXT_LINES} lines`)]);
}

/** The index after the next line end, or -1. */
function lineEndAfter(text: string, from: number): number {
  for (let i = from; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (char === 10) return i + 1;
    if (char === 13) return text.charCodeAt(i + 1) === 10 ? i + 2 : i + 1;
  }
  return -1;
}

/** One line of a text, counted from 1, found without cutting the whole text; `undefined` if there is none. */
export function textLine(text: string, line: number): string | undefined {
  const body = withoutMark(text);
  const ends = /\r\n|\r|\n/g;
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    if (!ends.test(body)) return undefined;
    start = ends.lastIndex;
  }
  const end = ends.exec(body);
  return body.slice(start, end ? end.index : body.length);
}

/** Makes a function that turns offsets of a text into places; it numbers the lines once. */
export function createPlaceFinder(text: string): (offset: number) => TextPlace {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let next = lineEndAfter(text, 0); next >= 0; next = lineEndAfter(text, next)) starts.push(next);
  return starts;
}

/** Quotes a piece of a text for a message: short, on one line, without control characters. */
export function quoted(text: string): string {
  const short = text.length > 24 ? `${text.slice(0, 24)}…` : text;
  return `"${short.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\ufffd')}"`;
}
