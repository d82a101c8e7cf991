// A board in a few words: marks in reading order, repeated ones counted.
//
//   ?????###.   →   ?*5 1*3 .

import { at } from '../puzzle/grid.ts';
import { markText } from './mark-text.ts';

/** Writes the marks of a board; the same text means the same board. */
export function boardText(marks: Uint8Array): string {
  const words: string[] = [];
  for (let start = 0; start < marks.length; ) {
    const code = at(marks, start);
    let end = start + 1;
    while (marks[end] === code) end += 1;
    words.push(end - start === 1 ? markText(code) : `${markText(code)}*${end - start}`);
    start = end;
  }
  return words.join(' ');
}
