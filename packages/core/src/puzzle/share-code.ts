// A puzzle as a short text that fits a link: docs/formats/share-code.md.
//
//   version byte · what follows · size · palette · title, author · picture or clues · checksum,
//   all of it in base64url: "nQ…"
//
// Codes are promises: a code made today is read by every later release, and the same puzzle always
// gives the same code (golden tests hold both). A code is accepted only if it is the one this
// puzzle has, so `toCode(fromCode(code)) === code` for every code that is read at all.

import type { Problem, TextPlace } from '../problem.ts';
import { problem } from '../problem.ts';
import type { Result } from '../result.ts';
import { err } from '../result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import type { BitReader, BitWriter } from './bit-stream.ts';
import { createBitReader, createBitWriter } from './bit-stream.ts';
import type { Palette } from './color.ts';
import { BLACK_AND_WHITE, MAX_COLORS } from './color.ts';
import { crc24 } from './crc24.ts';
import { namedPalette } from './default-colors.ts';
import { MAX_CELLS, MAX_SIDE } from './limits.ts';
import type { Metadata } from './metadata.ts';
import type { Puzzle, PuzzleSource } from './puzzle.ts';
import { createPuzzle } from './puzzle.ts';
import { readClues, readPicture, writeClues, writePicture } from './share-code-body.ts';
import { fromUtf8, toUtf8 } from './utf8.ts';

/** What a code should hold besides size, clues and colours. */
export interface ShareCodeOptions {
  /** False leaves the goal picture out: the clues alone do not give it away. True when absent. */
  readonly goal?: boolean;
  /** False leaves title and author out. True when absent. */
  readonly metadata?: boolean;
}

/** First byte of version 1; in base64url it makes every code start with `n`. */
const VERSION_1 = 0x9d;
/** The next versions keep the `n`. */
const LATER_VERSIONS = [0x9e, 0x9f];
/** Longest title or author, in bytes of UTF-8; the rest is cut off at a whole character. */
export const MAX_CODE_TEXT_BYTES = 120;
/** Longer codes cannot be: 4 million cells of 32 colours have 3.4 million characters, clues up to 13. */
const MAX_CODE_LENGTH = 16_000_000;
const CHECKSUM_BYTES = 3;
const SIZE_ORDER = 4;

/**
 * Writes a puzzle as a code. Holds size, clues, RGB values, the goal if there is one, title and
 * author (up to 120 bytes each); names of colours, saved boards and other metadata are left out.
 *
 * @example
 * const code = toCode(puzzle); // 'nQ…'
 */
export function toCode(puzzle: Puzzle, options: ShareCodeOptions = {}): string {
  const { width, height, palette } = puzzle;
  const goal = options.goal === false ? undefined : puzzle.goal;
  const isColored = !hasDefaultColors(palette);
  const texts = [puzzle.metadata.title, puzzle.metadata.author].map((text) =>
    options.metadata === false ? [] : toUtf8(text ?? '', MAX_CODE_TEXT_BYTES),
  );
  const bits = createBitWriter();
  bits.bits(VERSION_1, 8);
  bits.bits(goal ? 1 : 0, 1);
  bits.bits(isColored ? 1 : 0, 1);
  for (const bytes of texts) bits.bits(bytes.length > 0 ? 1 : 0, 1);
  bits.number(width - 1, SIZE_ORDER);
  bits.number(height - 1, SIZE_ORDER);
  if (isColored) writeColors(bits, palette);
  for (const bytes of texts) if (bytes.length > 0) writeText(bits, bytes);
  if (goal) writePicture(bits, goal, palette.length);
  else writeClues(bits, [...puzzle.rows, ...puzzle.columns], palette.length);
  const body = bits.bytes();
  const sum = crc24(body, body.length);
  const code = new Uint8Array(body.length + CHECKSUM_BYTES);
  code.set(body);
  code.set([sum >>> 16, (sum >>> 8) & 0xff, sum & 0xff], body.length);
  return toBase64Url(code);
}

/**
 * Reads a code; blanks around it do not matter.
 *
 * @returns a `bad-code` problem if a character is wrong, missing or too many, or if the code was
 *   made by a later version. Never throws, and never works longer than the code is worth.
 */
export function fromCode(text: string): Result<Puzzle> {
  const code = text.trim();
  const bytes = readEnvelope(code);
  if (!(bytes instanceof Uint8Array)) return err([bytes]);
  const source = readSource(createBitReader(bytes.subarray(1)));
  if (source === undefined) return err([problem('bad-code', 'the share code holds no puzzle', placeIn(code, 0))]);
  const made = createPuzzle(source);
  if (!made.ok) return made;
  if (toCode(made.value) === code) return made;
  return err([problem('bad-code', 'the share code is not in its shortest form', placeIn(code, 0))]);
}

