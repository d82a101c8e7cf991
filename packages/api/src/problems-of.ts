// From what the schema or the engine found wrong to the faults of a problem document.
//
//   zod   path ['rows', 3, 1], code 'too_big'           →  { pointer: '/rows/3/1', code: 'too-big' }
//   core  where { pointer: '/cols/2' }                   →  { pointer: '/cols/2', code: 'clue-too-long' }
//   core  where { line: 7, column: 1 }                   →  { pointer: '/text', line: 7, column: 1 }

import type { Problem } from '@nonokit/core';
import { isTextPlace } from '@nonokit/core';
import type { ZodError } from 'zod';
import type { Fault } from './problem-json.ts';
import { HttpProblem } from './problem-json.ts';

/** Writes a path as RFC 6901 does. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The faults of a value that does not fit its schema; `inBody` false for parameters. */
export function faultsOfSchema(error: ZodError, inBody: boolean): readonly Fault[] {
  return error.issues.flatMap((issue): readonly Fault[] => {
    const code = issue.code === 'custom' ? 'bad-combination' : issue.code.replaceAll('_', '-');
    const place = (path: readonly PropertyKey[]): Pick<Fault, 'pointer' | 'parameter'> =>
      inBody ? { pointer: pointerOf(path) } : { parameter: String(path[0] ?? '').slice(0, 100) };
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...place([...issue.path, key]),
        code: 'unknown-field',
        message: 'unknown field',
      }));
    }
    return [{ ...place(issue.path), code, message: issue.message }];
  });
}

/** How the puzzle came in, which decides what a pointer can point at. */
export type PuzzleShape = 'clues' | 'text' | 'code';

/** The faults of a puzzle, with pointers below `base` (empty for a body that is the puzzle itself). */
export function faultsOfPuzzle(problems: readonly Problem[], shape: PuzzleShape, base = ''): readonly Fault[] {
  return problems.map(({ code, message, where }): Fault => {
    if (shape !== 'clues') {
      const pointer = `${base}/${shape}`;
      return isTextPlace(where) && shape === 'text'
        ? { pointer, code, message, line: where.line, column: where.column }
        : { pointer, code, message };
    }
    const pointer = where !== undefined && 'pointer' in where ? where.pointer : '';
    return { pointer: `${base}${pointer}`, code, message };
  });
}

/** A 422 for a puzzle that cannot be asked. */
export function invalidPuzzle(faults: readonly Fault[]): HttpProblem {
  const first = faults[0]?.message ?? 'the puzzle cannot be read';
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return new HttpProblem('invalid-puzzle', `${first}${more}`, { faults });
}
