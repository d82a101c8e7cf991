import { Budget } from '@nonokit/core';
import { drawQueens, drawTour, knightsTours, queens } from '@nonokit/core/classic';
import { count, defineCommand, flag, UsageError } from '../command.ts';
import { displayOptions, outputOptions } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import { DONE, NO_SOLUTION, UNDECIDED } from '../exit-code.ts';
import { createProgress } from '../progress.ts';
import { number } from '../verdict-words.ts';

const GAMES = ['queens', 'knight'] as const;

export const classicCommand = defineCommand({
  name: 'classic',
  summary: 'classics of backtracking: N queens, the knight’s tour',
  arguments: [
    { syntax: '<game>', summary: GAMES.join(' or '), choices: GAMES },
    { syntax: '[numbers...]', summary: 'queens: the side of the board; knight: rows and columns' },
  ],
  options: {
    all: flag('-a, --all', 'draw every board, not only the first'),
    budget: count('--budget <nodes>', 'look at no more nodes than this', undefined),
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono classic queens 8', 'one placement of 8 queens, and that there are 92'],
    ['nono classic knight 3 4 --all', 'all 16 directed tours of a board of 3 rows and 4 columns'],
  ],
  async run([game, ...numbers], options, io) {
    const budget = new Budget(options.budget);
    const boards = boardsOf(game, numbers, budget);
    const display = openDisplay(io, options);
    const progress = createProgress(io, options.quiet);
    // The search is one long computation: Ctrl+C shall end it at once.
    io.letInterruptsKill();
    let found = 0;
    for (const lines of boards.drawings) {
      found += 1;
      if (options.all || found === 1) {
        progress.clear();
        display.write(`${lines.join('\n')}\n\n`);
        await display.drained();
      }
      progress.show(() => `${number(found)} ${boards.things(found)} so far`);
    }
    progress.clear();
    const end = budget.isOver ? `, then the budget of ${number(budget.limit)} nodes ran out` : '';
    display.write(`${number(found)} ${boards.things(found)}${end}\n`);
    await display.close();
    if (budget.isOver) return UNDECIDED;
    return found === 0 ? NO_SOLUTION : DONE;
  },
});

interface Boards {
  readonly drawings: Iterable<readonly string[]>;
  things(count: number): string;
}

function boardsOf(game: string | undefined, numbers: readonly string[], budget: Budget): Boards {
  switch (GAMES.find((known) => known === game)) {
    case 'queens': {
      const [size = 8] = sides(numbers, 1, 32);
      return {
        drawings: mapped(queens(size, budget), (placed) => drawQueens(placed).map((row) => [...row].join(' '))),
        things: (found) => `placement${found === 1 ? '' : 's'} of ${size} queens`,
      };
    }
    case 'knight': {
      const [rows = 5, columns = rows] = sides(numbers, 2, 64);
      return {
        drawings: mapped(knightsTours(rows, columns, budget), (tour) => drawTour(tour, columns)),
        things: (found) => `directed open tour${found === 1 ? '' : 's'} of a ${rows}x${columns} board`,
      };
    }
    case undefined:
      throw new UsageError(`there is no classic "${game}", only ${GAMES.join(' and ')}`);
  }
}

function sides(numbers: readonly string[], most: number, longest: number): readonly number[] {
  if (numbers.length > most) throw new UsageError(`too many numbers: at most ${most} expected`);
  return numbers.map((word) => {
    const side = /^\d{1,3}$/.test(word) ? Number(word) : 0;
    if (side < 1 || side > longest) throw new UsageError(`"${word}" is not a side from 1 to ${longest}`);
    return side;
  });
}

function* mapped<T, R>(items: Iterable<T>, change: (item: T) => R): Generator<R> {
  for (const item of items) yield change(item);
}
