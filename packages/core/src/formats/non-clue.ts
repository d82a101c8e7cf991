// One clue of a `.non` file, in all its dialects:
//
//   7,1,1           numbers and commas (Simpson), blanks do as well
//   3b,1d           a colour letter after the number (mikix)
//   red 1 1 black 2 a colour name before the numbers, in force until the next (nonny)
//   0               an empty line

import type { MarkedBlock } from './clue-text-clue.ts';
import type { ProblemList } from './problem-list.ts';
import type { Piece } from './section-lines.ts';
import { placeOfPiece } from './section-lines.ts';
import { quoted } from './text-lines.ts';

/** Reads a clue; `names` are the colours of the file. A blank line is an empty clue. */
export function readNonClue(piece: Piece, names: ReadonlySet<string>, list: ProblemList): readonly MarkedBlock[] {
  const blocks: MarkedBlock[] = [];
  let key = '';
  let hasZero = false;
  for (const match of piece.text.matchAll(/[^\s,:]+/g)) {
    if (list.isFull) break;
    const word = match[0];
    const where = { line: piece.line, column: piece.column + match.index, length: Math.min(word.length, 60) };
    if (names.has(word)) {
      key = word;
      continue;
    }
    // Anything but a letter right after a number means nothing, say the descriptions.
    const read = /^(\d{1,9})(?![\d.-])([A-Za-z]*)/.exec(word);
    const suffix = read?.[2] ?? '';
    if (read === null) {
      list.add('bad-number', `${quoted(word)} is not the length of a block`, where);
    } else if (suffix.length > 1 && !names.has(suffix)) {
      list.add('unknown-color', `${quoted(suffix)} is no colour of this file`, where);
    } else if (Number(read[1]) === 0) {
      hasZero = true;
    } else {
      blocks.push({ length: Number(read[1]), key: suffix === '' ? key : suffix });
    }
  }
  if (hasZero && blocks.length > 0) {
    list.add('bad-number', 'a block of length 0 stands beside others; an empty line is a 0 alone', placeOfPiece(piece));
  }
  return blocks;
}
