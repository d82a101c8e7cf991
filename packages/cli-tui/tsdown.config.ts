import { defineConfig } from 'tsdown';

/**
 * The program, and the files that worker threads start with: ours, and that of the server's jobs. Our own packages are bundled in, so that the
 * packed tarball needs nothing but third-party packages; the drawings travel as data.
 */
export default defineConfig({
  entry: {
    bin: 'src/bin.ts',
    worker: 'src/worker.ts',
    'slice-worker': '../api/src/entries/node/slice-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22.12',
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: [/^@nonokit\//] },
  inputOptions: { resolve: { conditionNames: ['@nonokit/source', 'import', 'node', 'default'] } },
  copy: { from: '../../corpus', to: 'dist' },
});
