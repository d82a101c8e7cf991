// Collects what is wrong with a text: all of it, but never more than a person would read.

import type { Place, Problem, ProblemCode } from '../problem.ts';
import { problem } from '../problem.ts';

/** Problems kept per puzzle; a closing one says that there are more. */
const MAX_PROBLEMS = 100;

/** A list that stops growing; the closing problem stands at the place where it stopped. */
export interface ProblemList {
  readonly found: readonly Problem[];
  /** True once nothing more is kept: readers may stop. */
  readonly isFull: boolean;
  readonly isEmpty: boolean;
  add(code: ProblemCode, message: string, where?: Place): void;
  addAll(problems: readonly Problem[]): void;
}

/** Makes an empty list. */
export function createProblemList(): ProblemList {
  const found: Problem[] = [];
  const addOne = (one: Problem): void => {
    if (found.length > MAX_PROBLEMS) return;
    found.push(
      found.length < MAX_PROBLEMS
        ? one
        : problem(one.code, `more than ${MAX_PROBLEMS} problems; the rest is not listed`, one.where),
    );
  };
  return {
    found,
    get isFull() {
      return found.length > MAX_PROBLEMS;
    },
    get isEmpty() {
      return found.length === 0;
    },
    add: (code, message, where) => addOne(problem(code, message, where)),
    addAll: (problems) => {
      for (const one of problems) addOne(one);
    },
  };
}
