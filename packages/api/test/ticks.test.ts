// One bundle of the engine, the same bytes on Node and on workerd: same verdicts, same ticks.

import { join } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../core/test/runtimes');

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

test('the engine costs the same ticks on workerd as on Node', async () => {
  const onNode = await bundled('export { ticksReport };');
  const { ticksReport } = await import(`data:text/javascript;base64,${Buffer.from(onNode).toString('base64')}`);
  const worker = new Miniflare({
    modules: [
      {
        type: 'ESModule',
        path: 'worker.js',
        contents: await bundled('export default { fetch: () => new Response(ticksReport()) };'),
      },
    ],
    compatibilityDate: '2026-01-01',
    cf: false,
    host: '127.0.0.1',
    port: 0,
  });
  try {
    const report = await (await worker.dispatchFetch('http://localhost/')).text();
    expect(report.split('; ').length).toBeGreaterThan(8);
    expect(report).toBe(ticksReport());
  } finally {
    await worker.dispose();
  }
});
