// What is not HTTP, or hardly: broken framing, broken addresses, slow and aborted bodies, over bare sockets.

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '../src/deps.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';

let node: TestServer;
let workerd: TestServer;
const log: LogEntry[] = [];

beforeAll(async () => {
  [node, workerd] = await Promise.all([
    startNode({ jobs: false, log: (entry) => void log.push(entry) }),
    // The runtime complains on its console about what it cannot parse.
    startWorkerd({ onLog: () => undefined }),
  ]);
});

afterAll(async () => {
  await Promise.all([node.close(), workerd.close()]);
});

/** Sends the parts one after the other and reads what comes until the line is silent. */
function exchange(url: string, ...parts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.setTimeout(1500, () => socket.destroy());
    socket.on('connect', async () => {
      for (const part of parts) {
        if (!socket.destroyed) socket.write(part);
        await new Promise((next) => setTimeout(next, 20));
      }
    });
  });
}

const BODY = '{"rows":[[1]],"cols":[[1]]}';
const head = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
const POST = ['POST /v1/solve HTTP/1.1', 'Host: x', 'Content-Type: application/json'] as const;

describe('on Node every refusal is a problem document that any page may read', () => {
  test.each([
    ['no HTTP at all', ['\x16\x03\x01\x00\xa5\x01\r\n\r\n'], 400],
    ['no Host', [head('GET /healthz HTTP/1.1')], 400],
    ['a Host that is none', [head('GET /healthz HTTP/1.1', 'Host: a"><script>')], 400],
    ['an unknown method', [head('BREW /v1/solve HTTP/1.1', 'Host: x')], 400],
    ['headers of 20 kB', [head('GET /healthz HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(20_000)}`)], 431],
    ['two lengths', [head(...POST, 'Transfer-Encoding: chunked', 'Content-Length: 5'), '0\r\n\r\n'], 400],
    ['a chunk without a size', [head(...POST, 'Transfer-Encoding: chunked'), 'ZZ\r\n'], 400],
  ])('%s', async (_, parts, status) => {
    const answer = await exchange(node.url, ...parts);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    expect(answer).toMatch(/access-control-allow-origin: \*/i);
    expect(answer).toContain(`"status":${status}`);
    expect(answer).not.toContain('script');
  });
});

describe.each([
  ['node', () => node],
  ['workerd', () => workerd],
])('%s', (_, server) => {
  test.each([
    [
      'chunks',
      [head(...POST, 'Transfer-Encoding: chunked'), '5\r\n{"row\r\n', '16\r\ns":[[1]],"cols":[[1]]}\r\n0\r\n\r\n'],
    ],
    ['a slow body', [head(...POST, `Content-Length: ${BODY.length}`), ...(BODY.match(/.{1,9}/g) ?? [])]],
    ['an expectation nobody knows', [head(...POST, 'Expect: wonders', `Content-Length: ${BODY.length}`) + BODY]],
  ])('%s', async (_name, parts) => {
    expect(await exchange(server().url, ...parts)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"verdict":"unique"/);
  });

  test('a body whose framing breaks is the fault of who sent it', async () => {
    const answer = await exchange(server().url, head(...POST, 'Transfer-Encoding: chunked'), 'ZZ\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*problem\+json/);
  });

  test('aborted uploads leave nothing behind', async () => {
    for (let i = 0; i < 20; i += 1) {
      const { hostname, port } = new URL(server().url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(`${head(...POST, 'Content-Length: 1000')}{"rows"`);
      await new Promise((next) => setTimeout(next, 5));
      socket.destroy();
    }
    expect((await fetch(`${server().url}/healthz`)).status).toBe(200);
  });
});

test('none of that is an error of ours in the log', () => {
  expect(log.filter((entry) => entry.level === 'error')).toEqual([]);
});
