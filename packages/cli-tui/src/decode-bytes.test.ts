import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeBytes } from './decode-bytes.ts';

const ascii = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));

test.each<[string, Uint8Array, string]>([
  ['UTF-8', new Uint8Array(Buffer.from('title "Ünï"')), 'title "Ünï"'],
  ['a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x31]), '1'],
  ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...utf16('rows')]), 'rows'],
  ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, 0, 0x31]), '1'],
  ['UTF-16 without a mark', utf16('rows\n1'), 'rows\n1'],
  ['an old western title', ascii('title "caf\xe9"'), 'title "café"'],
  [
    'what the XML declaration says',
    ascii('<?xml version="1.0" encoding="ISO-8859-2"?>\xb1'),
    '<?xml version="1.0" encoding="ISO-8859-2"?>ą',
  ],
  ['packed text', new Uint8Array(gzipSync('rows')), 'rows'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_name, bytes, text) => {
  expect(decodeBytes(bytes)).toEqual({ ok: true, value: text });
});

test.each<[string, Uint8Array, string, object]>([
  ['a zero byte, with its place', ascii('ab\ncd\0'), 'bad-encoding', { where: { line: 2, column: 3 } }],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'bad-encoding', { message: /PNG/ }],
  ['damaged packing', Uint8Array.from([0x1f, 0x8b, 8, 0, 1]), 'bad-encoding', { message: /damaged/ }],
  ['a bomb', new Uint8Array(gzipSync(Buffer.alloc(65 * 1024 * 1024))), 'input-too-large', {}],
  ['too much', new Uint8Array(64 * 1024 * 1024 + 1), 'input-too-large', {}],
])('refuses %s', (_name, bytes, code, more) => {
  const read = decodeBytes(bytes);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  const expected = Object.fromEntries(
    Object.entries(more).map(([key, value]) => [key, value instanceof RegExp ? expect.stringMatching(value) : value]),
  );
  expect(read.error[0]).toMatchObject({ code, ...expected });
});
