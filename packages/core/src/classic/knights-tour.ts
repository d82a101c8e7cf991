// The open knight's tour: a knight visits every square of a board once (al-Adli, about 840).
//
// Tours are directed, and all starting squares count: a 3x4 board has 16, a 5x5 board 1728.
// Without a wish for all of them, Warnsdorff's rule (1823) goes first where the fewest ways lead on.

import type { NodeCounter } from '../backtrack/backtrack.ts';
import { backtrack } from '../backtrack/backtrack.ts';

/** The squares of a tour in the order of the visit, as indexes in reading order. */
export type Tour = readonly number[];

const JUMPS = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;

/** A tour that has come as far as `square`. */
interface Ride {
  readonly square: number;
  readonly visited: Uint8Array;
  readonly length: number;
  readonly before: Ride | undefined;
}

/** Yields all directed open tours of a board with that many rows and columns. */
export function* knightsTours(rows: number, columns: number, counter?: NodeCounter): Generator<Tour, void> {
  const size = rows * columns;
  const squares = Array.from({ length: size }, (_, square) => square);
  const jumps = squares.map((square) => jumpsFrom(square, rows, columns));
  const jumpsOf = (square: number): readonly number[] => jumps[square] ?? [];
  const start: Ride = { square: -1, visited: new Uint8Array(size), length: 0, before: undefined };

  const ride = (before: Ride, square: number): Ride => {
    const visited = before.visited.slice();
    visited[square] = 1;
    return { square, visited, length: before.length + 1, before: before.length === 0 ? undefined : before };
  };
  const waysOn = (from: Ride, square: number): number =>
    jumpsOf(square).reduce((ways, next) => ways + (from.visited[next] === 0 ? 1 : 0), 0);

  const rides = backtrack<Ride>(
    start,
    {
      children: (from) =>
        (from.length === 0 ? squares : jumpsOf(from.square))
          .filter((square) => from.visited[square] === 0)
          .sort((a, b) => waysOn(from, a) - waysOn(from, b))
          .map((square) => ride(from, square)),
      isGoal: (from) => from.length === size,
      isDead: (from) => from.length > 0 && hasTwoEnds(from, jumps),
    },
    counter,
  );
  for (const last of rides) {
    const tour: number[] = [];
    for (let step: Ride | undefined = last; step !== undefined; step = step.before) tour.unshift(step.square);
    yield tour;
  }
}

/**
 * True if no tour can go on: a free square that nothing leads to, or two free squares with a single way
 * in or out (each would have to be the last one).
 */
function hasTwoEnds(from: Ride, jumps: readonly (readonly number[])[]): boolean {
  let ends = 0;
  for (let square = 0; square < jumps.length; square += 1) {
    if (from.visited[square] !== 0) continue;
    let ways = 0;
    for (const next of jumps[square] ?? []) if (next === from.square || from.visited[next] === 0) ways += 1;
    if (ways === 0) return true;
    if (ways === 1) ends += 1;
  }
  return ends > 1;
}

function jumpsFrom(square: number, rows: number, columns: number): readonly number[] {
  const row = Math.floor(square / columns);
  const column = square % columns;
  return JUMPS.flatMap(([down, right]) => {
    const inside = row + down >= 0 && row + down < rows && column + right >= 0 && column + right < columns;
    return inside ? [(row + down) * columns + column + right] : [];
  });
}

/** Draws a tour: each square shows when it was visited, from 1. */
export function drawTour(tour: Tour, columns: number): readonly string[] {
  const order = new Array<number>(tour.length);
  tour.forEach((square, visit) => {
    order[square] = visit + 1;
  });
  const width = String(tour.length).length;
  return Array.from({ length: tour.length / columns }, (_, row) =>
    order
      .slice(row * columns, (row + 1) * columns)
      .map((visit) => String(visit).padStart(width))
      .join(' '),
  );
}
