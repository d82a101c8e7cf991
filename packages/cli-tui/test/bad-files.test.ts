// Whatever is in a file: a sentence with a place, exit code 2, in bounded time, and never a stack trace.

import { expect, test } from 'vitest';
import { main } from '../src/main.ts';
import { fakeIo } from './support/fake-io.ts';

/** Repeatable noise (mulberry32, Tommy Ettinger). */
function noise(seed: number, length: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 255;
  });
}

async function solve(data: string | Uint8Array, name = 'bad.non', command = 'solve') {
  const io = fakeIo({ files: { [name]: data } });
  const code = await main([command, name], io);
  return { code, out: io.out(), err: io.err() };
}

const XML = '<?xml version="1.0"?><puzzleset><puzzle type="grid"><clues type="columns"><line><count>1</count></line>';

test.each<[string, string | Uint8Array, string?]>([
  ['random bytes', noise(1, 5000)],
  ['a few random bytes', noise(2, 7)],
  ['random bytes without zeros', noise(3, 2000).map((byte) => byte || 65)],
  ['cut XML', XML, 'bad.xml'],
  ['XML with an end that does not match', `${XML}</puzzle>`, 'bad.xml'],
  ['negative numbers', 'rows: -1\ncolumns: 1\n'],
  ['huge numbers', 'rows: 99999999999999999999999\ncolumns: 1\n'],
  ['a huge size', 'width 1000000000\nheight 1000000000\nrows\n1\ncolumns\n1\n'],
  ['numbers in JSON beyond all sizes', '{"rows":[[1e300]],"columns":[[1]]}', 'bad.json'],
  ['deep JSON', `${'['.repeat(100_000)}`, 'bad.json'],
  ['nothing', ''],
  ['blanks', ' \r\n \t \r\n'],
  ['a byte order mark alone', Uint8Array.from([0xef, 0xbb, 0xbf])],
  ['prose', 'Dear reader, this is not a puzzle at all.\n'],
  ['escape codes', '\u001b[2J\u001b]0;x\u0007 rows: 1\n'],
])('%s', async (_name, data, file = 'bad.non') => {
  const { code, out, err } = await solve(data, file);
  expect(err).toMatch(new RegExp(`^${file.replace('.', '\\.')}(:\\d+:\\d+| /\\S*)? {2}[a-z-]+ {2}.{5}`));
  expect(err).not.toMatch(/^\s+at .*\(|node:internal|Error:/m);
  expect(err.length).toBeLessThan(10_000);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test.each<[string, string]>([
  ['digits', '1'.repeat(10_000_000)],
  ['numbers', '12 '.repeat(3_300_000)],
  ['lines', '1\n'.repeat(5_000_000)],
])('ten megabytes of %s end soon', async (_name, data) => {
  const { code, err } = await solve(data);
  expect(code).toBe(2);
  expect(err.length).toBeLessThan(10_000);
});

const LINES = ['rows', '1', '3', '1', 'columns', '1', '3', '1', ''];

test.each<[string, string | Uint8Array]>([
  ['carriage returns and line feeds', LINES.join('\r\n')],
  ['lone carriage returns', LINES.join('\r')],
  ['a byte order mark', `\ufeff${LINES.join('\n')}`],
  ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${LINES.join('\r\n')}`, 'utf16le'))],
  ['no final line break', LINES.join('\n').trimEnd()],
])('%s are read all the same', async (_name, data) => {
  const { code, out } = await solve(data);
  expect(code).toBe(0);
  expect(out).toContain('.#.\n###\n.#.\n');
});

test.each(['check', 'convert', 'show'])('%s refuses them too', async (command) => {
  const io = fakeIo({ files: { 'bad.non': noise(4, 3000) } });
  expect(await main([command, 'bad.non', ...(command === 'convert' ? ['--to', 'json'] : [])], io)).toBe(2);
  expect(io.out()).toBe('');
});
