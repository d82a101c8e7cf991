import { expect, test } from 'vitest';
import { asciiText } from './ascii-text.ts';

test.each([
  ['plain ~ text\u001b[0m', 'plain ~ text\u001b[0m'],
  ['Déjà vu…', 'Deja vu.'],
  ['e\u0301t\u0301e\u0301', 'ete'],
  ['数织', '????'],
  ['한글', '????'],
  ['Ωmega ½', '?mega ?'],
  ['🙂!', '??!'],
])('%j becomes %j', (text, ascii) => {
  expect(asciiText(text)).toBe(ascii);
});
