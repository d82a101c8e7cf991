// What is written where only ASCII may be: titles and names of files can hold any letter.
//
//   "Déjà vu…"  →  "Deja vu."      "数织"  →  "????"

import { isWide } from './pane.ts';

const ALIKE: Readonly<Record<string, string>> = {
  '…': '.',
  '‐': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '×': 'x',
  '·': '.',
  '✓': 'v',
  ß: 's',
  ø: 'o',
  ł: 'l',
};

/** The same for signs alone that some terminals draw two columns wide; letters stay. */
export function narrowText(text: string): string {
  return text.replace(/[…‐–—‘’“”×·]/g, (sign) => ALIKE[sign] ?? '?');
}

/** Replaces each letter by one like it, or by question marks, in as many columns as it had. */
export function asciiText(text: string): string {
  return text.replace(/[^\0-\u007f]/gu, (letter) => {
    if (/\p{M}/u.test(letter)) return '';
    const base = letter.normalize('NFD').charAt(0);
    if (base <= '\u007f') return base;
    return ALIKE[letter] ?? (letter.length > 1 || isWide(letter) ? '??' : '?');
  });
}
