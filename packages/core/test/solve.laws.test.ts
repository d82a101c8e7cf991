import { solve } from '../src/solve/index.ts';
import { solverLaws } from './laws/solver.laws.ts';

const runs = process.env['NONO_HEAVY'] === '1' ? 20_000 : 1500;

solverLaws({
  name: 'the engine',
  solve: (puzzle, maxSolutions) => solve(puzzle, { maxSolutions }),
  runs,
  maxColors: 4,
  seed: 20260701,
});
