// What was wrong with an input, for a person and for a program.
//
//   { code: 'clue-too-long', message: 'row 3: blocks 4,3,2 need 11 cells, the row has 10',
//     where: { axis: 'row', index: 2 } }
//
// Codes are stable: scripts and the HTTP API match on them. Messages may be reworded.

import type { Axis } from './puzzle/line-ref.ts';

/** Every code that a Problem can have, in the order in which an input passes the checks. */
export type ProblemCode =
  // text that cannot be read
  | 'syntax'
  | 'unknown-format'
  | 'unsupported-feature'
  | 'input-too-large'
  | 'bad-encoding'
  | 'unreadable'
  | 'missing-section'
  | 'duplicate-section'
  | 'bad-number'
  | 'bad-color'
  | 'bad-code'
  // a puzzle that cannot be built
  | 'missing-clues'
  | 'missing-size'
  | 'wrong-line-count'
  | 'size-out-of-range'
  | 'too-many-colors'
  | 'unknown-color'
  | 'bad-block'
  | 'clue-too-long'
  | 'sums-differ'
  | 'goal-size'
  | 'goal-contradicts-clues'
  // play, saves, options
  | 'bad-move'
  | 'bad-save'
  | 'save-of-another-puzzle'
  | 'bad-option'
  | 'unsupported-strategy'
  | 'bad-resume';

/** A place in a text: line and column count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
  /** How many characters the caret should cover; 1 when absent. */
  readonly length?: number;
}

/** A place in a puzzle: a row or a column, counted from 0, and perhaps one block of its clue. */
export interface LinePlace {
  readonly axis: Axis;
  readonly index: number;
  readonly block?: number;
}

/** A place in a JSON value, as RFC 6901 writes it: `/rows/3/1`. */
export interface PointerPlace {
  readonly pointer: string;
}

/** Where a problem is. */
export type Place = TextPlace | LinePlace | PointerPlace;

/** One thing that is wrong with an input: a stable code, an English sentence, a place. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly where?: Place;
  /** Other places that belong to the same problem: the earlier duplicate, the other sum. */
  readonly related?: readonly Place[];
}

/** Builds a Problem; leaves `where` out when there is no place to show. */
export function problem(code: ProblemCode, message: string, where?: Place): Problem {
  return where === undefined ? { code, message } : { code, message, where };
}

/** True if the place is in a text. */
export function isTextPlace(place: Place | undefined): place is TextPlace {
  return place !== undefined && 'line' in place;
}

/** True if the place is a line of a puzzle. */
export function isLinePlace(place: Place | undefined): place is LinePlace {
  return place !== undefined && 'axis' in place;
}
