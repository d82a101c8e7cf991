// JSON text, with places. Shared by the two formats that are made of it.

import type { Problem, TextPlace } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { ParsedPuzzle } from './format.ts';
import type { Span } from './json-scan.ts';
import { findJsonFault, findPointers, isNestedTooDeep } from './json-scan.ts';
import { createPlaceFinder, quoted, withoutMark } from './text-lines.ts';

/** Longer values (a whole puzzle) are shown by their first character only. */
const LONGEST_CARET = 60;

/** Reads JSON; a syntax error names line and column in our own words. */
export function parseJson(text: string): Result<unknown> {
  const body = withoutMark(text);
  try {
    if (!isNestedTooDeep(body)) {
      const value: unknown = JSON.parse(body);
      return ok(value);
    }
  } catch {
    // The scanner below says what is wrong, in the same words in every engine.
  }
  const fault = findJsonFault(body) ?? { offset: 0, length: 1, message: 'the text is not JSON' };
  const found = quoted(body.slice(fault.offset, fault.offset + fault.length));
  const place = { ...createPlaceFinder(body)(fault.offset), length: fault.length };
  return err([
    problem('syntax', fault.offset < body.length ? `${fault.message}, found ${found}` : fault.message, place),
  ]);
}

/** Turns the JSON pointers of problems into places of the text; the pointers stay as related places. */
export function placeInText(
  parsed: readonly ParsedPuzzle[],
  text: string,
  placeOf: (offset: number) => TextPlace,
): readonly ParsedPuzzle[] {
  const pointers = new Set<string>();
  for (const { puzzle } of parsed) {
    for (const { where } of puzzle.ok ? [] : puzzle.error) {
      if (where && 'pointer' in where) for (const pointer of withParents(where.pointer)) pointers.add(pointer);
    }
  }
  if (pointers.size === 0) return parsed;
  const spans = findPointers(withoutMark(text), pointers);
  return parsed.map((entry) =>
    entry.puzzle.ok ? entry : { ...entry, puzzle: err(entry.puzzle.error.map((one) => inText(one, spans, placeOf))) },
  );
}

function inText(found: Problem, spans: ReadonlyMap<string, Span>, placeOf: (offset: number) => TextPlace): Problem {
  const { where } = found;
  if (where === undefined || !('pointer' in where)) return found;
  // A place that the text does not have (a member that is missing) is shown at what should hold it.
  const span = withParents(where.pointer)
    .map((pointer) => spans.get(pointer))
    .find((one) => one !== undefined);
  const place = { ...placeOf(span?.offset ?? 0), length: span && span.length <= LONGEST_CARET ? span.length : 1 };
  return { ...found, where: place, related: [where, ...(found.related ?? [])] };
}

/** `/rows/3` → `/rows/3`, `/rows`, ``. */
function withParents(pointer: string): readonly string[] {
  const steps = pointer.split('/');
  return steps.map((_, depth) => steps.slice(0, steps.length - depth).join('/'));
}
