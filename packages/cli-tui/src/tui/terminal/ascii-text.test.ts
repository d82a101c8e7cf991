import { expect, test } from 'vitest';
import { asciiText, narrowText } from './ascii-text.ts';

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

test('where only signs are too wide, letters stay', () => {
  expect(narrowText('数织 “é”…')).toBe('数织 "é".');
});
