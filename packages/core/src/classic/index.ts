// The classic solvers: readable strategies with the engine's result type, and the backtracking they share.

export * from '../backtrack/backtrack.ts';
export * from './dimacs.ts';
export * from './knights-tour.ts';
export * from './patterns.ts';
export * from './queens.ts';
export * from './sat-answer.ts';
export * from './sat-model.ts';
export * from './strategies.ts';
export * from './strategy.ts';
