import { inflateSync } from 'node:zlib';
import { createPuzzle, unwrap } from '@nonokit/core';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';
import { fittingCell, renderPng } from './render-png.ts';

/** The chunks of a file by name. */
function chunksOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at);
    const name = new TextDecoder().decode(file.subarray(at + 4, at + 8));
    chunks.set(name, file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

test('a picture comes back pixel by pixel', () => {
  const pixels = Uint8Array.from([0, 1, 2, 2, 1, 0]);
  const file = encodePng({ width: 3, height: 2, pixels, palette: ['ffffff', '000000', '12ab34'] });
  expect([...file.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = chunksOf(file);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([255, 255, 255, 0, 0, 0, 0x12, 0xab, 0x34]);
  expect([...inflateSync(chunks.get('IDAT') ?? new Uint8Array())]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
});

test('the checksum of an empty chunk is the one every PNG ends with', () => {
  const file = encodePng({ width: 1, height: 1, pixels: new Uint8Array(1), palette: ['000000'] });
  expect([...file.subarray(-4)]).toEqual([0xae, 0x42, 0x60, 0x82]);
});

const puzzle = unwrap(
  createPuzzle({ rows: [[{ length: 1, color: 1 }], []], columns: [[{ length: 1, color: 1 }], [], []] }),
);

test.each([
  [20, true, 20],
  [64, false, 64],
])('a small puzzle gets the cells it asks for: %d', (wanted, clues, found) => {
  expect(fittingCell(puzzle, wanted, clues)).toBe(found);
});

test('a large puzzle gets smaller cells, and none that make clues unreadable', () => {
  const lines = Array.from({ length: 200 }, () => []);
  const large = unwrap(createPuzzle({ rows: lines, columns: lines }));
  expect(fittingCell(large, 20, false)).toBe(9);
  expect(fittingCell(large, 20, true)).toBe(0);
});

test('filled cells are filled, in ink, inside the grid', () => {
  const board = { width: 3, height: 2, cells: Uint8Array.from([1, 0, 0, 0, 0, 0]) };
  const file = renderPng(puzzle, { board, cellSize: 10, theme: 'light', clues: false });
  const data = inflateSync(chunksOf(file).get('IDAT') ?? new Uint8Array());
  const width = 3 * 10 + 3;
  const at = (x: number, y: number): number | undefined => data[y * (width + 1) + 1 + x];
  expect([at(6, 6), at(16, 6), at(6, 16)]).toEqual([1, 0, 0]);
});
