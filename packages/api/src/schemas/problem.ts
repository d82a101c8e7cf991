// The problem document (RFC 9457) as a schema, and the answers every route may give besides its own.

import { z } from '@hono/zod-openapi';
import type { ProblemKind } from '../problem-json.ts';
import { problemKinds } from '../problem-json.ts';

const fault = z
  .object({
    pointer: z.string().optional().openapi({ description: 'JSON pointer into the body', example: '/rows/3/1' }),
    parameter: z.string().optional().openapi({ description: 'Name of a path or query parameter' }),
    code: z.string().openapi({ description: 'Stable kebab-case code', example: 'clue-too-long' }),
    message: z.string().openapi({ example: 'row 4: blocks 4,3,2 need 11 cells, the row has 10' }),
    line: z.int().min(1).optional().openapi({ description: 'Line of the puzzle text, from 1' }),
    column: z.int().min(1).optional().openapi({ description: 'Column of the puzzle text, from 1' }),
  })
  .openapi('Fault', { description: 'One thing that is wrong, and where.' });

/** Everything that is not a result. */
export const problemSchema = z
  .object({
    type: z.string().openapi({ description: 'Stable; leads to a description', example: '/problems/invalid-puzzle' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    errors: z.array(fault).optional(),
    moreErrors: z.int().min(1).optional().openapi({ description: 'Faults beyond those listed' }),
  })
  .openapi('Problem', { description: 'RFC 9457 problem document.' });

/** Faults inside a result: one puzzle of many, or a puzzle that was to be judged. */
export const faultSchema = fault;

/** Documentation of one problem status. */
export interface ProblemAnswer {
  readonly description: string;
  readonly content: { readonly 'application/problem+json': { readonly schema: typeof problemSchema } };
}

/** Documents the problems a route may answer with. */
export function problemAnswers<S extends number>(...statuses: readonly S[]): { readonly [K in S]: ProblemAnswer } {
  const answers = statuses.map((status) => {
    const kinds = (Object.keys(problemKinds) as ProblemKind[]).filter((kind) => problemKinds[kind].status === status);
    const description = kinds.map((kind) => `${problemKinds[kind].title} (\`${kind}\`).`).join(' ');
    return [status, { description, content: { 'application/problem+json': { schema: problemSchema } } }] as const;
  });
  return Object.fromEntries(answers) as { readonly [K in S]: ProblemAnswer };
}

/** Problems of every route: a wrong key, nothing acceptable, too many requests, our fault. */
export const anyRoute = problemAnswers(401, 406, 429, 500);
/** Problems of routes with parameters in the address. */
export const readRoute = { ...problemAnswers(404, 422), ...anyRoute };
/** Problems of routes with a body. */
export const bodyRoute = { ...problemAnswers(400, 413, 415, 422), ...anyRoute };

/** The answer to a client that has the representation already. */
export const notModified = { 304: { description: 'The client has it already.' } } as const;
