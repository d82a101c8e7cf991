// The last step of every reader: from what the file said to a proven puzzle, with the problems
// moved from lines of the puzzle to places of the file, where a person can go and look.
//
//   clue-too-long at { axis: 'row', index: 2 }
//     → at { line: 7, column: 1, length: 5 }, related: [{ axis: 'row', index: 2 }]

import type { LinePlace, Place, Problem, TextPlace } from '../problem.ts';
import { isLinePlace } from '../problem.ts';
import type { PuzzleSource } from '../puzzle/puzzle.ts';
import { createPuzzle } from '../puzzle/puzzle.ts';
import { err } from '../result.ts';
import type { ParsedPuzzle } from './format.ts';
import { createProblemList } from './problem-list.ts';

/** Where a reader found the parts of a puzzle; whatever is absent is shown at the puzzle's start. */
export interface SourcePlaces {
  readonly start: Place;
  readonly rows?: readonly Place[];
  readonly columns?: readonly Place[];
  readonly goal?: Place;
  readonly palette?: Place;
}

/** Proves a source that could be read. */
export function parsedPuzzle(
  position: number,
  where: TextPlace,
  source: PuzzleSource,
  places: SourcePlaces,
): ParsedPuzzle {
  const made = createPuzzle(source);
  if (made.ok) return { position, where, source, puzzle: made };
  const list = createProblemList();
  list.addAll(made.error.map((found) => moved(found, places)));
  return { position, where, source, puzzle: err(list.found) };
}

/** A puzzle that could not be read. */
export function unreadPuzzle(position: number, where: TextPlace, problems: readonly Problem[]): ParsedPuzzle {
  return { position, where, puzzle: err(problems) };
}

function moved(found: Problem, places: SourcePlaces): Problem {
  const { where } = found;
  if (isLinePlace(where)) {
    return { ...found, where: placeOfClue(found, where, places), related: [where, ...(found.related ?? [])] };
  }
  if (where !== undefined) return found;
  const general = { ...found, where: generalPlace(found, places) ?? places.start };
  const columns = places.columns?.[0];
  return found.code === 'sums-differ' && columns ? { ...general, related: [columns] } : general;
}

function placeOfClue(found: Problem, where: LinePlace, places: SourcePlaces): Place {
  if (found.code === 'goal-contradicts-clues' && places.goal) return places.goal;
  const place = (where.axis === 'row' ? places.rows : places.columns)?.[where.index];
  if (place === undefined) return places.start;
  return 'pointer' in place && where.block !== undefined ? { pointer: `${place.pointer}/${where.block}` } : place;
}

function generalPlace(found: Problem, places: SourcePlaces): Place | undefined {
  switch (found.code) {
    case 'goal-size':
      return places.goal;
    case 'bad-color':
    case 'too-many-colors':
      return places.palette;
    // Both blocks are meant; a person looks at the first one first.
    case 'sums-differ':
      return places.rows?.[0];
    default:
      return undefined;
  }
}
