// The process in the container: settings from the environment, one JSON line per request on standard
// output, and a graceful end on SIGTERM.

import { availableParallelism } from 'node:os';
import { parseApiKeys } from '../api-keys.ts';
import { serve } from './node.ts';

type Settings =
  | 'HOST'
  | 'PORT'
  | 'NONO_API_KEYS'
  | 'NONO_DATABASE'
  | 'NONO_LOG'
  | 'NONO_THREADS'
  | 'NONO_TOKEN_SECRET'
  | 'NONO_VIEWER';
const env = process.env as Readonly<Partial<Record<Settings, string>>>;

const server = await serve({
  host: env.HOST ?? '0.0.0.0',
  port: Number(env.PORT ?? 8787),
  apiKeys: parseApiKeys(env.NONO_API_KEYS),
  jobs: {
    database: env.NONO_DATABASE ?? ':memory:',
    threads: Number(env.NONO_THREADS ?? Math.max(1, availableParallelism() - 1)),
  },
  ...(env.NONO_TOKEN_SECRET !== undefined && { tokenSecret: env.NONO_TOKEN_SECRET }),
  ...(env.NONO_VIEWER !== undefined && { viewer: env.NONO_VIEWER }),
  ...(env.NONO_LOG !== 'off' && { log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`) }),
});
process.stderr.write(`listening on ${server.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
