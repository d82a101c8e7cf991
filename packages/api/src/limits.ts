// What one request may ask for. Every limit is checked before the work it limits.
//
// An API key raises the limits that cost us something (ticks, bytes, boards in a job); the limits that
// keep answers sensible (side, colours, solutions) are the same for everybody.

/** Limits of one caller. */
export interface Limits {
  /** Longest body, in bytes. */
  readonly bodyBytes: number;
  /** Ticks of one call when the request names no budget. */
  readonly defaultBudget: number;
  /** Most ticks of one call. */
  readonly maxBudget: number;
  /** Ticks of one call to a classic strategy, which works in one piece: about a second. */
  readonly maxClassicBudget: number;
  /** Most ticks of all puzzles of a job together. */
  readonly maxJobBudget: number;
  /** Most puzzles in one batch. */
  readonly maxBatch: number;
  /** Most puzzles in one job. */
  readonly maxJob: number;
}

/** Longest side of a puzzle. */
export const MAX_SIDE = 200;
/** Most blocks that fit a line of the longest side, when neighbours may touch. */
export const MAX_BLOCKS = 200;
/** Longest side of a puzzle for a classic strategy; some keep a copy of the board for every guess. */
export const MAX_CLASSIC_SIDE = 50;
/** Most solutions one answer lists. */
export const MAX_SOLUTIONS = 100;
/** Deepest nesting of a JSON body. */
export const MAX_DEPTH = 12;
/** Longest resume token, in characters. */
export const MAX_TOKEN = 500_000;
/** Longest share code, in characters. */
export const MAX_CODE = 100_000;
/** Most pixels of a drawn PNG. */
export const MAX_PIXELS = 4_000_000;

/** Limits of a caller without a key. */
export const ANONYMOUS_LIMITS: Limits = {
  bodyBytes: 1_000_000,
  defaultBudget: 20_000_000,
  maxBudget: 100_000_000,
  maxClassicBudget: 300_000,
  maxJobBudget: 20_000_000_000,
  maxBatch: 200,
  maxJob: 2_000,
};

/** Limits of a caller with a key. */
export const KEYED_LIMITS: Limits = {
  bodyBytes: 8_000_000,
  defaultBudget: 20_000_000,
  maxBudget: 1_000_000_000,
  maxClassicBudget: 1_000_000,
  maxJobBudget: 1_000_000_000_000,
  maxBatch: 2_000,
  maxJob: 20_000,
};
