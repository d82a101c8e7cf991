// Words of jobs.
//
//   job      many puzzles, or one hard one, worked on in the background
//   item     one puzzle of a job
//   slice    so many ticks of one item; ends with the answer, or with saved state for the next slice
//   message  "do slice 3 of item 17 of this job": may come twice, counts once

import type { SearchOptions } from '../solving/resume-token.ts';

/** Names one slice. */
export interface SliceMessage {
  readonly job: string;
  readonly item: number;
  /** Slices that were done before this one. */
  readonly slice: number;
}

/** A puzzle that comes into a job: either a code to solve, or the line that says why not. */
export interface NewItem {
  readonly code: string;
  readonly given: readonly number[] | null;
  /** JSON of the finished line, for puzzles that cannot be asked. */
  readonly refusal: string | null;
}

/** A job that is about to be made. */
export interface NewJob {
  readonly options: SearchOptions;
  /** Most ticks for each puzzle. */
  readonly budget: number;
  readonly items: readonly NewItem[];
}

/** How a finished item counts. */
export type Outcome = 'unique' | 'multiple' | 'none' | 'unknown' | 'refused' | 'failed';

/** Where a job is. */
export interface JobRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly state: 'running' | 'done' | 'cancelled';
  readonly puzzles: number;
  readonly finished: number;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  /** Ticks of all slices that count. */
  readonly ticks: number;
}

/** A finished item. */
export interface FinishedLine {
  /** 1, 2, 3 … in the order in which items of the job were finished. */
  readonly number: number;
  /** A line as `/v1/batch` writes it. */
  readonly json: string;
}

/** What one slice starts from. */
export interface SliceInput {
  readonly code: string;
  readonly given: readonly number[] | null;
  readonly options: SearchOptions;
  readonly state: string | null;
  /** Ticks of the slices before. */
  readonly ticksBefore: number;
  /** Most ticks of all slices together. */
  readonly budget: number;
}
