// From what a request brings to a puzzle that can be asked, in one of three ways out:
//
//   { puzzle, given }        ask it
//   { impossible }           clues that can be read but cannot be right: `check` answers "none" to them
//   { faults }               the rest: 422

import type { CandidateGrid, Puzzle } from '@nonokit/core';
import { cannotBeRight, colorOfChar } from '@nonokit/core';
import type { FormatId, ParsedPuzzle } from '@nonokit/core/formats';
import { formats, parsePuzzles, puzzleOfJson } from '@nonokit/core/formats';
import { MAX_SIDE } from './limits.ts';
import type { Fault } from './problem-json.ts';
import type { PuzzleShape } from './problems-of.ts';
import { faultsOfPuzzle, invalidPuzzle } from './problems-of.ts';
import type { PuzzleInput } from './schemas/puzzle.ts';

/** A puzzle, with what is known beforehand. */
export interface AskedPuzzle {
  readonly puzzle: Puzzle;
  readonly given?: CandidateGrid;
}

/** What became of the puzzle of a request. */
export type ReadPuzzle =
  | ({ readonly kind: 'puzzle' } & AskedPuzzle)
  | { readonly kind: 'impossible'; readonly faults: readonly Fault[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] };

const refuse = (...faults: readonly Fault[]): ReadPuzzle => ({ kind: 'faults', faults });

/** Reads the puzzle; pointers start with `base`. */
export function readPuzzle(input: PuzzleInput, base = ''): ReadPuzzle {
  const shape = shapeOf(input);
  const found = parseAll(input, shape, base);
  if ('faults' in found) return refuse(...found.faults);
  const [parsed, ...others] = found.parsed;
  if (parsed === undefined || others.length > 0) {
    const message = `the text has ${found.parsed.length} puzzles, this address takes one; see /v1/batch`;
    return refuse({ pointer: `${base}/${shape}`, code: 'not-one-puzzle', message });
  }
  const read = judge(parsed, shape, base);
  if (read.kind !== 'puzzle' || input.given === undefined) return read;
  const given = readGiven(input.given, read.puzzle, base);
  return 'cells' in given ? { ...read, given } : refuse(...given);
}

/** Reads all puzzles of a file, each with its own faults, or the faults of the file. */
export function readFile(input: PuzzleInput): readonly ReadPuzzle[] | { readonly faults: readonly Fault[] } {
  const found = parseAll(input, 'text', '');
  return 'faults' in found ? found : found.parsed.map((parsed) => judge(parsed, 'text', ''));
}

function judge(parsed: ParsedPuzzle, shape: PuzzleShape, base: string): ReadPuzzle {
  const { puzzle: result } = parsed;
  if (!result.ok) {
    const kind = cannotBeRight(result.error) ? 'impossible' : 'faults';
    return { kind, faults: faultsOfPuzzle(result.error, shape, base) };
  }
  const puzzle = result.value;
  if (puzzle.width <= MAX_SIDE && puzzle.height <= MAX_SIDE) return { kind: 'puzzle', puzzle };
  const message = `the puzzle is ${puzzle.width}x${puzzle.height}, a side may have at most ${MAX_SIDE} cells`;
  return refuse({ pointer: shape === 'clues' ? base : `${base}/${shape}`, code: 'size-out-of-range', message });
}

/**
 * The puzzle of a request that needs one.
 *
 * @throws {HttpProblem} 422 with every fault.
 */
export function mustReadPuzzle(input: PuzzleInput): AskedPuzzle {
  const read = readPuzzle(input);
  if (read.kind !== 'puzzle') throw invalidPuzzle(read.faults);
  return read;
}

function shapeOf(input: PuzzleInput): PuzzleShape {
  if (input.text !== undefined) return 'text';
  return input.code === undefined ? 'clues' : 'code';
}

type Found = { readonly parsed: readonly ParsedPuzzle[] } | { readonly faults: readonly Fault[] };

function parseAll(input: PuzzleInput, shape: PuzzleShape, base: string): Found {
  if (shape === 'clues') {
    const { rows, cols, columns, colors, meta } = input;
    const value = { ...meta, rows, ...(cols ? { cols } : { columns }), ...(colors && { colors }) };
    return { parsed: [puzzleOfJson(value)] };
  }
  const format = shape === 'code' ? 'share-code' : input.format;
  if (format !== undefined && !isFormat(format)) {
    const known = formats.map((one) => one.id).join(', ');
    return { faults: [{ pointer: `${base}/format`, code: 'unknown-format', message: `known formats are ${known}` }] };
  }
  const result = parsePuzzles((shape === 'code' ? input.code : input.text) ?? '', { format });
  return result.ok ? { parsed: result.value } : { faults: faultsOfPuzzle(result.error, shape, base) };
}

/** True if there is a format with this name. */
export function isFormat(id: string): id is FormatId {
  return formats.some((format) => format.id === id);
}

function readGiven(rows: readonly string[], puzzle: Puzzle, base: string): CandidateGrid | readonly Fault[] {
  const { width, height, palette } = puzzle;
  const faults: Fault[] = [];
  const cells = new Uint32Array(width * height).fill(2 ** palette.length - 1);
  if (rows.length !== height) {
    const message = `there are ${rows.length} rows of given cells, the puzzle has ${height}`;
    return [{ pointer: `${base}/given`, code: 'wrong-line-count', message }];
  }
  rows.forEach((row, index) => {
    const pointer = `${base}/given/${index}`;
    if (row.length !== width) {
      const message = `the row has ${row.length} cells, the puzzle is ${width} wide`;
      faults.push({ pointer, code: 'wrong-line-count', message });
      return;
    }
    [...row].forEach((char, column) => {
      if (char === '?') return;
      const color = colorOfChar(char, palette);
      if (color === undefined) {
        faults.push({ pointer, code: 'unknown-color', message: `"${char}" is no colour of this puzzle` });
      } else cells[index * width + column] = 2 ** color;
    });
  });
  return faults.length > 0 ? faults : { width, height, cells };
}
