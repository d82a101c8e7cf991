// One hard puzzle, several threads: the arms of a portfolio tell each other what they learn (@nonokit/core/solve).
//
// Arm 0 works here, in slices as any solve. Most puzzles are decided before the first thread would have
// started, so the other arms begin only when it takes longer. The first verdict wins.

import type { MessagePort } from 'node:worker_threads';
import { MessageChannel } from 'node:worker_threads';
import type { Result } from '@nonokit/core';
import { ok } from '@nonokit/core';
import type { ArmOrder, ArmReport } from '@nonokit/core/solve';
import { Referee, startArm } from '@nonokit/core/solve';
import type { Tinypool } from 'tinypool';
import type { SolveReport, SolveTask, SolveWatch } from './solving.ts';
import { optionsOf } from './solving.ts';

/** What a thread is given to run one arm. */
export interface ArmTask {
  readonly task: SolveTask;
  /** The arm's number, from 1. */
  readonly index: number;
  /** Reports go out here, orders come in. */
  readonly port: MessagePort;
}

/** Work after which it pays to start threads: some tenths of a second. */
const ALONE_TICKS = 2_000_000;
/** Work between two looks at messages: some hundredths of a second. */
const SLICE_TICKS = 400_000;
/** How long arms that lost, or were stopped, are waited for; their threads end in any case. */
const PATIENCE_MS = 500;

/**
 * Solves with `count` arms, `count` − 1 of them on threads of the pool.
 *
 * @param openPool gives the pool; called only when it is needed.
 */
export async function solveByArms(
  task: SolveTask,
  count: number,
  watch: SolveWatch,
  openPool: () => Promise<Tinypool>,
): Promise<Result<SolveReport>> {
  const begin = watch.now();
  const isLate = (): boolean => task.timeoutMs !== undefined && watch.now() - begin >= task.timeoutMs;
  const arm = startArm(task.puzzle, 0, optionsOf(task, watch));
  const early: (readonly [number, ArmOrder])[] = []; // orders for threads that have not started
  let ports: readonly MessagePort[] | undefined;
  const send = (index: number, order: ArmOrder): void => {
    if (index === 0) arm.obey(order);
    else if (ports === undefined) early.push([index, order]);
    else ports[index - 1]?.postMessage(order);
  };
  const referee = new Referee(count, send);
  const others = Array.from({ length: count - 1 }, (_, place) => place + 1);
  let isStopped = false;
  let overSince: number | undefined;
  for (;;) {
    if (!isStopped && (watch.stop.aborted || isLate())) {
      isStopped = true;
      referee.stop();
    }
    for (const report of arm.step(SLICE_TICKS)) referee.hear(0, report);
    if (ports === undefined && (arm.isOver || referee.winner === 0)) {
      ports = [];
      for (const index of others) referee.lose(index);
    } else if (ports === undefined && arm.ticks >= ALONE_TICKS) {
      const pool = await openPool();
      ports = others.map((index) => startThread(pool, { task, index }, referee));
      for (const [index, order] of early) send(index, order);
    }
    if (arm.isOver && (isStopped || referee.isAnswered)) {
      overSince ??= watch.now();
      if (watch.now() - overSince > PATIENCE_MS) for (const index of others) referee.lose(index);
    }
    const { outcome } = referee;
    if (outcome !== undefined) {
      for (const port of ports ?? []) port.close();
      const { result, ...arms } = outcome;
      const isInterrupted = watch.stop.aborted && result.verdict === 'unknown' && result.reason === 'budget';
      return ok({
        result: isInterrupted ? { ...result, reason: 'stopped' } : result,
        timeMs: watch.now() - begin,
        isOutOfTime: isStopped && !watch.stop.aborted && result.verdict === 'unknown',
        ...((ports?.length ?? 0) > 0 && { arms }),
      });
    }
    // An arm that has ended only waits for the others; one at work lets their messages in.
    await new Promise<void>((resolve) => (arm.isOver ? setTimeout(resolve, 2) : setImmediate(resolve)));
  }
}

function startThread(pool: Tinypool, { task, index }: Omit<ArmTask, 'port'>, referee: Referee): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', (report: ArmReport) => referee.hear(index, report));
  const given: ArmTask = { task, index, port: port2 };
  // A thread that dies takes its arm with it, not the others.
  pool.run(given, { name: 'runArm', transferList: [port2] }).catch(() => referee.lose(index));
  return port1;
}

/** Runs one arm on this thread until it is over. */
export async function runArm({ task, index, port }: ArmTask): Promise<void> {
  const arm = startArm(task.puzzle, index, optionsOf(task, { now: () => 0, stop: { aborted: false } }));
  port.on('message', (order: ArmOrder) => arm.obey(order));
  while (!arm.isOver) {
    for (const report of arm.step(SLICE_TICKS)) {
      port.postMessage(report, report.kind === 'news' ? [report.news.buffer as ArrayBuffer] : []);
    }
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  port.close();
}
