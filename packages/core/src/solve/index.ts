// Solving whole puzzles: all that front ends need.

export { classifyPuzzle } from './classify.ts';
export type { CellExplanation } from './explain-cell.ts';
export { explainCell } from './explain-cell.ts';
export type { SolveOptions, SolveRun } from './solve.ts';
export { resumeSolve, solutions, solve, startSolve } from './solve.ts';
export { ENGINE_VERSION } from './version.ts';
