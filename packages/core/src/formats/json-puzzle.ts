// From a JSON value to puzzles. Problems name their place as a JSON pointer, so the same reader
// serves files (which turn pointers into lines of text) and the HTTP API (which returns them).
//
//   { "title": "Bridge", "rows": [[3], [1, 1]], "columns": [[2], [1], [2]] }

import type { Place, TextPlace } from '../problem.ts';
import type { Clue } from '../puzzle/clue.ts';
import type { Color, Palette } from '../puzzle/color.ts';
import { BLACK_AND_WHITE, MAX_COLORS } from '../puzzle/color.ts';
import { colorNameOf, defaultPalette, readRgb } from '../puzzle/default-colors.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import type { PuzzleSource } from '../puzzle/puzzle.ts';
import { parsedPuzzle, unreadPuzzle } from './build.ts';
import type { ParsedPuzzle } from './format.ts';
import { readJsonClues } from './json-clues.ts';
import { readJsonBoards, readJsonPicture } from './json-picture.ts';
import { pointerStep } from './json-scan.ts';
import type { JsonObject, Member } from './json-value.ts';
import { describeJson, isJsonList, isJsonObject, memberOf } from './json-value.ts';
import type { ProblemList } from './problem-list.ts';
import { createProblemList } from './problem-list.ts';

const START: TextPlace = { line: 1, column: 1 };
const ROWS = ['rows', 'rowClues', 'rowHints', 'rowsDef'];
const COLUMNS = ['columns', 'cols', 'columnClues', 'colClues', 'columnHints', 'colHints', 'columnsDef', 'colsDef'];

/**
 * Reads the puzzles of a JSON value: an object is one puzzle; a list, or a list under `puzzles`,
 * holds several. Never throws.
 */
export function puzzlesOfJson(value: unknown, where: TextPlace = START): readonly ParsedPuzzle[] {
  if (isJsonList(value)) return puzzlesOfList(value, '', where);
  const bundle = isJsonObject(value) && !memberOf(value, ...ROWS) ? memberOf(value, 'puzzles') : undefined;
  if (isJsonList(bundle?.value)) return puzzlesOfList(bundle.value, pointerStep('puzzles'), where);
  return [puzzleOfJson(value, '', 1, where)];
}

function puzzlesOfList(list: readonly unknown[], pointer: string, where: TextPlace): readonly ParsedPuzzle[] {
  return list.map((one, index) => puzzleOfJson(one, pointer + pointerStep(index), index + 1, where));
}

/** Reads one puzzle; its problems point below `pointer`. Never throws. */
export function puzzleOfJson(value: unknown, pointer = '', position = 1, where: TextPlace = START): ParsedPuzzle {
  const list = createProblemList();
  if (!isJsonObject(value)) {
    list.add('syntax', `expected an object with "rows" and "columns", found ${describeJson(value)}`, { pointer });
    return unreadPuzzle(position, where, list.found);
  }
  // Some programs put the puzzle one level down, beside its name.
  const wrapper = memberOf(value, ...ROWS) ? undefined : memberOf(value, 'puzzle', 'scheme');
  const inner = isJsonObject(wrapper?.value) ? wrapper.value : value;
  const base = wrapper && inner !== value ? pointer + pointerStep(wrapper.name) : pointer;
  const rows = memberOf(inner, ...ROWS);
  const columns = memberOf(inner, ...COLUMNS);
  const clues = {
    rows: rows && readJsonClues(rows.value, base + pointerStep(rows.name), list),
    columns: columns && readJsonClues(columns.value, base + pointerStep(columns.name), list),
  };
  const colors = memberOf(inner, 'colors', 'colours', 'palette');
  const palette = colors
    ? readPalette(colors.value, base + pointerStep(colors.name), list)
    : paletteFor([...(clues.rows ?? []), ...(clues.columns ?? [])]);
  // Beside clues, only `goal` is sure to mean the author's picture.
  const goal = rows && columns ? memberOf(inner, 'goal') : memberOf(inner, 'goal', 'solution', 'picture');
  const saved = memberOf(inner, 'saved');
  const source: PuzzleSource = {
    ...sizeMember(inner, 'width', base, list),
    ...sizeMember(inner, 'height', base, list),
    ...(clues.rows && { rows: clues.rows }),
    ...(clues.columns && { columns: clues.columns }),
    palette,
    ...pick('goal', goal && readJsonPicture(goal.value, base + pointerStep(goal.name), palette, list)),
    ...pick('saved', saved && readJsonBoards(saved.value, base + pointerStep('saved'), palette, list)),
    metadata: { ...readMetadata(inner), ...readMetadata(value) },
  };
  if (!list.isEmpty) return unreadPuzzle(position, where, list.found);
  const places = (member: Member | undefined, count: number): readonly Place[] =>
    Array.from({ length: count }, (_, index) => ({
      pointer: base + pointerStep(member?.name ?? '') + pointerStep(index),
    }));
  return parsedPuzzle(position, where, source, {
    start: { pointer },
    rows: places(rows, clues.rows?.length ?? 0),
    columns: places(columns, clues.columns?.length ?? 0),
    ...(goal && { goal: { pointer: base + pointerStep(goal.name) } }),
    ...(colors && { palette: { pointer: base + pointerStep(colors.name) } }),
  });
}

