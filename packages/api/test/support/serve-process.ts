// A server in a process of its own, to be killed: prints its address, ends when told to.
//
//   node --conditions=@nonokit/source test/support/serve-process.ts <database file>

import { serve } from '../../src/entries/node.ts';
import { TEST_SECRET } from './settings.ts';

const server = await serve({
  port: 0,
  rateLimit: false,
  tokenSecret: TEST_SECRET,
  jobs: { database: process.argv[2] ?? ':memory:', threads: 2, sliceTicks: 100_000 },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
