// `nono serve` as a user runs it: the built program, its port, its pages, its end.

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const home = fileURLToPath(new URL('..', import.meta.url));
const bin = join(home, 'dist', 'bin.js');
const hasViewer = existsSync(join(home, 'dist/viewer/embed/index.html'));
const { PATH = '' } = process.env;
const env = { PATH, HOME: tmpdir() };
/** Some seconds of work for the engine, on any machine. */
const LONG = {
  rows: Array.from({ length: 40 }, () => [2, 1, 3, 1]),
  cols: Array.from({ length: 40 }, () => [2, 1, 3, 1]),
};
const CROSS = { rows: [[1], [3], [1]], cols: [[1], [3], [1]] };

interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it wrote to standard error. */
  readonly errors: () => string;
}

async function serve(...args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', ...args], { env });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += `${data}`;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(`${data}`.trim()));
    child.once('exit', () => reject(new Error(errors)));
  });
  return { child, url, errors: () => errors };
}

/** Exit code after the signal. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code as number | null;
}

const ask = (url: string, path: string, body: unknown, more: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });

beforeAll(() => {
  if (!existsSync(bin)) throw new Error('dist/bin.js is missing: build first (pnpm build)');
});

describe('a running server', () => {
  let served: Served;

  beforeAll(async () => {
    served = await serve('--no-rate-limit', '--log');
  });

  afterAll(() => {
    served.child.kill('SIGKILL');
  });

  test('lists the drawings, draws one, and knows the puzzle of the day', async () => {
    const { drawings } = (await (await fetch(`${served.url}/v1/puzzles`)).json()) as { drawings: { id: string }[] };
    expect(drawings.length).toBeGreaterThan(20);
    const one = await fetch(`${served.url}/v1/puzzles/${drawings[0]?.id}`);
    expect(await one.json()).toMatchObject({ id: drawings[0]?.id, puzzle: { rows: expect.any(Array) } });
    const daily = await fetch(`${served.url}/v1/daily/2026-03-01`);
    expect(daily.status).toBe(200);
  });

  test('solves, by the engine and by a classic strategy', async () => {
    const answers = await Promise.all(
      [{}, { strategy: 'rows' }].map(async (more) =>
        (await ask(served.url, '/v1/solve', { ...CROSS, ...more })).json(),
      ),
    );
    expect(answers).toMatchObject([{ verdict: 'unique' }, { verdict: 'unique' }]);
  });

  test('has the viewer for frames', async () => {
    if (!hasViewer) return void process.stdout.write('skipped: the viewer was not built before the program\n');
    const page = await fetch(`${served.url}/embed`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const base = /<base href="([^"]+)"/.exec(html)?.[1] ?? '/';
    const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect((await fetch(new URL(file, new URL(base, served.url)))).status, file).toBe(200);
    }
    const oembed = await fetch(
      `${served.url}/oembed?url=${encodeURIComponent(`${served.url}/embed#puzzle=nQjEj61wmSJa`)}`,
    );
    expect(await oembed.json()).toMatchObject({ type: 'rich', html: expect.stringContaining('<iframe') });
  });

  test('works off jobs in the background', async () => {
    const made = (await (await ask(served.url, '/v1/jobs', { puzzles: [CROSS, CROSS] })).json()) as {
      links: { self: string; events: string };
    };
    await (await fetch(`${served.url}${made.links.events}`)).text();
    expect(await (await fetch(`${served.url}${made.links.self}`)).json()).toMatchObject({
      state: 'done',
      outcomes: { unique: 2 },
    });
  });

  test('its log has one JSON object a line, and nothing of what was sent', async () => {
    await ask(served.url, '/v1/solve', { ...CROSS, meta: { title: 'secret title' } });
    const lines = served
      .errors()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({ route: '/v1/solve', status: 200 });
    expect(served.errors()).not.toContain('secret');
  });

  test('another one on the same port says so in a sentence', async () => {
    const { port } = new URL(served.url);
    const child = spawn(process.execPath, [bin, 'serve', '--port', port], { env });
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += `${data}`;
    });
    const [code] = await once(child, 'close');
    expect(errors).toBe(`nono: port ${port} on 127.0.0.1 is in use already; --port names another one, 0 takes any\n`);
    expect(code).toBe(2);
  });

  test('SIGTERM lets a running request end, then ends well', async () => {
    const running = ask(served.url, '/v1/solve', { ...LONG, budget: 20_000_000 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = end(served.child, 'SIGTERM');
    expect((await running).status).toBe(200);
    expect(await ended).toBe(0);
    await expect(fetch(`${served.url}/healthz`)).rejects.toThrow();
  });
});

test('a folder that is no viewer is refused in a sentence', async () => {
  await expect(serve('--viewer', join(home, 'src'))).rejects.toThrow(/there is no built viewer/);
});

test('a stream that nobody ends does not keep the server alive', async () => {
  const { child, url } = await serve('--quiet');
  const stream = await ask(url, '/v1/solve', { ...LONG, budget: 100_000_000 }, { accept: 'text/event-stream' });
  const reader = stream.body?.getReader();
  await reader?.read();
  const begin = performance.now();
  expect(await end(child, 'SIGINT')).toBe(0);
  // Ten seconds of grace for what runs, then lines are cut.
  expect(performance.now() - begin).toBeLessThan(20_000);
  await reader?.cancel().catch(() => undefined);
});
