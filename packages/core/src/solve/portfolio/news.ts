// What one arm of a portfolio tells the others, as one flat array that may be sent to another thread.
//
//   cellCount | varCount | solutions | words of clauses | solutions, a byte a cell … | size lbd a b c … | size lbd …
//
// News carry the solutions that their sender has excluded so far, because a clause learnt behind them follows from
// the puzzle *without* these solutions, and from nothing less. Whoever hears of it finds the solutions first, then
// believes the clause (exchange.ts).

import { wordAt } from '../../puzzle/grid.ts';

/** Longest clause that arms tell each other; short ones cut most and cost least. */
export const MAX_SHARED_SIZE = 8;

/** What a piece of news is about: news of another puzzle are not understood. */
export interface NewsTopic {
  readonly cellCount: number;
  readonly colorCount: number;
  readonly varCount: number;
}

/** News, taken apart. */
export interface HeardNews {
  /** Colours by cell. */
  readonly solutions: readonly Uint8Array[];
  /** One behind the other: size, LBD, literals. */
  readonly clauses: Int32Array;
}

const HEADER = 4;

/** Writes news; clauses as `HeardNews` has them. */
export function writeNews(topic: NewsTopic, solutions: readonly Uint8Array[], clauses: Int32Array): Int32Array {
  const wordsEach = (topic.cellCount + 3) >> 2;
  const start = HEADER + wordsEach * solutions.length;
  const news = new Int32Array(start + clauses.length);
  news.set([topic.cellCount, topic.varCount, solutions.length, clauses.length]);
  const bytes = new Uint8Array(news.buffer);
  solutions.forEach((solution, index) => {
    bytes.set(solution, 4 * (HEADER + index * wordsEach));
  });
  news.set(clauses, start);
  return news;
}

/** Reads news; `undefined` if they are damaged or of another puzzle. Nothing is copied. */
export function readNews(topic: NewsTopic, news: Int32Array): HeardNews | undefined {
  if (news.length < HEADER || news[0] !== topic.cellCount || news[1] !== topic.varCount) return undefined;
  const count = wordAt(news, 2);
  const wordsEach = (topic.cellCount + 3) >> 2;
  const start = HEADER + wordsEach * count;
  if (count < 0 || start + wordAt(news, 3) !== news.length) return undefined;
  const solutions: Uint8Array[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = news.byteOffset + 4 * (HEADER + index * wordsEach);
    const solution = new Uint8Array(news.buffer, at, topic.cellCount);
    if (solution.some((color) => color >= topic.colorCount)) return undefined;
    solutions.push(solution);
  }
  const clauses = news.subarray(start);
  return areClauses(clauses, 2 * topic.varCount) ? { solutions, clauses } : undefined;
}

/** True if the array is a row of clauses of allowed sizes over literals below a limit. */
function areClauses(clauses: Int32Array, literalLimit: number): boolean {
  let next = 0;
  while (next + 2 < clauses.length) {
    const size = wordAt(clauses, next);
    if (size < 1 || size > MAX_SHARED_SIZE || wordAt(clauses, next + 1) < 1) return false;
    const end = next + 2 + size;
    if (end > clauses.length) return false;
    for (let i = next + 2; i < end; i += 1)
      if (wordAt(clauses, i) < 0 || wordAt(clauses, i) >= literalLimit) return false;
    next = end;
  }
  return next === clauses.length;
}
