// Node's HTTP server around the app. What is not HTTP never reaches the app: it is refused here, with the same
// kind of answer as everything else.

import type { Server, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

type Listener = Parameters<typeof getRequestListener>[0];

/** What Node's parser complains about, by code; anything else is a 400. */
const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/problem+json',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/** A status that needs no page of its own is `about:blank` (RFC 9457, 4.2.1). */
function problemText(status: number): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status });
}

function refuse(error: Error & { readonly code?: string }, socket: Duplex): void {
  // The client may be gone, or an answer under way: then there is nobody to tell.
  const { _httpMessage: answer } = socket as Duplex & { readonly _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent === true) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_FAULT[error.code ?? ''] ?? 400;
  const body = problemText(status);
  const head = Object.entries({ ...HEADERS, 'Content-Length': String(Buffer.byteLength(body)) });
  const lines = head.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n\r\n${body}`);
}

/** Makes the server; it does not listen yet. */
export function createHttpServer(fetch: Listener): Server {
  const listener = getRequestListener(fetch, {
    // The app answers its own errors; what comes here is a Host or an address that is none.
    errorHandler: () => new Response(problemText(400), { status: 400, headers: HEADERS }),
  });
  // Node would answer a missing Host by itself, without a body.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on('clientError', refuse);
  // An expectation nobody knows may be ignored (RFC 9110, 10.1.1), as workerd does.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}
