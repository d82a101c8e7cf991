// The three ways in which Hono ends a request without a handler's answer, all as problem documents.

import type { Hook } from '@hono/zod-openapi';
import type { Context, ErrorHandler, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from './deps.ts';
import { HttpProblem, problemResponse } from './problem-json.ts';
import { faultsOfSchema } from './problems-of.ts';

/** What a route's schema refuses. */
export const schemaHook: Hook<unknown, ApiEnv, string, Response | undefined> = (result) => {
  if (result.success) return undefined;
  const faults = faultsOfSchema(result.error, result.target === 'json');
  const first = faults[0];
  const where = first?.pointer ?? first?.parameter ?? '';
  throw new HttpProblem('invalid-request', `${where === '' ? 'the request' : where}: ${first?.message ?? 'invalid'}`, {
    faults,
  });
};

/** What was thrown; anything unknown is a bug, of which the client learns the request id and no more. */
export const onError: ErrorHandler<ApiEnv> = (error, c) => {
  if (error instanceof HttpProblem) return problemResponse(c, error);
  if (error instanceof HTTPException) return problemResponse(c, problemOfException(error));
  return problemResponse(c, new HttpProblem('internal', `please report request ${c.get('requestId')}`));
};

function problemOfException(error: HTTPException): HttpProblem {
  switch (error.status) {
    case 400:
      return new HttpProblem('malformed-body', 'the request cannot be read');
    case 413:
      return new HttpProblem('too-large', 'the request is larger than allowed');
    case 415:
      return new HttpProblem('unsupported-media-type', 'this address does not read such a body');
    default:
      return new HttpProblem('internal', 'the request could not be answered');
  }
}

/** No route: 404, or 405 with `Allow` if the address knows other methods; OPTIONS lists them. */
export function notFound(app: Hono<ApiEnv>): (c: Context<ApiEnv>) => Response {
  let table: readonly { readonly method: string; readonly pattern: RegExp }[] | undefined;
  return (c) => {
    table ??= app.routes
      .filter((route) => route.method !== 'ALL')
      .map((route) => ({ method: route.method, pattern: patternOf(route.path) }));
    const methods = new Set(table.filter((route) => route.pattern.test(c.req.path)).map((route) => route.method));
    if (methods.size === 0) return problemResponse(c, new HttpProblem('not-found', 'no such address; see /docs'));
    if (methods.has('GET')) methods.add('HEAD');
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
    const detail = `this address knows ${allow}`;
    return problemResponse(c, new HttpProblem('method-not-allowed', detail, { headers: { Allow: allow } }));
  };
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}
