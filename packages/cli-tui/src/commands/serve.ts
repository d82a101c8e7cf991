import { count, defineCommand, flag, text, UsageError } from '../command.ts';
import { DONE } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { servedDrawings } from '../served-drawings.ts';
import { viewerFolder } from '../served-viewer.ts';

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'answer over HTTP, with the API that runs on the edge',
  arguments: [],
  options: {
    port: count('-p, --port <n>', 'port to listen on; 0 for any free one', 8787, 0, 65_535),
    host: text('--host <address>', 'address to listen on; 127.0.0.1 unless told otherwise'),
    database: text('--database <file>', 'keep background jobs in this file; in memory unless named'),
    threads: count('--threads <n>', 'threads for background jobs', undefined, 1, 256),
    viewer: text('--viewer <folder>', 'the built viewer for frames; the one that came with the program unless named'),
    noLimit: flag('--no-rate-limit', 'let every caller ask as often as it wants'),
    log: flag('--log', 'write one JSON object a line per request to standard error'),
    quiet: flag('-q, --quiet', 'print the address only'),
  },
  examples: [
    ['nono serve', 'on http://127.0.0.1:8787, with its documentation at /docs'],
    ['nono serve --host 0.0.0.0 --log', 'for other machines, with a log'],
  ],
  async run(_args, options, io) {
    // Whoever does not serve does not load the web framework.
    const { serve } = await import('@nonokit/api/node');
    const { port, host = '127.0.0.1', database, threads } = options;
    const viewer = options.viewer ?? (await viewerFolder(io));
    if (viewer !== undefined && (await io.kindOf(`${viewer}/embed/index.html`)) !== 'file') {
      throw new UsageError(`--viewer ${viewer}: there is no built viewer here (embed/index.html is missing)`);
    }
    const jobs = { ...(database !== undefined && { database }), ...(threads !== undefined && { threads }) };
    const server = await serve({
      port,
      host,
      jobs,
      drawings: await servedDrawings(io),
      ...(viewer !== undefined && { viewer }),
      ...(options.noLimit && { rateLimit: false as const }),
      ...(options.log && { log: (entry) => io.stderr.write(`${JSON.stringify(entry)}\n`) }),
    }).catch((error: unknown) => {
      const sentence = listenSentence(error, host, port);
      throw sentence === undefined ? error : new UsageError(sentence);
    });
    io.stdout.write(`${server.url}\n`);
    if (!options.quiet) io.stderr.write(`Documentation: ${server.url}/docs · Ctrl+C ends\n`);
    await stopped(io);
    await server.close();
    return DONE;
  },
});

/** Why the server cannot listen there, and what to try; `undefined` if that is not what went wrong. */
function listenSentence(error: unknown, host: string, port: number): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `port ${port} on ${host} is in use already; --port names another one, 0 takes any`;
    case 'EACCES':
      return `port ${port} needs more rights; ports from 1024 on do not`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `this machine has no address ${host}; --host names another one`;
    default:
      return undefined;
  }
}

function stopped({ stop }: Pick<Io, 'stop'>): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve();
    else stop.addEventListener?.('abort', () => resolve());
  });
}
