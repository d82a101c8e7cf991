// The front door: what every front end needs, in the order of the flow. No logic here.

export * from './invariant.ts';
export * from './problem.ts';
export * from './result.ts';
export * from './puzzle/limits.ts';
export * from './puzzle/color.ts';
export * from './puzzle/clue.ts';
export * from './puzzle/line-ref.ts';
export * from './puzzle/grid.ts';
export * from './puzzle/picture.ts';
export * from './puzzle/metadata.ts';
export * from './puzzle/mark.ts';
export * from './puzzle/puzzle.ts';
export * from './puzzle/cannot-be-right.ts';
export * from './puzzle/clue-hash.ts';
export * from './puzzle/share-code.ts';
export * from './puzzle/share-link.ts';
export * from './puzzle/transform.ts';
export * from './outcome/verdict.ts';
export * from './outcome/budget.ts';
export * from './outcome/stats.ts';
export * from './outcome/solve-result.ts';
export * from './outcome/solve-event.ts';
export * from './check/check-picture.ts';
