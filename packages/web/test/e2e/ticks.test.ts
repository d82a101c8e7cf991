// One bundle of the engine, the same bytes on Node and in a browser worker: same verdicts, same ticks.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { startBrowser, whyNoBrowser } from '../support/browser.ts';

const folder = join(import.meta.dirname, '../../../core/test/runtimes');
const why = whyNoBrowser();

/** The ticks program as one module that ends with `footer`. */
async function bundled(footer: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ticksReport } from './ticks-program.ts';\n${footer}`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  return outputFiles[0]?.text ?? '';
}

describe(why ? `skipped: ${why}` : 'the engine in a browser worker', () => {
  test.skipIf(why !== undefined)('costs the same ticks as on Node', async () => {
    const onNode = await bundled('export { ticksReport };');
    const { ticksReport } = await import(`data:text/javascript;base64,${Buffer.from(onNode).toString('base64')}`);
    const program = await bundled('postMessage(ticksReport());');
    const server = createServer((request, response) => {
      const isProgram = request.url === '/ticks.js';
      response.setHeader('content-type', isProgram ? 'text/javascript' : 'text/html');
      response.end(isProgram ? program : '<!doctype html><title>ticks</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const report = await page.evaluate(
        () =>
          new Promise<string>((resolve, reject) => {
            const worker = new Worker('/ticks.js', { type: 'module' });
            worker.onmessage = (event: MessageEvent<string>) => resolve(event.data);
            worker.onerror = (event) => reject(new Error(event.message));
          }),
      );
      expect(report.split('; ').length).toBeGreaterThan(8);
      expect(report).toBe(ticksReport());
    } finally {
      await browser.close();
      server.close();
    }
  });
});
