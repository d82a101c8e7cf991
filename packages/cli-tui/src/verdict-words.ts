// An answer as a sentence, for people. The exact words (`unique`, `line`, …) are for programs.

import type { CellIndex, SolveResult } from '@nonokit/core';
import { assertNever, columnOf, lineName, rowOf } from '@nonokit/core';
import type { ExitCode } from './exit-code.ts';
import { DONE, INTERRUPTED, NEEDS_GUESSING, NO_SOLUTION, SEVERAL, UNDECIDED } from './exit-code.ts';
import type { SolveReport } from './solving.ts';

/** The exit code of one answer. */
export function verdictCode({ result, isOutOfTime }: SolveReport): ExitCode {
  switch (result.verdict) {
    case 'unique':
      return DONE;
    case 'none':
      return NO_SOLUTION;
    case 'multiple':
      return SEVERAL;
    case 'unknown':
      if (result.reason === 'no-guess') return NEEDS_GUESSING;
      if (result.reason === 'max-solutions') return DONE;
      return result.reason === 'stopped' && !isOutOfTime ? INTERRUPTED : UNDECIDED;
    default:
      return assertNever(result);
  }
}

/** A few words that say the verdict: the start of every sentence about it. */
export function verdictWords(result: SolveResult): string {
  switch (result.verdict) {
    case 'unique':
      return 'one solution';
    case 'none':
      return 'no solution';
    case 'multiple':
      return result.complete && result.solutions.length > 2
        ? `${number(result.solutions.length)} solutions`
        : result.complete
          ? 'two solutions'
          : 'several solutions';
    case 'unknown':
      if (result.reason === 'max-solutions') return 'a solution';
      return result.reason === 'no-guess' ? 'needs guessing' : 'not decided';
    default:
      return assertNever(result);
  }
}

/** What there is to say besides: how it was solved, where it fails, what ran out. */
export function verdictReason(report: SolveReport, size: { readonly width: number; readonly height: number }): string {
  const { result } = report;
  switch (result.verdict) {
    case 'unique':
      return methodWords(result.method, result.undecidedCells);
    case 'none':
      if (result.problems.length > 0) return result.problems.map((problem) => problem.message).join('; ');
      if (result.line !== null) return `${lineName(result.line)} cannot be completed`;
      return 'every attempt ends in a contradiction';
    case 'multiple': {
      const open = result.open.length > 0 ? `, ${cells(result.open.length)} not examined` : '';
      return `${cells(result.ambiguous.length)} ${result.ambiguous.length === 1 ? 'differs' : 'differ'}: ${cellList(result.ambiguous, size)}${open}`;
    }
    case 'unknown': {
      if (result.reason === 'max-solutions') return 'others were not looked for';
      const total = size.width * size.height;
      const decided = Math.floor((100 * (total - openCells(result.candidates.cells))) / total);
      const found = result.solution === null ? '' : '; one solution was found, there may be others';
      return `${endOf(report)}, ${decided} % of the cells are decided${found}`;
    }
    default:
      return assertNever(result);
  }
}

function methodWords(method: 'trivial' | 'line' | 'lookahead' | 'search' | null, undecided: number): string {
  const left = undecided === 0 ? 'single lines decide every cell' : `single lines leave ${cells(undecided)} open`;
  switch (method) {
    case 'trivial':
      return 'trivial, each line gives itself away';
    case 'line':
      return `line-solvable, ${left}`;
    case 'lookahead':
      return `needs look-ahead, ${left}`;
    case 'search':
      return `needs search, ${left} and look-ahead is not enough`;
    case null:
      return left;
    default:
      return assertNever(method);
  }
}

function endOf({ result, isOutOfTime, timeMs }: SolveReport): string {
  if (isOutOfTime) return `the time ran out after ${seconds(timeMs)}`;
  if (result.verdict !== 'unknown') return '';
  switch (result.reason) {
    case 'budget':
      return `the budget ran out after ${number(result.stats.ticks)} ticks`;
    case 'no-guess':
      return 'single lines alone do not decide it';
    case 'stopped':
      return 'interrupted';
    case 'max-solutions':
      return 'others were not looked for';
    default:
      return assertNever(result.reason);
  }
}

/** Cells of which more than one colour is possible. */
function openCells(candidates: Uint32Array): number {
  return candidates.reduce((sum, mask) => sum + ((mask & (mask - 1)) === 0 ? 0 : 1), 0);
}

/** Up to five cells by row and column, from 1: `r3c5`. */
export function cellList(list: readonly CellIndex[], size: { readonly width: number }): string {
  const names = list.slice(0, 5).map((cell) => `r${rowOf(size, cell) + 1}c${columnOf(size, cell) + 1}`);
  return names.join(' ') + (list.length > 5 ? ' …' : '');
}

/** `1 cell`, `12 cells`. */
export function cells(count: number): string {
  return `${number(count)} ${count === 1 ? 'cell' : 'cells'}`;
}

/** A number with thin groups: `1,234,567`. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** A time as people say it: `12 ms`, `3.4 s`. */
export function seconds(ms: number): string {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
