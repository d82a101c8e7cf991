// The frame around every answer, errors and 304 included: request id, CORS, security headers, log line.
//
// It is the outermost middleware and adds headers after the answer is made, so no way out of a handler
// can lose them. A page that may be framed or runs scripts sets its own policy, which is kept.

import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiEnv, Deps } from '../deps.ts';

const EXPOSED = 'ETag, Location, RateLimit-Policy, Retry-After, X-Request-Id';
const ALLOWED_HEADERS = 'Accept, Authorization, Content-Type, If-None-Match, Last-Event-ID, X-API-Key, X-Request-Id';
const METHODS = 'GET, HEAD, POST, DELETE, OPTIONS';

/** A client may bring its own id if it is short and plain; anything else could forge log lines. */
const PLAIN_ID = /^[A-Za-z0-9._-]{1,64}$/;

const always: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const unlessSet: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Wraps the whole app. */
export function frame(deps: Deps): MiddlewareHandler<ApiEnv> {
  const now = deps.now ?? Date.now;
  const randomId = deps.randomId ?? (() => crypto.randomUUID());
  return async (c, next) => {
    const begin = now();
    const brought = c.req.header('x-request-id');
    const requestId = brought !== undefined && PLAIN_ID.test(brought) ? brought : randomId();
    c.set('requestId', requestId);
    c.set('signal', c.req.raw.signal);

    const preflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (preflight) {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': METHODS,
          'Access-Control-Allow-Headers': ALLOWED_HEADERS,
          'Access-Control-Max-Age': '86400',
        },
      });
    } else {
      await next();
    }

    const { headers } = c.res;
    headers.set('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    // A 304 refreshes what the client has stored: what is absent here stays as it came with the body.
    if (c.res.status !== 304) {
      for (const [name, value] of Object.entries(unlessSet)) if (!headers.has(name)) headers.set(name, value);
    }
    if (new URL(c.req.url).protocol === 'https:') headers.set('Strict-Transport-Security', 'max-age=31536000');

    const { status } = c.res;
    const ticks = c.get('ticks');
    deps.log?.({
      level: status >= 500 ? 'error' : 'info',
      message: 'request',
      requestId,
      method: c.req.method,
      route: routeOf(c),
      status,
      ms: now() - begin,
      caller: c.get('caller')?.name ?? 'anonymous',
      ...(ticks !== undefined && { ticks }),
      ...(c.error !== undefined && status >= 500 && { error: c.error.name }),
    });
  };
}

/** Logs the end of a stream, whose request was logged when it began. */
export function logEnd(c: Context<ApiEnv>, deps: Deps, ticks: number, failure: unknown): void {
  deps.log?.({
    level: failure === undefined ? 'info' : 'error',
    message: 'stream ended',
    requestId: c.get('requestId'),
    method: c.req.method,
    route: routeOf(c),
    status: c.res.status,
    ms: 0,
    caller: c.get('caller').name,
    ticks,
    ...(failure instanceof Error && { error: failure.name }),
  });
}

/** The pattern that answered; empty if none did. */
function routeOf(c: Context<ApiEnv>): string {
  return matchedRoutes(c).findLast((route) => route.path !== '/*')?.path ?? '';
}
