// A sketch: the first pass over a black-and-white rectangle writes masks, and nothing else.
//
// Until the first decision nobody asks in which order cells were decided, and why; most pictures are solved before that.
// A row that writes to the masks of its columns finds them again in the cache for the next 31 rows. Tables by cell are
// another matter for a column: each cell is a cache miss in each of them, a million times in a big picture.
//
//   sketch()  →  lines, words of bits …  →  record()     candidates and trail, in one go, in reading order
//
// Same fixpoint, same ticks; the board that writes everything at once is the twin (board.test.ts).

import { wordAt } from '../puzzle/grid.ts';
import type { Board } from './board.ts';
import { NO_REASON } from './trail.ts';

/** `Board.narrowWord` in a sketch. */
export function sketchWord(board: Board, line: number, color: number, word: number, lost: number): void {
  const { lineWords, maskStart, height } = board.compiled;
  const { masks, queue } = board;
  const ownWord = wordAt(maskStart, line) + color * wordAt(lineWords, line) + word;
  masks[ownWord] = wordAt(masks, ownWord) & ~lost;
  const isRow = line < height;
  const place = line - (isRow ? 0 : height); // of all crossed lines, the place that is written
  const placeWord = place >> 5;
  const placeKept = ~(1 << (place & 31));
  const firstCrossed = (isRow ? height : 0) + (word << 5);
  for (let bits = lost; bits !== 0; bits &= bits - 1) {
    const crossed = firstCrossed + 31 - Math.clz32(bits & -bits);
    const crossedWord = (maskStart[crossed] as number) + color * (lineWords[crossed] as number) + placeWord;
    masks[crossedWord] = (masks[crossedWord] as number) & placeKept;
    queue.push(crossed);
    board.openCells -= 1;
  }
  queue.push(line);
}

/**
 * Gives candidates and trail what the masks of the rows say: root facts need neither order nor reasons. If no cell is
 * open and no line waits, the picture is done and nobody will ask for the trail.
 */
export function recordSketch(board: Board): void {
  const isTrailNeeded = board.openCells > 0 || board.queue.size > 0;
  for (let row = 0; row < board.compiled.height; row += 1) recordRow(board, row, isTrailNeeded);
}

/** A function of its own, because engines compile a function that is called often sooner than a loop in a loop. */
function recordRow(board: Board, row: number, isTrailNeeded: boolean): void {
  const { masks, candidates, trail } = board;
  const { width, lineWords, maskStart } = board.compiled;
  const start = wordAt(maskStart, row);
  const words = wordAt(lineWords, row);
  let cell = row * width;
  for (let column = 0; column < width; column += 1, cell += 1) {
    const word = start + (column >> 5);
    const mayBeBlank = ((masks[word] as number) >> (column & 31)) & 1;
    const mayBeFilled = ((masks[word + words] as number) >> (column & 31)) & 1;
    candidates[cell] = mayBeBlank + 2 * mayBeFilled;
    if (isTrailNeeded && mayBeBlank !== mayBeFilled) trail.push(2 * cell + mayBeBlank, NO_REASON);
  }
}
