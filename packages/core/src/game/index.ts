// The mid-end: a play session as a fold of moves. No drawing, no solver.

export * from './apply-move.ts';
export * from './game.ts';
export * from './history.ts';
export * from './move.ts';
export * from './paint.ts';
