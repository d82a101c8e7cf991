// Our own JSON, and what other programs write in its shape: docs/formats/json.md.

import { ok } from '../result.ts';
import type { Confidence, Format } from './format.ts';
import { CERTAIN, NO, POSSIBLE } from './format.ts';
import { puzzlesOfJson } from './json-puzzle.ts';
import { parseJson, placeInText } from './json-text.ts';
import { prettyJsonOf } from './json-write.ts';
import { createPlaceFinder, withoutMark } from './text-lines.ts';

/** JSON with one puzzle or a list of them. */
export const jsonFormat: Format = {
  id: 'json',
  label: 'JSON',
  extensions: ['.json'],
  can: { colors: true, goal: true, saved: true, metadata: true, several: true },
  sniff(text): Confidence {
    const start = /^\uFEFF?\s*([[{])/.exec(text.slice(0, 1000));
    if (!start) return NO;
    return start[1] === '{' || /^\s*\[\s*[[{\]]/.test(withoutMark(text).slice(0, 1000)) ? CERTAIN : POSSIBLE;
  },
  parse(text) {
    const read = parseJson(text);
    if (!read.ok) return read;
    const body = withoutMark(text);
    return ok(placeInText(puzzlesOfJson(read.value), body, createPlaceFinder(body)));
  },
  write(puzzles) {
    const [first, ...others] = puzzles;
    if (first && others.length === 0) return ok(`${prettyJsonOf(first)}\n`);
    const list = puzzles.map((puzzle) => prettyJsonOf(puzzle, '  ')).join(',\n');
    return ok(puzzles.length === 0 ? '[]\n' : `[\n${list}\n]\n`);
  },
};
