// Each kernel, the plain solver, and what `createLineSolver` picks, held to the laws of line solving.
//
// `NONO_HEAVY=1` tries 100,000 lines for each kernel against its twins, else some hundred.

import type { Kernel } from '../src/line/create-line-solver.ts';
import { createKernelLine, createLineSolver, kernelFor } from '../src/line/create-line-solver.ts';
import type { LineSolver } from '../src/line/line-solver.ts';
import { createPlainSolver } from '../src/line/plain-solver.ts';
import type { Clue } from '../src/puzzle/clue.ts';
import { slack } from '../src/puzzle/clue.ts';
import { lineSolverLaws } from './laws/line-solver.laws.ts';

const { NONO_HEAVY } = process.env;
const count = NONO_HEAVY === '1' ? 100_000 : 500;

/** Where words, limbs and bytes begin and end. */
const BORDERS = [15, 23, 24, 25, 29, 30, 31, 32, 33, 47, 48, 49, 61, 62, 63, 64, 65, 93, 94, 95, 96, 97, 126, 127, 128];
const SHORT = Array.from({ length: 16 }, (_, i) => 15 + i);
const TWO_WORDS = Array.from({ length: 32 }, (_, i) => 31 + i);
const LONG = [...BORDERS, ...BORDERS, ...BORDERS, ...BORDERS, 200, 333];

lineSolverLaws({ name: 'plain', make: createPlainSolver, inks: 4, short: true, lengths: [15, 20], count: 500 });
lineSolverLaws({ name: 'narrow-1', make: kernel('narrow-1'), inks: 1, short: true, lengths: SHORT, count });
lineSolverLaws({ name: 'color-1', make: kernel('color-1'), inks: 5, short: true, lengths: SHORT, count });
lineSolverLaws({ name: 'narrow-2', make: kernel('narrow-2'), inks: 1, short: false, lengths: TWO_WORDS, count });
lineSolverLaws({ name: 'narrow-slack', make: kernel('narrow-slack'), inks: 4, short: true, lengths: LONG, count });
lineSolverLaws({ name: 'narrow-slack-2', make: kernel('narrow-slack-2'), inks: 4, short: false, lengths: LONG, count });
lineSolverLaws({ name: 'narrow-many', make: kernel('narrow-many'), inks: 4, short: true, lengths: LONG, count });
lineSolverLaws({
  name: 'createLineSolver',
  make: createLineSolver,
  inks: 3,
  short: true,
  lengths: [...LONG, 1000],
  count: 300,
});

/** Makes lines with one kernel, whatever `createLineSolver` would pick, as far as the kernel can take them. */
function kernel(name: Kernel): (clue: Clue, length: number) => LineSolver | undefined {
  return (clue, length) => {
    const best = kernelFor(clue, length);
    const room = slack(clue, length);
    const takes: Readonly<Record<Kernel, boolean>> = {
      never: best === 'never',
      'narrow-1': best === 'narrow-1',
      'color-1': best === 'narrow-1' || best === 'color-1',
      'narrow-2': best === 'narrow-2',
      'narrow-slack': room >= 0 && room <= 24 && length <= 1000,
      'narrow-slack-2': room >= 24 && room <= 47 && length <= 1000,
      'narrow-many': room >= 0,
    };
    return takes[name] ? createKernelLine(clue, length, name) : undefined;
  };
}