/** True if a text is a share code, or looks like one that was damaged. Ordinary words do not. */
export function looksLikeCode(text: string): boolean {
  const code = text.trim();
  if (!/^n[Q-Za-z0-9_-][A-Za-z0-9_-]{6,}$/.test(code)) return false;
  return /[A-Z]/.test(code) || readEnvelope(code) instanceof Uint8Array;
}

function readEnvelope(code: string): Uint8Array | Problem {
  if (code.length > MAX_CODE_LENGTH) {
    return problem(
      'input-too-large',
      `the share code has ${code.length} characters, at most ${MAX_CODE_LENGTH} are read`,
    );
  }
  if (code === '') return problem('bad-code', 'the share code is empty', placeIn(code, 0));
  const read = fromBase64Url(code);
  if (!read.ok && read.index === code.length) {
    return problem('bad-code', 'the share code is damaged or cut off', placeIn(code, 0));
  }
  if (!read.ok) {
    const found = code.charAt(read.index).replace(/[^\x20-\x7e]/, '\ufffd');
    const message = `"${found}" cannot be at character ${read.index + 1} of a share code`;
    return problem('bad-code', message, placeIn(code, read.index));
  }
  const { bytes } = read;
  const version = bytes[0] ?? 0;
  if (LATER_VERSIONS.includes(version)) {
    return problem('bad-code', 'the share code was made by a later version of Nonokit', placeIn(code, 0));
  }
  if (version !== VERSION_1) return problem('bad-code', 'the text is not a share code', placeIn(code, 0));
  const length = bytes.length - CHECKSUM_BYTES;
  if (length < 2) return problem('bad-code', 'the share code is too short', placeIn(code, 0));
  const sum = ((bytes[length] ?? 0) << 16) | ((bytes[length + 1] ?? 0) << 8) | (bytes[length + 2] ?? 0);
  if (sum !== crc24(bytes, length)) {
    return problem('bad-code', 'the share code is damaged: its checksum does not match', placeIn(code, 0));
  }
  return bytes.subarray(0, length);
}

function readSource(bits: BitReader): PuzzleSource | undefined {
  const flags = bits.bits(4);
  const width = bits.number(SIZE_ORDER);
  const height = bits.number(SIZE_ORDER);
  if (flags === undefined || width === undefined || height === undefined) return undefined;
  if (width >= MAX_SIDE || height >= MAX_SIDE || (width + 1) * (height + 1) > MAX_CELLS) return undefined;
  const palette = flags & 4 ? readColors(bits) : BLACK_AND_WHITE;
  const title = flags & 2 ? readText(bits) : '';
  const author = flags & 1 ? readText(bits) : '';
  if (palette === undefined || title === undefined || author === undefined) return undefined;
  const shape = { width: width + 1, height: height + 1, colorCount: palette.length };
  const metadata: Metadata = { ...(title !== '' && { title }), ...(author !== '' && { author }) };
  if (flags & 8) {
    const goal = readPicture(bits, shape);
    return goal && bits.isAtEnd() ? { goal, palette, metadata } : undefined;
  }
  const clues = readClues(bits, shape.width + shape.height, palette.length);
  if (clues === undefined || !bits.isAtEnd()) return undefined;
  return { rows: clues.slice(0, shape.height), columns: clues.slice(shape.height), palette, metadata };
}

function hasDefaultColors(palette: Palette): boolean {
  return (
    palette.length === BLACK_AND_WHITE.length &&
    palette.every((color, index) => color.rgb === BLACK_AND_WHITE[index]?.rgb)
  );
}

function writeColors(bits: BitWriter, palette: Palette): void {
  bits.bits(palette.length - 1, 5);
  for (const color of palette) bits.bits(Number.parseInt(color.rgb, 16), 24);
}

function readColors(bits: BitReader): Palette | undefined {
  const more = bits.bits(5);
  if (more === undefined || more > MAX_COLORS) return undefined;
  const values: string[] = [];
  for (let index = 0; index <= more; index += 1) {
    const rgb = bits.bits(24);
    if (rgb === undefined) return undefined;
    values.push(rgb.toString(16).padStart(6, '0'));
  }
  return namedPalette(values);
}

function writeText(bits: BitWriter, bytes: readonly number[]): void {
  bits.bits(bytes.length, 7);
  for (const byte of bytes) bits.bits(byte, 8);
}

function readText(bits: BitReader): string | undefined {
  const length = bits.bits(7);
  if (length === undefined || length === 0 || length > MAX_CODE_TEXT_BYTES) return undefined;
  const bytes: number[] = [];
  while (bytes.length < length) {
    const byte = bits.bits(8);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return fromUtf8(bytes);
}

function placeIn(code: string, index: number): TextPlace {
  return index === 0 ? { line: 1, column: 1, length: Math.max(1, code.length) } : { line: 1, column: index + 1 };
}