function pick<K extends string, T>(name: K, value: T | undefined): { readonly [key in K]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in K]?: T });
}

function sizeMember(
  value: JsonObject,
  name: 'width' | 'height',
  base: string,
  list: ProblemList,
): { readonly width?: number; readonly height?: number } {
  const member = memberOf(value, name);
  if (member === undefined) return {};
  if (typeof member.value === 'number') return { [name]: member.value };
  list.add('bad-number', `the ${name} must be a number, found ${describeJson(member.value)}`, {
    pointer: base + pointerStep(name),
  });
  return {};
}

function readPalette(value: unknown, pointer: string, list: ProblemList): Palette {
  if (!isJsonList(value) || value.length === 0 || value.length > MAX_COLORS + 1) {
    const found = isJsonList(value) ? `${value.length} colours` : describeJson(value);
    const code = isJsonList(value) && value.length > 0 ? 'too-many-colors' : 'bad-color';
    list.add(code, `expected a list of 1 to ${MAX_COLORS + 1} colours, background first, found ${found}`, {
      pointer,
    });
    return BLACK_AND_WHITE;
  }
  const palette = value.map((one, index) => readColor(one, pointer + pointerStep(index), list));
  return palette;
}

function readColor(value: unknown, pointer: string, list: ProblemList): Color {
  const text = isJsonObject(value) ? memberOf(value, 'rgb', 'hex', 'color')?.value : value;
  const rgb = typeof text === 'string' ? readRgb(text) : undefined;
  if (rgb === undefined) {
    list.add('bad-color', `expected a colour such as "#d7263d", found ${describeJson(text)}`, { pointer });
    return { name: 'unreadable', rgb: '000000' };
  }
  const name = isJsonObject(value) ? memberOf(value, 'name')?.value : undefined;
  return { name: typeof name === 'string' ? name : colorNameOf(rgb), rgb };
}

/** A file that speaks of no colours gets as many default inks as its clues use. */
function paletteFor(clues: readonly Clue[]): Palette {
  let highest = 1;
  for (const clue of clues) for (const block of clue) if (block.color > highest) highest = block.color;
  return defaultPalette(Math.min(highest, MAX_COLORS));
}

const TEXTS: readonly (readonly [keyof Omit<Metadata, 'notes'>, ...string[]])[] = [
  ['id', 'id'],
  ['title', 'title', 'name'],
  ['author', 'author', 'by'],
  ['copyright', 'copyright'],
  ['licence', 'licence', 'license'],
  ['source', 'source'],
  ['catalogue', 'catalogue', 'catalog'],
  ['description', 'description'],
];

/** Texts and numbers under the known names; anything else there is not ours to refuse. */
function readMetadata(value: JsonObject): Metadata {
  const metadata: { -readonly [key in keyof Metadata]: Metadata[key] } = {};
  for (const [key, ...names] of TEXTS) {
    const found = memberOf(value, ...names)?.value;
    if (typeof found === 'string' || typeof found === 'number') metadata[key] = String(found);
  }
  const notes = memberOf(value, 'notes')?.value;
  const texts = isJsonList(notes) ? notes.filter((note) => typeof note === 'string') : [];
  if (texts.length > 0) metadata.notes = texts;
  return metadata;
}
