// What runs on a worker thread: it takes a task, gives the report. Its own file, because the pool
// starts threads by file name.

import type { Result } from '@nonokit/core';
import type { SolveReport, SolveTask } from './solving.ts';
import { solveTask } from './solving.ts';

export { runArm } from './arm-solving.ts';

/** Solves one puzzle; the pool ends the thread if somebody asks to stop. */
export function solveOnThread(task: SolveTask): Promise<Result<SolveReport>> {
  return solveTask(task, { now: () => performance.now(), stop: { aborted: false } });
}
