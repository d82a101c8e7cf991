// What the app needs from the platform it runs on. `createApp` knows nothing else of the outside world,
// so the same app answers on workerd, on Node and in a test.

import type { Method } from '@nonokit/core';
import type { Context } from 'hono';
import type { JobService } from './jobs/job-service.ts';
import type { Limits } from './limits.ts';
import type { TokenSigner } from './solving/resume-token.ts';

/** Says whether one more request of this caller is fine. */
export interface RateLimiter {
  /** Requests allowed per period, for the `RateLimit-Policy` header. */
  readonly quota: number;
  /** Length of the period in seconds. */
  readonly periodSeconds: number;
  allow(key: string): Promise<boolean>;
}

/** One line of the log: what happened, never what was sent. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route, so that codes and ids stay out of logs. */
  readonly route: string;
  readonly status: number;
  /** Wall time in milliseconds; 0 where clocks stand still. */
  readonly ms: number;
  readonly caller: string;
  readonly ticks?: number;
  /** Name of an unexpected error; its text and stack stay in `error`. */
  readonly error?: string;
}

/** Our own drawings, ready to be served. */
export interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly width: number;
  readonly height: number;
  /** Colours besides the background. */
  readonly colorCount: number;
  readonly method: Method | null;
  /** The puzzle as a share code. */
  readonly code: string;
}

/** Finds a file of the built viewer by its path, `embed/index.html`; `undefined` if there is none. */
export type ViewerFile = (
  path: string,
) => Promise<{ readonly type: string; readonly body: Uint8Array<ArrayBuffer> } | undefined>;

/** What `createApp` is built from; everything has a sensible default. */
export interface Deps {
  /** Signs resume tokens; with a random key when absent, so that tokens last as long as the process. */
  readonly tokenSigner?: TokenSigner;
  /** SHA-256 digests of API keys in hex, by the name that logs show. */
  readonly apiKeys?: ReadonlyMap<string, string>;
  readonly rateLimiter?: RateLimiter;
  /** For callers with a key. */
  readonly keyedRateLimiter?: RateLimiter;
  /** The address a caller without a key is counted under. */
  readonly clientAddress?: (c: Context) => string;
  readonly limits?: Limits;
  readonly keyedLimits?: Limits;
  readonly log?: (entry: LogEntry) => void;
  readonly randomId?: () => string;
  readonly now?: () => number;
  readonly drawings?: readonly Drawing[];
  /** Files of the built viewer, for frames. */
  readonly viewerFile?: ViewerFile;
  readonly jobs?: JobService;
}

/** Who asks, and what is allowed to them. */
export interface Caller {
  /** `anonymous`, or the name of the key. */
  readonly name: string;
  readonly keyed: boolean;
  readonly limits: Limits;
}

/** Types of the context's variables. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    caller: Caller;
    ticks: number;
    /** Aborts when the client goes away, where the platform notices. */
    signal: AbortSignal;
  };
}
