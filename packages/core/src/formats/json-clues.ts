// Clues as JSON writes them. All of these are the same clue of two blocks:
//
//   [2, 1]   [[2, 1], [1, 1]]   [{ "length": 2, "color": 1 }, …]   ["2a", "1a"]   "2 1"
//
// and so are these of an empty line: [], [0], null, 0, "", "0".

import type { Block, Clue } from '../puzzle/clue.ts';
import { colorOfChar, MAX_COLORS } from '../puzzle/color.ts';
import { defaultPalette } from '../puzzle/default-colors.ts';
import { MAX_SIDE } from '../puzzle/limits.ts';
import { pointerStep } from './json-scan.ts';
import { describeJson, isJsonList, isJsonObject, memberOf } from './json-value.ts';
import type { ProblemList } from './problem-list.ts';

const LETTERS = defaultPalette(MAX_COLORS);

/** Reads the clues of one axis; `undefined` if there is no list to read. Problems go to the list. */
export function readJsonClues(value: unknown, pointer: string, list: ProblemList): readonly Clue[] | undefined {
  if (!isJsonList(value)) {
    list.add('syntax', `expected a list of clues, found ${describeJson(value)}`, { pointer });
    return undefined;
  }
  if (value.length > MAX_SIDE) {
    list.add('size-out-of-range', `${value.length} clues are given, a side has at most ${MAX_SIDE} lines`, { pointer });
    return undefined;
  }
  const clues: Clue[] = [];
  for (const [index, clue] of value.entries()) {
    if (list.isFull) break;
    clues.push(readClue(clue, pointer + pointerStep(index), list));
  }
  return clues;
}

function readClue(value: unknown, pointer: string, list: ProblemList): Clue {
  if (value === null || value === 0) return [];
  if (typeof value === 'number') return [readBlock(value, pointer, list)];
  if (typeof value === 'string') {
    const words = value.split(/[\s,]+/).filter((word) => word !== '');
    if (words.length === 0 || (words.length === 1 && words[0] === '0')) return [];
    return words.map((word) => readBlock(word, pointer, list));
  }
  if (!isJsonList(value)) {
    list.add('syntax', `expected a list of blocks, found ${describeJson(value)}`, { pointer });
    return [];
  }
  if (value.length === 1 && (value[0] === 0 || value[0] === '0')) return [];
  if (value.length > MAX_SIDE) {
    list.add('size-out-of-range', `${value.length} blocks are given, a line has at most ${MAX_SIDE} cells`, {
      pointer,
    });
    return [];
  }
  return value.map((block, index) => readBlock(block, pointer + pointerStep(index), list));
}

function readBlock(value: unknown, pointer: string, list: ProblemList): Block {
  if (typeof value === 'number') return { length: value, color: 1 };
  if (typeof value === 'string') return readBlockText(value, pointer, list);
  if (isJsonList(value) && value.length === 2) {
    const [length, color] = value;
    if (typeof length === 'number' && typeof color === 'number') return { length, color };
  }
  if (isJsonObject(value)) {
    const length = memberOf(value, 'length', 'count')?.value;
    const color = memberOf(value, 'color', 'colour')?.value ?? 1;
    if (typeof length === 'number' && typeof color === 'number') return { length, color };
  }
  list.add('bad-number', `expected a length or [length, color], found ${describeJson(value)}`, { pointer });
  return { length: 1, color: 1 };
}

function readBlockText(text: string, pointer: string, list: ProblemList): Block {
  const match = /^\s*(\d{1,9})([A-Za-z]?)\s*$/.exec(text);
  const length = Number(match?.[1] ?? 0);
  const letter = match?.[2] ?? '';
  const color = letter === '' ? 1 : colorOfChar(letter, LETTERS);
  if (length >= 1 && color !== undefined) return { length, color };
  list.add('bad-number', `expected a length and perhaps a colour letter, found ${describeJson(text)}`, { pointer });
  return { length: 1, color: 1 };
}
