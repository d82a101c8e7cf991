// Exact cover with colours: Knuth's dancing links (Algorithm C, TAOCP 7.2.2.1, 2022).
//
// Each line is an item that exactly one option must cover; an option is one pattern of one line. A cell
// is a secondary item with a colour: all options that touch it must agree on its colour.
//
//   row 1 = .#.   covers   row 1,  cell 1 as background, cell 2 as filled, cell 3 as background
//
// Covering is unlinking from doubly linked lists, and undoing it is linking the same nodes back in
// reverse order, so no list is ever copied. It stops scaling with the number of patterns.

import type { Budget } from '../outcome/budget.ts';
import type { Solution } from '../outcome/solve-result.ts';
import { createStats } from '../outcome/stats.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { err, ok } from '../result.ts';
import type { Enumeration } from './answer.ts';
import { answerOf } from './answer.ts';
import { buildCover, CoverLinks } from './cover-links.ts';
import { tableProblems } from './simple.ts';
import type { Strategy } from './strategy.ts';

/** Most nodes of the cover matrix. */
const MOST_NODES = 4_000_000;

/** Dancing links over the patterns of all lines. */
export const exactCover: Strategy = {
  name: 'exact-cover',
  summary: 'one pattern for each line, cells must agree: dancing links with colours',
  source: 'D. E. Knuth, The Art of Computer Programming 7.2.2.1, Algorithm C',
  enumerates: true,
  solve(puzzle, options = {}) {
    const tooMany = tableProblems(puzzle, MOST_NODES);
    return tooMany.length > 0 ? err(tooMany) : ok(answerOf(puzzle, options, (budget) => searchCover(puzzle, budget)));
  },
};

function searchCover(puzzle: Puzzle, budget: Budget): Enumeration {
  const links = new CoverLinks(buildCover(puzzle), budget);
  const stats = createStats();
  const { width, height } = puzzle;
  const patternsChosen: number[] = [];
  let dead: LineRef = { axis: 'row', index: 0 };

  function* search(): Generator<Solution, void> {
    const item = links.smallestItem();
    if (item === 0) {
      yield { width, height, cells: links.colorsOf(patternsChosen.filter((node) => links.isRow(node))) };
      return;
    }
    if (links.isEmpty(item)) dead = links.lineOf(item);
    links.cover(item);
    for (let node = links.firstOption(item); node !== item && !budget.isOver; node = links.nextOption(node)) {
      stats.decisions += 1;
      patternsChosen.push(node);
      links.commit(node);
      yield* search();
      links.release(node);
      patternsChosen.pop();
    }
    links.uncover(item);
  }

  return { solutions: search(), stats, deadLine: () => dead };
}
