// The entry for Node: `serve()` starts an HTTP server; the terminal program and the container use it.
//
//   const server = await serve({ port: 0 });
//   await fetch(`${server.url}/healthz`);
//   await server.close();

import { existsSync, readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createApp } from '../app.ts';
import type { Deps, Drawing, LogEntry } from '../deps.ts';
import { memoryRateLimiter } from '../middleware/memory-rate-limiter.ts';
import type { TokenSigner } from '../solving/resume-token.ts';
import { createTokenSigner } from '../solving/resume-token.ts';
import { createHttpServer } from './node/http-server.ts';
import type { ThreadJobs } from './node/thread-jobs.ts';
import { startThreadJobs } from './node/thread-jobs.ts';
import { viewerFolder } from './node/viewer-folder.ts';

/** How to serve; every field has a default. */
export interface ServeOptions {
  /** 0 for any free port. Default 8787. */
  readonly port?: number;
  /** Default 127.0.0.1: nobody else reaches it unless told so. */
  readonly host?: string;
  /** Key of resume tokens; random when absent. */
  readonly tokenSecret?: string;
  /** SHA-256 digests of API keys in hex, by name. */
  readonly apiKeys?: ReadonlyMap<string, string>;
  /** Requests per caller and period; false for no limit. Default 600 in 60 s. */
  readonly rateLimit?: { readonly quota: number; readonly periodSeconds: number } | false;
  readonly log?: (entry: LogEntry) => void;
  /** Our drawings; those built into the package when absent. */
  readonly drawings?: readonly Drawing[];
  /** Folder of the built viewer, for `/embed`; no such route when absent. */
  readonly viewer?: string;
  /** Background jobs; false for none. In memory unless a database file is named. */
  readonly jobs?: { readonly database?: string; readonly threads?: number; readonly sliceTicks?: number } | false;
}

/** A running server. */
export interface Server {
  readonly url: string;
  readonly port: number;
  /** Takes no new connections, lets running requests and slices end, then resolves. */
  close(): Promise<void>;
}

/** Longest wait for running requests when the server closes. */
const GRACE_MS = 10_000;

/** Starts the server and resolves once it listens. */
export async function serve(options: ServeOptions = {}): Promise<Server> {
  const { port = 8787, host = '127.0.0.1', rateLimit = { quota: 600, periodSeconds: 60 } } = options;
  const signer = createTokenSigner(options.tokenSecret);
  const jobs = options.jobs === false ? undefined : await startJobs(options.jobs ?? {}, signer);
  const deps: Deps = {
    tokenSigner: signer,
    drawings: options.drawings ?? builtDrawings(),
    ...(options.viewer !== undefined && { viewerFile: viewerFolder(options.viewer) }),
    ...(jobs && { jobs: jobs.service }),
    clientAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
    ...(options.apiKeys && { apiKeys: options.apiKeys }),
    ...(options.log && { log: options.log }),
    ...(rateLimit && { rateLimiter: memoryRateLimiter(rateLimit.quota, rateLimit.periodSeconds) }),
  };
  const app = createApp(deps);
  const server = createHttpServer(app.fetch);
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  }).catch(async (error: unknown) => {
    await jobs?.close();
    throw error;
  });
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${shown}:${address.port}`,
    port: address.port,
    close: async () => {
      await closeGracefully(server);
      await jobs?.close();
    },
  };
}

/** The same slices as on the edge, so that a job costs the same ticks. */
const SLICE_TICKS = 5_000_000;

function startJobs(
  options: Exclude<ServeOptions['jobs'], false | undefined>,
  signer: TokenSigner,
): Promise<ThreadJobs> {
  const {
    database = ':memory:',
    threads = Math.max(1, availableParallelism() - 1),
    sliceTicks = SLICE_TICKS,
  } = options;
  return startThreadJobs({ database, threads, sliceTicks, signer });
}

/** What the build put beside this file; nothing when run from sources. */
function builtDrawings(): readonly Drawing[] {
  const file = new URL('../drawings.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Drawing[]) : [];
}

function closeGracefully(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
