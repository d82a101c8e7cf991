// How large a puzzle may be. Passing a limit is a Problem of `createPuzzle`.

/** Longest side of a puzzle. */
export const MAX_SIDE = 10_000;

/** Most cells of a puzzle. */
export const MAX_CELLS = 4_000_000;
