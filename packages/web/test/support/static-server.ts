// A small static server for the built pages: what a CDN would do, nothing more.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.non': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A running server. */
export interface StaticServer {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** What a page may send instead of a file: for pages made up by a test. */
export type MadePages = Readonly<
  Record<string, { readonly body: string; readonly headers?: Readonly<Record<string, string>> }>
>;

/** Serves a folder on a free port of this machine. */
export async function serveFolder(folder: string, pages: MadePages = {}): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const made = pages[path];
    if (made) {
      response.writeHead(200, { 'content-type': TYPES['.html'], ...made.headers }).end(made.body);
      return;
    }
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    try {
      const body = await readFile(file);
      response
        .writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
