// The package's front door: the app, its type, what it is built from.

export { parseApiKeys } from './api-keys.ts';
export type { App } from './app.ts';
export { createApp } from './app.ts';
export type { Client } from './client.ts';
export { createClient } from './client.ts';
export type { Caller, Deps, Drawing, LogEntry, RateLimiter } from './deps.ts';
export type { Limits } from './limits.ts';
export { ANONYMOUS_LIMITS, KEYED_LIMITS } from './limits.ts';
export { digestOfKey } from './middleware/access.ts';
export { memoryRateLimiter } from './middleware/memory-rate-limiter.ts';
export type { TokenSigner } from './solving/resume-token.ts';
export { createTokenSigner } from './solving/resume-token.ts';
export { VERSION } from './version.ts';
