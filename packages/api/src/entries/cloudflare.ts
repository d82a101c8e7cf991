// The entry for Cloudflare Workers (workerd). Bindings and settings are in wrangler.jsonc.

import { parseApiKeys } from '../api-keys.ts';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import type { RateLimiter } from '../deps.ts';

/** A binding of the platform's rate limiter: it only says yes or no. */
interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** What wrangler.jsonc binds; everything may be absent. */
export interface Bindings {
  readonly NONO_TOKEN_SECRET?: string;
  readonly NONO_API_KEYS?: string;
  /** `off` for no log lines. */
  readonly NONO_LOG?: string;
  readonly RATE_LIMITER?: RateLimitBinding;
  readonly KEYED_RATE_LIMITER?: RateLimitBinding;
}

/** The same numbers as in wrangler.jsonc: the binding does not tell them. */
const PERIOD_SECONDS = 60;
const QUOTA = 120;
const KEYED_QUOTA = 1200;

function limiterOf(binding: RateLimitBinding, quota: number): RateLimiter {
  return {
    quota,
    periodSeconds: PERIOD_SECONDS,
    allow: async (key) => (await binding.limit({ key })).success,
  };
}

function appFor(env: Bindings): App {
  return createApp({
    apiKeys: parseApiKeys(env.NONO_API_KEYS),
    clientAddress: (c) => c.req.header('cf-connecting-ip') ?? 'unknown',
    // biome-ignore lint/suspicious/noConsole: the console is the log of this platform
    ...(env.NONO_LOG !== 'off' && { log: (entry) => console.log(JSON.stringify(entry)) }),
    ...(env.NONO_TOKEN_SECRET !== undefined && { tokenSecret: env.NONO_TOKEN_SECRET }),
    ...(env.RATE_LIMITER && { rateLimiter: limiterOf(env.RATE_LIMITER, QUOTA) }),
    ...(env.KEYED_RATE_LIMITER && { keyedRateLimiter: limiterOf(env.KEYED_RATE_LIMITER, KEYED_QUOTA) }),
  });
}

let app: App | undefined;

export default {
  fetch(request: Request, env: Bindings): Response | Promise<Response> {
    app ??= appFor(env);
    return app.fetch(request, env);
  },
};
