import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzleArb } from '../../test/arbitraries/puzzle.arb.ts';
import { toBase64Url } from './base64url.ts';
import { crc24 } from './crc24.ts';
import { defaultPalette } from './default-colors.ts';
import { pictureOfRows } from './picture.ts';
import type { Puzzle } from './puzzle.ts';
import { puzzleOf, samePuzzle } from './puzzle.ts';
import type { ShareCodeOptions } from './share-code.ts';
import { fromCode, looksLikeCode, toCode } from './share-code.ts';

function puzzle(rows: readonly string[], inks = 1, metadata = {}): Puzzle {
  const palette = defaultPalette(inks);
  const picture = pictureOfRows(rows, palette);
  const made = picture && puzzleOf(picture, palette, metadata);
  if (!made?.ok) throw new Error('not a picture');
  return made.value;
}

const BRIDGE = ['###', '#.#'];
const FLAG = ['aaabbb', 'aaabbb', '...ccc'];

/** A code of our own making around any body, with a good checksum. */
function forged(...body: readonly number[]): string {
  const bytes = Uint8Array.from(body);
  const sum = crc24(bytes, bytes.length);
  return toBase64Url(Uint8Array.of(...body, sum >>> 16, (sum >>> 8) & 255, sum & 255));
}

describe('share code', () => {
  // A code that was given out once is read for ever: these lines are only added to.
  const golden: readonly (readonly [string, Puzzle, ShareCodeOptions, string])[] = [
    ['one cell', puzzle(['#']), {}, 'nYhAgMw6DQ'],
    ['one empty cell', puzzle(['.']), {}, 'nYhAAP99qQ'],
    ['a picture', puzzle(BRIDGE), {}, 'nYlE9BCYUg'],
    ['clues only', puzzle(BRIDGE), { goal: false }, 'nQlEjaevoHhi0A'],
    ['title and author', puzzle(BRIDGE, 1, { title: 'Brücke', author: 'Ann' }), {}, 'nblEOhOWHeMbWyg0Fubj0PAm9w'],
    ['title left out', puzzle(BRIDGE, 1, { title: 'Brücke', author: 'Ann' }), { metadata: false }, 'nYlE9BCYUg'],
    ['colours', puzzle(FLAG, 3), {}, 'ncrIf___4AAAGuTHpdFnqFrWscwcERI'],
    ['colours, clues only', puzzle(FLAG, 3), { goal: false }, 'nUrIf___4AAAGuTHpdFnoDY1sanJCQkNOac04INUNQ'],
    [
      '31 inks',
      puzzle(['abcdefghijklmnopqrstuvwxyzABCDE'], 31),
      {},
      'ncXQ____-AAABrkx6XRZ6Pr9_4RRI9n9B5YAo9JRCKQEV3P9RAQEBH5J0v2fM9D5WNlS4-PQ9_t6zTvfm_7FNpWkZsD04LqBVky4AosDf6UEUhmE4X6GhUIY1HIsKuvR1U6fABEMhTHQlS2Nc-EZTpW18Z1vnffAo3Wu',
    ],
    [
      'runs along rows',
      puzzle(Array.from({ length: 9 }, (_, row) => (row % 4 ? '.' : '#').repeat(40))),
      {},
      'nYb4dzrfOt840Tv-',
    ],
    ['runs along columns', puzzle(Array.from({ length: 40 }, () => '#....#...')), {}, 'nYw3tzt_OtxitRg'],
  ];

  test.each(golden)('of %s never changes', (_, one, options, code) => {
    expect(toCode(one, options)).toBe(code);
    const read = fromCode(code);
    expect(read.ok && toCode(read.value)).toBe(code);
  });

  test('keeps size, clues, goal, RGB values, title and author', () => {
    fc.assert(
      fc.property(puzzleArb({ maxInks: 31, maxSide: 12 }), (one) => {
        const read = fromCode(toCode(one));
        if (!read.ok) throw new Error(read.error[0]?.message);
        expect(samePuzzle(read.value, one)).toBe(true);
        expect(read.value.palette).toEqual(one.palette);
        const { title, author } = one.metadata;
        expect(read.value.metadata).toEqual({ ...(title && { title }), ...(author && { author }) });
      }),
      { numRuns: 300 },
    );
  });

  test('is the only code of its puzzle, and any slip is noticed', () => {
    fc.assert(
      fc.property(puzzleArb(), fc.nat(), fc.integer({ min: 0, max: 63 }), (one, at, value) => {
        const code = toCode(one);
        const index = at % code.length;
        const char = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.charAt(value);
        const changed = code.slice(0, index) + char + code.slice(index + 1);
        expect(fromCode(changed).ok).toBe(changed === code);
        expect(fromCode(code.slice(0, index)).ok).toBe(false);
        expect(fromCode(code.slice(0, index) + code.slice(index + 1)).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('reads any text without throwing, and only codes it would write itself', () => {
    const body = fc.uint8Array({ maxLength: 40 }).map((bytes) => forged(0x9d, ...bytes));
    fc.assert(
      fc.property(fc.oneof(fc.string(), body), (text) => {
        const read = fromCode(text);
        if (read.ok) expect(toCode(read.value)).toBe(text.trim());
        else expect(read.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['nothing', '', 'the share code is empty'],
    ['a stray character', 'nQA*AAAA', '"*" cannot be at character 4 of a share code'],
    ['something else', 'AAAAAAAA', 'the text is not a share code'],
    ['too short', forged(0x9d), 'the share code is too short'],
    ['a later version', forged(0x9e, 1, 2, 3), 'the share code was made by a later version of Nonokit'],
    ['a damaged code', `${forged(0x9d, 1, 2).slice(0, -1)}A`, 'the share code is damaged: its checksum does not match'],
    ['a size without cells', forged(0x9d, 0x08, 0x42), 'the share code holds no puzzle'],
    [
      'a size beyond the limits',
      forged(0x9d, 0x00, 0x00, 0xff, 0xff, 0, 1, 255, 255),
      'the share code holds no puzzle',
    ],
  ])('says what is wrong with %s', (_, code, message) => {
    const read = fromCode(code);
    expect(read.ok ? '' : [read.error[0]?.code, read.error[0]?.message]).toEqual(['bad-code', message]);
  });

  test('cuts long titles at a whole character', () => {
    const read = fromCode(toCode(puzzle(BRIDGE, 1, { title: 'ü'.repeat(61) })));
    expect(read.ok && read.value.metadata.title).toBe('ü'.repeat(60));
  });

  test.each([
    ['a code', toCode(puzzle(BRIDGE)), true],
    ['a word', 'newspaper', false],
    ['a longer word', 'nonograms', false],
    ['a line of clues', '1 1 1', false],
  ])('recognises %s', (_, text, expected) => {
    expect(looksLikeCode(text)).toBe(expected);
  });
});
