import { describe, expect, test } from 'vitest';
import { letterPalette } from './letter-palette.ts';

function summary(declared: string, keys: string, hasPlain: boolean): string {
  const keyed = letterPalette({
    declared: declared
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const [key = '', rgb = ''] = entry.split('=');
        return { key, rgb, ...(key.length > 1 && { name: key }) };
      }),
    keys: new Set(keys.split(' ').filter(Boolean)),
    hasPlain,
  });
  const marks = [...keyed.colorOf].filter(([key]) => key !== '').map(([key, id]) => `${key}=${id}`);
  return `${keyed.palette
    .slice(1)
    .map((color) => color.name)
    .join(' ')} | ${marks.join(' ')} | ${keyed.plain}`;
}

describe('letterPalette', () => {
  test.each([
    ['no colours at all', '', '', true, 'black |  | 1'],
    ['no blocks at all', '', '', false, 'black |  | 1'],
    ['one declared ink, never named in a clue', 'a=ff0000', '', true, 'red | a=1 | 1'],
    ['declared colours keep their order', 'b=0000ff a=ff0000', 'a b', false, 'blue red | b=1 a=2 | 1'],
    ['numbers without a letter are black, first', 'a=ff0000', 'a', true, 'black red | a=2 | 1'],
    [
      'numbers without a name are the colour called black',
      'red=ff0000 black=000000',
      'red',
      true,
      'red black | red=1 black=2 | 2',
    ],
    ['letters from the start of the alphabet are numbered', '', 'b a c', false, 'black red green | a=1 b=2 c=3 | 1'],
    ['other letters are initials', '', 'g r', false, 'green red | g=1 r=2 | 1'],
    ['two letters never share a colour', '', 'k n', true, 'black red navy | k=2 n=3 | 1'],
    ['equal values get different names', 'a=ff0000 b=ff0000', 'a b', false, 'red red 2 | a=1 b=2 | 1'],
  ])('%s', (_, declared, keys, hasPlain, expected) => {
    expect(summary(declared, keys, hasPlain)).toBe(expected);
  });
});
