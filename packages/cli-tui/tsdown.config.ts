import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';
import { readDrawings } from '../api/scripts/read-drawings.ts';

/** The viewer as frames load it: everything but the demo pages. */
function copyViewer(): void {
  const built = '../web/dist';
  if (!existsSync(`${built}/embed/index.html`)) {
    // biome-ignore lint/suspicious/noConsole: the build talks to whoever builds
    console.warn('the viewer is not built: this `nono serve` has no /embed');
    return;
  }
  cpSync(built, 'dist/viewer', { recursive: true, filter: (path) => !/[\\/]demo$|\.d\.ts$/.test(path) });
}

/**
 * The program, and the files that worker threads start with: ours, and that of the server's jobs. Our own packages are bundled in, so that the
 * packed tarball needs nothing but third-party packages; the drawings travel as data, and so does the viewer.
 */
export default defineConfig({
  entry: {
    bin: 'src/bin.ts',
    worker: 'src/worker.ts',
    'slice-worker': '../api/src/entries/node/slice-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22.13',
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: [/^@nonokit\//] },
  inputOptions: { resolve: { conditionNames: ['@nonokit/source', 'import', 'node', 'default'] } },
  copy: { from: '../../corpus', to: 'dist' },
  hooks: {
    'build:done': () => {
      writeFileSync('dist/drawings.json', JSON.stringify(readDrawings()));
      copyViewer();
    },
  },
});
