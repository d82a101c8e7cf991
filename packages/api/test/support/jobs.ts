// Watching jobs from outside.

import type { SolveResponse } from '../../src/schemas/solve.ts';
import { send } from './cases.ts';

/** A job as the API shows it. */
export interface JobView {
  readonly id: string;
  readonly state: 'running' | 'done' | 'cancelled';
  readonly puzzles: number;
  readonly finished: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly ticks: number;
}

/** A finished line. */
export interface LineView {
  readonly index: number;
  readonly answer?: SolveResponse & { readonly resume?: string };
  readonly problem?: { readonly status: number };
}

/** Where a job is. */
export async function viewOf(url: string, id: string): Promise<JobView> {
  return JSON.parse((await send(url, { path: `/v1/jobs/${id}` })).text) as JobView;
}

/** Looks until so many puzzles are finished. */
export async function untilFinished(url: string, id: string, count: number): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await viewOf(url, id)).finished < count) {
    if (Date.now() > end) throw new Error(`not ${count} finished puzzles after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Looks until the job ends. */
export async function finish(url: string, id: string, mostMs = 90_000): Promise<JobView> {
  const end = Date.now() + mostMs;
  for (;;) {
    const job = await viewOf(url, id);
    if (job.state !== 'running') return job;
    if (Date.now() > end) throw new Error(`the job did not end: ${JSON.stringify(job)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** All lines of a job, page by page. */
export async function allLines(url: string, id: string): Promise<readonly LineView[]> {
  const all: LineView[] = [];
  let after = 0;
  for (;;) {
    const answer = await send(url, { path: `/v1/jobs/${id}/lines?after=${after}&limit=500` });
    const page = JSON.parse(answer.text) as { readonly lines: readonly LineView[]; readonly next: number };
    if (page.lines.length === 0) return all;
    all.push(...page.lines);
    after = page.next;
  }
}
