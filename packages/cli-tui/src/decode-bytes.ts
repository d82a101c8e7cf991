// From the bytes of a file to text. Puzzle files are UTF-8 today, UTF-16 when a Windows program wrote
// them, and some old encoding when they are from the nineties; packed ones are unpacked. Anything with
// control characters is no text, and we say what it looks like instead.

import { gunzipSync, inflateSync } from 'node:zlib';
import type { Result } from '@nonokit/core';
import { err, ok, problem } from '@nonokit/core';

/** Most bytes that are read of one input, packed or unpacked. */
export const MAX_INPUT_BYTES = 64 * 1024 * 1024;

/** Decodes a whole file. */
export function decodeBytes(bytes: Uint8Array): Result<string> {
  if (bytes.length > MAX_INPUT_BYTES) return tooLarge();
  const magic = magicOf(bytes);
  if (magic === 'gzip' || magic === 'zlib') {
    const unpacked = unpack(bytes, magic);
    return unpacked.ok ? decodeText(unpacked.value) : unpacked;
  }
  if (magic !== undefined) return err([problem('bad-encoding', `this is ${magic}, not a puzzle as text`)]);
  return decodeText(bytes);
}

function tooLarge(): Result<never> {
  const megabytes = MAX_INPUT_BYTES / 1024 / 1024;
  return err([problem('input-too-large', `the input is larger than ${megabytes} MB`)]);
}

const MAGIC: readonly (readonly [name: string, start: readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zlib', [0x78, 0x9c]],
  ['zlib', [0x78, 0xda]],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a ZIP archive', [0x50, 0x4b, 0x03, 0x04]],
];

function magicOf(bytes: Uint8Array): string | undefined {
  return MAGIC.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
}

function unpack(bytes: Uint8Array, packing: 'gzip' | 'zlib'): Result<Uint8Array> {
  try {
    const options = { maxOutputLength: MAX_INPUT_BYTES };
    return ok(new Uint8Array(packing === 'gzip' ? gunzipSync(bytes, options) : inflateSync(bytes, options)));
  } catch (error) {
    if (error instanceof RangeError) return tooLarge();
    return err([problem('bad-encoding', `the ${packing} data is damaged or cut short`)]);
  }
}

function decodeText(bytes: Uint8Array): Result<string> {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return ok(new TextDecoder(wide).decode(bytes));
  const control = bytes.findIndex(isBinary);
  if (control >= 0) {
    const message = `byte ${control + 1} is ${hex(bytes[control])}: this is not text`;
    return err([problem('bad-encoding', message, placeOf(bytes, control))]);
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8, but text: clues are ASCII in every encoding, at worst a title gets a wrong letter.
    return ok(new TextDecoder(declaredEncoding(bytes)).decode(bytes));
  }
}

/** UTF-16 by its byte order mark, or by the zero bytes that ASCII has in it. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0 || fourth === undefined) return undefined;
  if (isAscii(first) && second === 0 && isAscii(third) && fourth === 0) return 'utf-16le';
  if (first === 0 && isAscii(second) && third === 0 && isAscii(fourth)) return 'utf-16be';
  return undefined;
}

function isAscii(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 9 && byte < 127;
}

/** Control characters other than tab, line feed, form feed, carriage return and the old end mark. */
function isBinary(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 26;
}

function hex(byte: number | undefined): string {
  return `0x${(byte ?? 0).toString(16).padStart(2, '0')}`;
}

/** What an XML declaration names, if the decoder knows it; else the usual western encoding. */
function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1];
  try {
    const decoder = named === undefined ? undefined : new TextDecoder(named);
    if (decoder !== undefined && decoder.encoding !== 'utf-8') return decoder.encoding;
  } catch {
    // An unknown name: the usual one will do.
  }
  return 'windows-1252';
}

function placeOf(bytes: Uint8Array, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let index = 0; index < offset; index += 1) {
    if (bytes[index] === 10 || (bytes[index] === 13 && bytes[index + 1] !== 10)) {
      line += 1;
      start = index + 1;
    }
  }
  return { line, column: offset - start + 1 };
}
