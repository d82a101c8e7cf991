// One arm on a thread of its own, for portfolio.bench.ts: says that it is there, waits for the start, works.

import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import type { ArmOrder } from '../src/solve/index.ts';
import { startArm } from '../src/solve/index.ts';

/** What the thread is given. */
export interface ArmThreadData {
  readonly puzzle: Puzzle;
  readonly index: number;
  readonly seed: number;
  readonly slice: number;
  readonly budget: number;
  readonly port: MessagePort;
}

const { puzzle, index, seed, slice, budget, port } = workerData as ArmThreadData;
const arm = startArm(puzzle, index, { seed, budget, settle: 0 });

port.on('message', (order: ArmOrder | 'start') => {
  if (order === 'start') void work();
  else arm.obey(order);
});
parentPort?.postMessage('ready');

async function work(): Promise<void> {
  while (!arm.isOver) {
    for (const report of arm.step(slice)) port.postMessage(report);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
