// What a page or a worker pays for: gzipped bytes of a bundle that imports one entry. Only ever lowered.

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

test.each([
  ['solve', 30_000], // the promise of the engine
  ['game', 16_000],
  ['render', 4_000],
  ['classic', 20_000],
  ['formats', 40_000], // with the XML parser
])('the %s entry is at most %i bytes', async (entry, most) => {
  const bundle = await build({
    entryPoints: [join(source, entry, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@nonokit/source'],
    // saxes has only a CommonJS build; its `require` must resolve.
    logLevel: 'silent',
  });
  const bytes = gzipSync(bundle.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(most);
});

test('the engine has no dependencies: its bundle imports nothing', async () => {
  const { metafile } = await build({
    entryPoints: [join(source, 'solve/index.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
  });
  const outside = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
  expect(outside).toEqual([]);
});
