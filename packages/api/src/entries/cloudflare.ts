// The entry for Cloudflare Workers (workerd). Bindings and settings are in wrangler.jsonc.

import { parseApiKeys } from '../api-keys.ts';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import type { Drawing, RateLimiter, ViewerFile } from '../deps.ts';
import { createJobService } from '../jobs/job-service.ts';
import { JobStore } from '../jobs/job-store.ts';
import type { TokenSigner } from '../solving/resume-token.ts';
import { createTokenSigner } from '../solving/resume-token.ts';
import type { D1Binding } from './edge/d1-sql.ts';
import { d1Sql } from './edge/d1-sql.ts';
import type { QueueBinding, QueueDeps, QueueMessage } from './edge/queue-jobs.ts';
import { consume, pushTo, sweepQueue } from './edge/queue-jobs.ts';
import { KEYED_QUOTA, PERIOD_SECONDS, QUOTA } from './edge/quota.ts';

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
  /** Ticks of one slice of a job. */
  readonly NONO_SLICE_TICKS?: string;
  /** After so long without news an item's message counts as lost. */
  readonly NONO_STALL_SECONDS?: string;
  /** Files of the built viewer. */
  readonly ASSETS?: { fetch(url: string): Promise<Response> };
  readonly JOBS_DB?: D1Binding;
  readonly JOBS_QUEUE?: QueueBinding;
  readonly RATE_LIMITER?: RateLimitBinding;
  readonly KEYED_RATE_LIMITER?: RateLimitBinding;
}

/** Our drawings; the bundler puts them in. */
declare const NONOKIT_DRAWINGS: readonly Drawing[] | undefined;

function assetsOf(assets: NonNullable<Bindings['ASSETS']>): ViewerFile {
  return async (path) => {
    const response = await assets.fetch(`https://assets.invalid/${path}`);
    if (!response.ok) return undefined;
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    return { type, body: new Uint8Array(await response.arrayBuffer()) };
  };
}

function limiterOf(binding: RateLimitBinding, quota: number): RateLimiter {
  return {
    quota,
    periodSeconds: PERIOD_SECONDS,
    allow: async (key) => (await binding.limit({ key })).success,
  };
}

/** Ticks of one slice of a job: a second or two, far below the platform's limit for one invocation. */
const SLICE_TICKS = 5_000_000;
/** Longer than a queue is likely to be; a message passed on twice does no harm. */
const STALL_SECONDS = 600;

interface Service {
  readonly app: App;
  readonly jobs: QueueDeps | undefined;
}

function serviceFor(env: Bindings): Service {
  const signer = createTokenSigner(env.NONO_TOKEN_SECRET);
  const jobs = jobsFor(env, signer);
  const app = createApp({
    tokenSigner: signer,
    apiKeys: parseApiKeys(env.NONO_API_KEYS),
    clientAddress: (c) => c.req.header('cf-connecting-ip') ?? 'unknown',
    // biome-ignore lint/suspicious/noConsole: the console is the log of this platform
    ...(env.NONO_LOG !== 'off' && { log: (entry) => console.log(JSON.stringify(entry)) }),
    ...(env.RATE_LIMITER && { rateLimiter: limiterOf(env.RATE_LIMITER, QUOTA) }),
    ...(env.KEYED_RATE_LIMITER && { keyedRateLimiter: limiterOf(env.KEYED_RATE_LIMITER, KEYED_QUOTA) }),
    drawings: typeof NONOKIT_DRAWINGS === 'undefined' ? [] : NONOKIT_DRAWINGS,
    ...(env.ASSETS && { viewerFile: assetsOf(env.ASSETS) }),
    ...(jobs && { jobs: createJobService(jobs.store, jobs.push) }),
  });
  return { app, jobs };
}

function jobsFor(env: Bindings, signer: TokenSigner): QueueDeps | undefined {
  if (env.JOBS_DB === undefined || env.JOBS_QUEUE === undefined) return undefined;
  const sliceTicks = Number(env.NONO_SLICE_TICKS ?? SLICE_TICKS);
  return { store: new JobStore(d1Sql(env.JOBS_DB)), push: pushTo(env.JOBS_QUEUE), signer, sliceTicks };
}

let service: Service | undefined;

export default {
  fetch(request: Request, env: Bindings): Response | Promise<Response> {
    service ??= serviceFor(env);
    return service.app.fetch(request, env);
  },

  async queue(batch: { readonly messages: readonly QueueMessage[] }, env: Bindings): Promise<void> {
    service ??= serviceFor(env);
    if (service.jobs !== undefined) await consume(batch.messages, service.jobs);
  },

  async scheduled(_event: unknown, env: Bindings): Promise<void> {
    service ??= serviceFor(env);
    if (service.jobs !== undefined) await sweepQueue(service.jobs, Number(env.NONO_STALL_SECONDS ?? STALL_SECONDS));
  },
};
