// Who may import whom, as one table. `check-imports.ts` reads it; argue about it in docs/decisions/.
//
// A folder of core may import itself, the three root files (result, problem, invariant) and what is
// listed here. So `game` cannot see `solve` (a session loads without the solver), `check` cannot see
// `solve` (the judge is independent), and `formats` cannot see `line`.

/** What the files below one folder may import. */
export interface ImportRule {
  /** Folder, relative to the root of the repository. */
  readonly folder: string;
  /** Folders of the same package that it may import. */
  readonly folders: readonly string[];
  /** Packages, by name or by a `name/*` pattern; `node:*` stands for all of Node's own modules. */
  readonly packages: readonly string[];
  /** Packages that only `import()` may load, so that nobody pays for them who does not use them. */
  readonly dynamicOnly?: readonly string[];
}

const core = (area: string, areas: readonly string[], packages: readonly string[] = []): ImportRule => ({
  folder: `packages/core/src/${area}`,
  folders: areas.map((name) => `packages/core/src/${name}`),
  packages,
});

const trunk = ['puzzle', 'outcome', 'check', 'line', 'solve'];

/** The most specific folder wins. */
export const importRules: readonly ImportRule[] = [
  {
    folder: 'packages/core/src',
    folders: [...trunk, 'rate', 'hint', 'generate', 'formats', 'game', 'render', 'backtrack', 'classic'].map(
      (name) => `packages/core/src/${name}`,
    ),
    packages: [],
  },
  core('puzzle', []),
  core('outcome', ['puzzle']),
  core('check', ['puzzle', 'outcome']),
  core('line', ['puzzle', 'outcome', 'check']),
  core('solve', ['puzzle', 'outcome', 'check', 'line']),
  core('rate', trunk),
  core('hint', trunk),
  core('generate', [...trunk, 'rate', 'hint']),
  core('formats', ['puzzle'], ['saxes']),
  core('game', ['puzzle', 'check', 'line']),
  core('render', ['puzzle']),
  core('backtrack', []),
  core('classic', ['puzzle', 'outcome', 'check', 'line', 'backtrack']),
  {
    folder: 'packages/cli-tui/src',
    folders: ['packages/cli-tui/src/commands'],
    packages: ['@nonokit/core', '@nonokit/core/*', 'node:*', 'commander', 'tinypool'],
    dynamicOnly: ['@nonokit/api/node'],
  },
  {
    // Commands load the game with import(), so that Ink and React cost only those who play.
    folder: 'packages/cli-tui/src/commands',
    folders: ['packages/cli-tui/src', 'packages/cli-tui/src/tui'],
    packages: ['@nonokit/core', '@nonokit/core/*', 'node:*', 'commander', 'tinypool'],
    dynamicOnly: ['@nonokit/api/node'],
  },
  {
    folder: 'packages/cli-tui/src/tui',
    folders: ['packages/cli-tui/src'],
    packages: ['@nonokit/core', '@nonokit/core/*', 'node:*', 'ink', 'react'],
  },
  {
    folder: 'packages/api/src',
    folders: [],
    packages: ['@nonokit/core', '@nonokit/core/*', 'hono', 'hono/*', '@hono/zod-openapi', 'zod', 'fflate'],
  },
  {
    folder: 'packages/api/src/entries',
    folders: ['packages/api/src'],
    packages: [
      '@nonokit/core',
      '@nonokit/core/*',
      'hono',
      'hono/*',
      '@hono/node-server',
      '@hono/node-server/*',
      '@hono/zod-openapi',
      'node:*',
    ],
  },
  {
    folder: 'packages/web/src',
    folders: [],
    // The worker's bundle arrives as a text; see vite.config.ts.
    packages: ['@nonokit/core', '@nonokit/core/*', 'virtual:solver-worker'],
    dynamicOnly: ['uqr'],
  },
];

/** Files that only entries of a package may be: nobody inside imports them. */
export const frontDoors: readonly string[] = [
  'packages/core/src/index.ts',
  'packages/core/src/formats/index.ts',
  'packages/core/src/solve/index.ts',
  'packages/core/src/game/index.ts',
  'packages/core/src/hint/index.ts',
  'packages/core/src/generate/index.ts',
  'packages/core/src/classic/index.ts',
  'packages/core/src/render/index.ts',
];
