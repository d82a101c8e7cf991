import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';
import { bundleWorker } from './scripts/bundle-worker.ts';
import { readDrawings } from './scripts/read-drawings.ts';

/** Modules keep their places, so that the file of the worker thread is found beside the one that starts it. */
export default defineConfig({
  entry: ['src/index.ts', 'src/entries/node.ts', 'src/entries/node-main.ts', 'src/entries/node/slice-worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  unbundle: true,
  dts: true,
  fixedExtension: false,
  hooks: {
    'build:done': async () => {
      writeFileSync('dist/drawings.json', JSON.stringify(readDrawings()));
      writeFileSync('dist/worker.js', (await bundleWorker()).code);
    },
  },
});
