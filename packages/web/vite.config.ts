// What is built into dist/, in this order (scripts/build.ts runs all):
//
//   --mode worker   solver-worker.js            the engine behind a mailbox, one file
//   (no mode)       nonogram-viewer.js          the element; play, solve, edit and languages are chunks
//   --mode global   nonogram-viewer.global.js   everything in one file, for a script tag
//   --mode pages    demo/*.js, embed/*.js       scripts of the pages; they import ../nonogram-viewer.js

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const source = (path: string): string => join(here, 'src', path);

const shared: UserConfig = {
  root: here,
  publicDir: false,
  logLevel: 'warn',
  resolve: { conditions: ['@nonokit/source'] },
};

/** What a group's name function may ask. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules of core that only the modes use, although the front door of core reaches them. */
const FOR_MODES = /core\/src\/(check|outcome)\/|puzzle\/(cannot-be-right|clue-hash|murmur3|transform)\.ts$/;

/**
 * Chunks by what is needed together, so that no chain of small requests stands before the first paint and none
 * before the first stroke: the board; what is touched and read; what the modes share; the game.
 */
function chunkGroups(): { name: (id: string, graph: ModuleGraph) => string | null; debugName: string }[] {
  const taken = new Set<string>();
  const group = (name: string, roots: readonly string[]) => {
    const own = new Set<string>();
    const reach = (id: string, graph: ModuleGraph): void => {
      if (own.has(id) || taken.has(id) || (name !== 'play' && FOR_MODES.test(id))) return;
      own.add(id);
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph);
    };
    return (id: string, graph: ModuleGraph): string | null => {
      if (name === 'viewer' && id.includes('rolldown/runtime')) return name;
      if (own.size === 0) for (const root of roots) reach(source(root), graph);
      if (!own.has(id)) return null;
      taken.add(id);
      return name;
    };
  };
  const groups = {
    viewer: ['index.ts'],
    touch: [
      'element/session.ts',
      'element/zoom-buttons.ts',
      'element/sweep.ts',
      'texts/speaker.ts',
      'board/symbols.ts',
    ],
    tools: ['element/mode-tools.ts'],
    play: ['play/play-mode.ts'],
  };
  return Object.entries(groups).map(([name, roots]) => ({ name: group(name, roots), debugName: name }));
}

/** The worker's text inside the single file. */
function inlineWorker(): Plugin {
  return {
    name: 'inline-worker',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:solver-worker') return '\0solver-worker';
      return id.endsWith('/worker-source.ts') ? source('solver/worker-source-inline.ts') : null;
    },
    load(id) {
      if (id !== '\0solver-worker') return null;
      return `export const workerText = ${JSON.stringify(readFileSync(join(here, 'dist/solver-worker.js'), 'utf8'))};`;
    },
  };
}

/** Our bundler must leave the worker's address alone, those of other projects must not. */
function plainWorkerUrl(): Plugin {
  return {
    name: 'plain-worker-url',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/\s*\/\* @vite-ignore \*\/\s*/g, '');
      }
    },
  };
}

export default defineConfig(({ mode }): UserConfig => {
  const lib = (
    entry: Readonly<Record<string, string>>,
    format: 'es' | 'iife',
    fileName: string,
  ): UserConfig['build'] => ({
    target: 'es2022',
    outDir: join(here, 'dist'),
    emptyOutDir: false,
    minify: true,
    lib: { entry: { ...entry }, formats: [format], name: 'Nonokit', fileName: () => fileName },
  });
  if (mode === 'worker') {
    return { ...shared, build: lib({ worker: source('solver/worker.ts') }, 'iife', 'solver-worker.js') };
  }
  if (mode === 'global') {
    return {
      ...shared,
      plugins: [inlineWorker()],
      build: {
        ...lib({ viewer: source('index.ts') }, 'iife', 'nonogram-viewer.global.js'),
        rolldownOptions: { output: { codeSplitting: false } },
      },
    };
  }
  if (mode === 'pages') {
    const library = '../nonogram-viewer.js';
    return {
      ...shared,
      plugins: [
        {
          name: 'library-is-built',
          enforce: 'pre',
          resolveId: (id) => (id.endsWith('/src/index.ts') ? { id: library, external: true } : null),
        },
      ],
      build: {
        ...lib({}, 'es', ''),
        lib: {
          entry: {
            'demo/playground': join(here, 'demo/playground.ts'),
            'demo/host': join(here, 'demo/host.ts'),
            'embed/embed': join(here, 'embed/embed.ts'),
          },
          formats: ['es'],
          fileName: (_, name) => `${name}.js`,
        },
      },
    };
  }
  return {
    ...shared,
    plugins: [plainWorkerUrl()],
    build: {
      ...lib({ 'nonogram-viewer': source('index.ts') }, 'es', 'nonogram-viewer.js'),
      rolldownOptions: {
        // Found at run time, beside the chunk that names it; the worker build made it.
        external: [/solver-worker\.js$/],
        output: {
          chunkFileNames: '[name]-[hash].js',
          minify: true,
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  };
});
