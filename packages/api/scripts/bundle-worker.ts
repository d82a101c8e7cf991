// Bundles the worker as wrangler does: one module, minified. Used by the tests and to see the size.
//
//   node --conditions=@nonokit/source scripts/bundle-worker.ts

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('../src/entries/cloudflare.ts', import.meta.url));

/** The bundled worker and its size after gzip. */
export async function bundleWorker(): Promise<{ readonly code: string; readonly gzipBytes: number }> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['@nonokit/source', 'workerd', 'worker', 'browser'],
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text ?? '';
  return { code, gzipBytes: gzipSync(code, { level: 9 }).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, gzipBytes } = await bundleWorker();
  console.log(`worker: ${code.length} bytes, ${gzipBytes} bytes gzip`);
}
