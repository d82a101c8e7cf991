import { expect, test } from 'vitest';
import { etagOf, hasRepresentation } from './etag.ts';

test('the same parts give the same tag, other parts another', () => {
  expect(etagOf('a', 'bc')).toBe(etagOf('a', 'bc'));
  expect(etagOf('a', 'bc')).not.toBe(etagOf('ab', 'c'));
  expect(etagOf('a')).toMatch(/^"[0-9a-z]{28}"$/);
});

test('no two of many tags are equal', () => {
  const tags = new Set(Array.from({ length: 50_000 }, (_, index) => etagOf('puzzle', String(index))));
  expect(tags.size).toBe(50_000);
});

test.each([
  ['none', undefined, false],
  ['the tag', '"a"', true],
  ['a weak one: comparison is weak here', 'W/"a"', true],
  ['one of a list', '"b", "a"', true],
  ['any', '*', true],
  ['another', '"b"', false],
  ['without quotes', 'a', false],
])('%s', (_, header, found) => {
  expect(hasRepresentation(header, '"a"')).toBe(found);
});
