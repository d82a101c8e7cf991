import { describe, expect, test } from 'vitest';
import { codeInLink, linkWithCode } from './share-link.ts';

const CODE = 'nYlE9BCYUg';

describe('share link', () => {
  test.each([
    ['named in the hash', `https://example.org/play#puzzle=${CODE}`, CODE],
    ['with other settings', `https://example.org/play?x=1#mode=play&puzzle=${CODE}&theme=dark`, CODE],
    ['bare in the hash', `https://example.org/#${CODE}`, CODE],
    ['in the query', `https://example.org/embed?p=${CODE}`, CODE],
    ['a hash alone', `#puzzle=${CODE}`, CODE],
    ['damaged, but named', '#puzzle=oops', 'oops'],
    ['an anchor', 'https://example.org/#newspaper', undefined],
    ['no link', 'rows: 1 / 1', undefined],
  ])('%s', (_, link, code) => {
    expect(codeInLink(link)).toBe(code);
  });

  test.each([
    ['https://example.org/play', `https://example.org/play#puzzle=${CODE}`],
    ['https://example.org/play#puzzle=nQold&mode=play', `https://example.org/play#puzzle=${CODE}&mode=play`],
  ])('puts a code behind %s', (page, link) => {
    expect(linkWithCode(page, CODE)).toBe(link);
  });
});
