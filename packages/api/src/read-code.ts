// A share code in an address.

import type { Puzzle } from '@nonokit/core';
import { fromCode } from '@nonokit/core';
import { MAX_CODE, MAX_SIDE } from './limits.ts';
import type { Fault } from './problem-json.ts';
import { invalidPuzzle } from './problems-of.ts';

/**
 * Reads the code.
 *
 * @throws {HttpProblem} 422 that names the parameter.
 */
export function mustReadCode(code: string, parameter: string): Puzzle {
  const refuse = (faults: readonly Omit<Fault, 'parameter'>[]): never => {
    throw invalidPuzzle(faults.map((fault) => ({ parameter, ...fault })));
  };
  if (code.length > MAX_CODE)
    refuse([{ code: 'input-too-large', message: `a code has at most ${MAX_CODE} characters` }]);
  const read = fromCode(code);
  if (!read.ok) return refuse(read.error.map(({ code: kind, message }) => ({ code: kind, message })));
  const { width, height } = read.value;
  if (width > MAX_SIDE || height > MAX_SIDE) {
    const message = `the puzzle is ${width}x${height}, a side may have at most ${MAX_SIDE} cells`;
    return refuse([{ code: 'size-out-of-range', message }]);
  }
  return read.value;
}
