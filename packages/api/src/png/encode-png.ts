// Writes an indexed PNG (PNG specification, third edition): one byte a pixel, a palette, no filters.
//
// Deflate is fflate's, in JavaScript, and not the platform's: so the bytes are the same on every runtime,
// and an ETag made from what was asked for tells the truth.

import { zlibSync } from 'fflate';

/** Pixels that name colours of a palette. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** One palette index a pixel, row by row. */
  readonly pixels: Uint8Array;
  /** Six hex digits each, at most 256. */
  readonly palette: readonly string[];
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const INDEXED = 3;
const DEPTH = 8;

/** The file. */
export function encodePng({ width, height, pixels, palette }: IndexedImage): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const colors = palette.flatMap((rgb) => [0, 2, 4].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16)));
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', [...bytesOf(width), ...bytesOf(height), DEPTH, INDEXED, 0, 0, 0]),
    chunk('PLTE', colors),
    chunk('IDAT', zlibSync(lines, { level: 6 })),
    chunk('IEND', []),
  ];
  const file = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function bytesOf(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const body = new Uint8Array(4 + data.length);
  body.set([...name].map((char) => char.charCodeAt(0)));
  body.set(data, 4);
  const whole = new Uint8Array(body.length + 8);
  whole.set(bytesOf(data.length));
  whole.set(body, 4);
  whole.set(bytesOf(crc32(body)), 4 + body.length);
  return whole;
}

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
