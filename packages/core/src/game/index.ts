// The mid-end: a play session as a fold of moves. No drawing, no solver.

export * from './apply-move.ts';
export * from './auto-cross.ts';
export * from './board-status.ts';
export * from './clue-status.ts';
export * from './game.ts';
export * from './history.ts';
export * from './line-marks.ts';
export * from './line-status.ts';
export * from './mistakes.ts';
export * from './move.ts';
export * from './paint.ts';
export * from './progress.ts';
export * from './progress-file.ts';
export * from './run-length.ts';
export * from './save.ts';
export * from './statistics.ts';
export * from './stroke.ts';
