// A puzzle as a SAT problem in DIMACS form, by the order encoding: native solvers do best on it.
//
//   q[j,i]   block j of a line starts at cell i or before        (false before its leftmost place,
//                                                                 true from its rightmost place on)
//   v[x,c]   cell x has colour c; a cell is background if no v[x,c] holds
//
// All clauses but those for two colours of one cell follow from four rules, L = length of block j:
//
//   order     q[j,i] → q[j,i+1]
//   sequence  q[j+1,i] → q[j,i-L-gap]                   gap 1 between equal colours, else 0
//   filled    q[j,x] and not q[j,x-L] → v[x,c]
//   blank     q[j,x-L] and not q[j+1,x] → background(x)
//
// (Crawford and Baker 1994, and Tamura et al., "Compiling finite linear CSP into SAT", 2009, for the encoding.)

import type { Clue } from '../puzzle/clue.ts';
import { minimumLength, needsGap } from '../puzzle/clue.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { at, mustAt } from '../puzzle/grid.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** A literal: a variable, counted from 1, or minus a variable; or a constant. */
type Literal = number | true | false;

/** The variable "cell has this colour", counted from 1 as DIMACS does. */
export function cellVariable(puzzle: Puzzle, cell: number, color: number): number {
  return cell * (puzzle.palette.length - 1) + color;
}

/**
 * Writes the puzzle's clauses.
 *
 * @param excluded pictures that are not wanted: a model of the rest is another solution, so no model
 *   means that there is none. That is how a SAT solver proves uniqueness.
 */
export function writeDimacs(puzzle: Puzzle, excluded: readonly Picture[] = []): string {
  const { width, height } = puzzle;
  const clauses: string[] = [];
  let variableCount = width * height * (puzzle.palette.length - 1);

  /** Adds a clause; true literals satisfy it, false ones vanish. */
  const add = (...literals: readonly Literal[]): void => {
    if (literals.includes(true)) return;
    clauses.push([...literals.filter((literal) => literal !== false), 0].join(' '));
  };

  const encodeLine = (clue: Clue, length: number, cellOf: (position: number) => number): void => {
    const slack = length - minimumLength(clue);
    const first = firstPlaces(clue);
    const base = first.map(() => {
      const before = variableCount;
      variableCount += slack;
      return before;
    });
    const startsBy = (block: number, position: number): Literal => {
      if (block >= clue.length) return false;
      const offset = position - mustAt(first, block);
      if (offset < 0) return false;
      return offset >= slack ? true : mustAt(base, block) + offset + 1;
    };
    const blank = (position: number, ...unless: readonly Literal[]): void => {
      for (let color = 1; color < puzzle.palette.length; color += 1) {
        add(...unless, -cellVariable(puzzle, cellOf(position), color));
      }
    };
    clue.forEach((block, j) => {
      const next = clue[j + 1];
      const gap = next !== undefined && needsGap(block, next) ? 1 : 0;
      for (let i = 0; i < length; i += 1) {
        add(not(startsBy(j, i)), startsBy(j, i + 1));
        add(not(startsBy(j + 1, i)), startsBy(j, i - block.length - gap));
        add(not(startsBy(j, i)), startsBy(j, i - block.length), cellVariable(puzzle, cellOf(i), block.color));
        blank(i, not(startsBy(j, i - block.length)), startsBy(j + 1, i));
      }
    });
    for (let i = 0; i < length; i += 1) blank(i, startsBy(0, i));
  };

  puzzle.rows.forEach((clue, row) => {
    encodeLine(clue, width, (position) => row * width + position);
  });
  puzzle.columns.forEach((clue, column) => {
    encodeLine(clue, height, (position) => position * width + column);
  });
  for (let cell = 0; cell < width * height; cell += 1) {
    for (let a = 1; a < puzzle.palette.length; a += 1) {
      for (let b = a + 1; b < puzzle.palette.length; b += 1) {
        add(-cellVariable(puzzle, cell, a), -cellVariable(puzzle, cell, b));
      }
    }
  }
  for (const picture of excluded) {
    add(...Array.from(picture.cells, (_, cell) => differs(puzzle, picture, cell)).flat());
  }

  const header = [
    `c nonogram ${width}x${height}, order encoding`,
    `c variable cell * ${puzzle.palette.length - 1} + colour: the cell (reading order, from 0) has that colour`,
    `p cnf ${variableCount} ${clauses.length}`,
  ];
  return `${[...header, ...clauses].join('\n')}\n`;
}

/** Literals that say "this cell is not as in the picture". */
function differs(puzzle: Puzzle, picture: Picture, cell: number): readonly Literal[] {
  const color = at(picture.cells, cell);
  if (color !== BACKGROUND) return [-cellVariable(puzzle, cell, color)];
  return puzzle.palette.slice(1).map((_, ink) => cellVariable(puzzle, cell, ink + 1));
}

function not(literal: Literal): Literal {
  return typeof literal === 'number' ? -literal : !literal;
}

/** The leftmost start of each block. */
function firstPlaces(clue: Clue): readonly number[] {
  return clue.map((block, j) => minimumLength(clue.slice(0, j + 1)) - block.length);
}
