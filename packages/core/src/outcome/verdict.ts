// The four words with which every front end answers, and the ladder of classes.

/** One solution (proven), at least two, none, or not known within the limits. */
export type Verdict = 'unique' | 'multiple' | 'none' | 'unknown';

/**
 * What it takes to solve a unique puzzle; a property of the puzzle, not of the engine's path.
 *
 * - `trivial`: each line solved once from its clue alone decides all cells.
 * - `line`: the fixpoint of complete single-line solving decides all cells.
 * - `lookahead`: that, plus probing one candidate at a time to a fixpoint.
 * - `search`: the rest.
 */
export type Method = 'trivial' | 'line' | 'lookahead' | 'search';

/**
 * Why a verdict is unknown: the ticks ran out, somebody asked to stop, guessing was not allowed, or as many solutions
 * as wanted were found and nobody asked whether there are more.
 */
export type UnknownReason = 'budget' | 'stopped' | 'no-guess' | 'max-solutions';
