// Who asks. Without a key a caller is anonymous and has the plain limits; with a valid key the limits
// are higher; with an invalid one the answer is 401, because a typo should not look like a slow day.
//
// Only digests of keys are stored. The digest of what was sent is compared with every stored digest,
// all bytes of it, so that time tells nothing about which key, or how much of it, was right.

import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, Deps } from '../deps.ts';
import { ANONYMOUS_LIMITS, KEYED_LIMITS } from '../limits.ts';
import { HttpProblem } from '../problem-json.ts';

const MAX_KEY_LENGTH = 200;

/** SHA-256 in lower-case hex: what a configuration stores instead of the key. */
export async function digestOfKey(key: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares texts of equal length in time that depends on the length only. */
export function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

async function nameOfKey(key: string, keys: ReadonlyMap<string, string>): Promise<string | undefined> {
  const digest = await digestOfKey(key);
  let found: string | undefined;
  for (const [name, stored] of keys) if (sameText(digest, stored)) found = name;
  return found;
}

/** An IPv6 caller has a whole /64 of addresses: those count as one. Others count by their address. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const gap = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Finds the caller, then asks the rate limiter.
 *
 * A key that is not known counts against the address it comes from, or nothing would slow down who tries keys.
 */
export function access(deps: Deps): MiddlewareHandler<ApiEnv> {
  const keys = deps.apiKeys ?? new Map<string, string>();
  const plain = deps.limits ?? ANONYMOUS_LIMITS;
  const raised = deps.keyedLimits ?? KEYED_LIMITS;
  return async (c, next) => {
    // Node keeps a header without a value, workerd does not: it says nothing either way.
    const header = c.req.header('authorization') || undefined;
    const key = c.req.header('x-api-key') ?? (header?.startsWith('Bearer ') ? header.slice(7) : undefined);
    const isAnonymous = key === undefined && header === undefined;
    const name = key === undefined || key.length > MAX_KEY_LENGTH ? undefined : await nameOfKey(key, keys);
    const keyed = name !== undefined;
    c.set('caller', { name: name ?? 'anonymous', keyed, limits: keyed ? raised : plain });

    const limiter = keyed ? (deps.keyedRateLimiter ?? deps.rateLimiter) : deps.rateLimiter;
    const policy = limiter && `"default";q=${limiter.quota};w=${limiter.periodSeconds}`;
    if (limiter !== undefined) {
      const subject = keyed ? `key:${name}` : `address:${networkOf(deps.clientAddress?.(c) ?? 'unknown')}`;
      if (!(await limiter.allow(subject))) {
        const detail = `at most ${limiter.quota} requests in ${limiter.periodSeconds} seconds are allowed`;
        throw new HttpProblem('too-many-requests', detail, {
          headers: { 'RateLimit-Policy': policy ?? '', 'Retry-After': String(limiter.periodSeconds) },
        });
      }
    }
    if (!keyed && !isAnonymous) {
      throw new HttpProblem('unauthorized', 'the API key is not known; leave it out to ask without one', {
        headers: { 'WWW-Authenticate': 'Bearer realm="nonokit"' },
      });
    }
    await next();
    if (policy !== undefined) c.res.headers.set('RateLimit-Policy', policy);
  };
}
