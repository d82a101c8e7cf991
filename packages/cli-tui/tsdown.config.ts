import { defineConfig } from 'tsdown';

/**
 * The program and the file that its worker threads start with. Our own packages are bundled in, so that the
 * packed tarball needs nothing but third-party packages; the drawings travel as data.
 */
export default defineConfig({
  entry: ['src/bin.ts', 'src/worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node22.12',
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: [/^@nonokit\//] },
  inputOptions: { resolve: { conditionNames: ['@nonokit/source', 'import', 'node', 'default'] } },
  copy: { from: '../../corpus', to: 'dist' },
});
