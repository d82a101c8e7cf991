// Hints: from the player's marks to a mistake, a named step or a look-ahead, explained in stages.

export * from './deduction.ts';
export * from './explain.ts';
export * from './ladder.ts';
export * from './line-view.ts';
export * from './look-ahead.ts';
export * from './mistake.ts';
export * from './next-hint.ts';
export * from './technique.ts';
