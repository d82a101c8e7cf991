// The frame: the built viewer under a strict policy that lets anybody frame it, and oEmbed that finds it.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_CODE } from '../src/routes/render-examples.ts';
import { send } from './support/cases.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';

const viewer = fileURLToPath(new URL('../../web/dist', import.meta.url));
const isBuilt = existsSync(`${viewer}/embed/index.html`);

const starters = [
  ['workerd', () => startWorkerd({ viewer })],
  ['node', () => startNode({ viewer, jobs: false })],
] as const;

describe.each(starters)('%s', (_, start) => {
  let server: TestServer;

  beforeAll(async () => {
    if (isBuilt) server = await start();
  });

  afterAll(async () => {
    await server?.close();
  });

  const built = (name: string, work: () => Promise<void>): void => {
    test(name, async (context) => {
      if (!isBuilt) return context.skip('packages/web is not built: run `pnpm build`');
      await work();
      return undefined;
    });
  };

  built('the page may be framed by anybody and runs nothing inline', async () => {
    const page = await send(server.url, { path: '/embed' });
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self';");
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
  });

  built('everything the page loads is there', async () => {
    const page = await send(server.url, { path: '/embed' });
    const base = /<base href="([^"]+)"/.exec(page.text)?.[1] ?? '/';
    const files = [...page.text.matchAll(/(?:src|href)="([^"/][^":]*)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const answer = await send(server.url, { path: new URL(file, `http://x${base}`).pathname });
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('content-type'), file).toMatch(file.endsWith('.js') ? /javascript/ : /css/);
    }
  });

  built('nothing but the viewer is served', async () => {
    for (const path of [
      '/viewer/../package.json',
      '/viewer/..%2fpackage.json',
      '/viewer/%2e%2e/vite.config.ts',
      '/viewer/',
      '/viewer/x.js',
    ]) {
      expect((await send(server.url, { path })).status, path).toBe(404);
    }
  });

  built('oEmbed answers with the frame', async () => {
    const url = encodeURIComponent(`https://example.org/embed#puzzle=${EXAMPLE_CODE}`);
    const answer = await send(server.url, { path: `/oembed?url=${url}&maxwidth=300` });
    expect(answer.status).toBe(200);
    const body = JSON.parse(answer.text) as {
      readonly html: string;
      readonly width: number;
      readonly thumbnail_url: string;
    };
    expect(body.html).toContain(`/embed#puzzle=${EXAMPLE_CODE}&amp;mode=play`);
    expect(body.width).toBeLessThanOrEqual(300);
    const thumbnail = await fetch(body.thumbnail_url);
    expect(thumbnail.headers.get('content-type')).toBe('image/png');
    expect((await send(server.url, { path: `/oembed?url=${url}&format=xml` })).status).toBe(501);
    expect((await send(server.url, { path: '/oembed?url=https%3A%2F%2Fexample.org%2F' })).status).toBe(404);
    const evil = encodeURIComponent('https://example.org/#puzzle="><script>alert(1)</script>');
    expect((await send(server.url, { path: `/oembed?url=${evil}` })).status).toBe(422);
  });
});
