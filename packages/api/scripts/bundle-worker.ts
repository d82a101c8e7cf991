// Bundles the worker: one minified module, which is what the tests run and what wrangler deploys.
//
//   node --conditions=@nonokit/source scripts/bundle-worker.ts dist/worker.js
//
// One thing of the schema library is left out: its messages in fifty languages other than English.
// That saves 40 kB of the 200 kB the worker may have after gzip.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { readDrawings } from './read-drawings.ts';

const entry = fileURLToPath(new URL('../src/entries/cloudflare.ts', import.meta.url));

const slimZod: Plugin = {
  name: 'slim-zod',
  setup(worker) {
    worker.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

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
    define: { NONOKIT_DRAWINGS: JSON.stringify(readDrawings()) },
    plugins: [slimZod],
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text ?? '';
  return { code, gzipBytes: gzipSync(code, { level: 9 }).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, gzipBytes } = await bundleWorker();
  const [, , target] = process.argv;
  if (target !== undefined) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  console.log(`worker: ${code.length} bytes, ${gzipBytes} bytes gzip`);
}
