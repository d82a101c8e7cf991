// Solving whole puzzles: all that front ends need.

export { classifyPuzzle } from './classify.ts';
export type { CellExplanation } from './explain-cell.ts';
export { explainCell } from './explain-cell.ts';
export type { ArmOrder, ArmReport, SolveArm } from './portfolio/arm.ts';
export { startArm } from './portfolio/arm.ts';
export type { PortfolioOptions } from './portfolio/portfolio.ts';
export { solveByPortfolio } from './portfolio/portfolio.ts';
export type { PortfolioOutcome } from './portfolio/referee.ts';
export { Referee } from './portfolio/referee.ts';
export type { SolveOptions, SolveRun } from './solve.ts';
export { resumeSolve, solutions, solve, startSolve } from './solve.ts';
export { ENGINE_VERSION } from './version.ts';
