// The rate limiter for platforms that bring none: counts per caller in fixed windows, in memory.
//
// When the window turns, all counts go at once, so memory is bounded by the callers of one window; a
// flood of addresses pushes the oldest out.

import type { RateLimiter } from '../deps.ts';

const MAX_CALLERS = 50_000;

/** Allows `quota` requests per caller in each period; `now` in milliseconds. */
export function memoryRateLimiter(quota: number, periodSeconds: number, now: () => number = Date.now): RateLimiter {
  let window = -1;
  const counts = new Map<string, number>();
  return {
    quota,
    periodSeconds,
    allow: async (key) => {
      const current = Math.floor(now() / (periodSeconds * 1000));
      if (current !== window) {
        window = current;
        counts.clear();
      }
      const count = (counts.get(key) ?? 0) + 1;
      if (count === 1 && counts.size >= MAX_CALLERS) {
        const oldest = counts.keys().next().value;
        if (oldest !== undefined) counts.delete(oldest);
      }
      counts.set(key, count);
      return count <= quota;
    },
  };
}
