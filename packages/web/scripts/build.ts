// Builds dist/: worker, element, single file, pages, typings, hashes. `node scripts/build.ts`

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clueHash, unwrap } from '@nonokit/core';
import { parsePuzzle } from '@nonokit/core/formats';
import { build } from 'tsdown';

const here = join(import.meta.dirname, '..');
const dist = join(here, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

for (const mode of ['worker', 'production', 'global', 'pages']) {
  const { status } = spawnSync('vite', ['build', '--mode', mode], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Typings: one file, with the types of core left where they are.
await build({
  cwd: here,
  config: false,
  entry: { index: 'src/index.ts' },
  outDir: 'dist',
  clean: false,
  format: 'esm',
  fixedExtension: false,
  dts: { dtsOnly: true },
  deps: { neverBundle: [/^@nonokit\/core/] },
  logLevel: 'error',
});

/** Our own drawings for the pages, with what may be said of them before they are solved. */
function copyPuzzles(): void {
  const corpus = join(here, '../../corpus');
  const target = join(dist, 'demo/puzzles');
  mkdirSync(target, { recursive: true });
  const samples = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.non'))
    .map((name) => {
      const text = readFileSync(join(corpus, name), 'utf8');
      const number = (key: string): number => Number(new RegExp(`^${key} (\\d+)`, 'm').exec(text)?.[1]);
      cpSync(join(corpus, name), join(target, basename(name)));
      const colors = text.match(/^color /gm)?.length ?? 1;
      // By this key the page finds the game that a player began.
      const clues = clueHash(unwrap(parsePuzzle(text)));
      return { file: basename(name), width: number('width'), height: number('height'), colors, clues };
    })
    .sort((a, b) => a.width * a.height - b.width * b.height || a.file.localeCompare(b.file));
  writeFileSync(join(target, 'index.json'), `${JSON.stringify(samples, null, 1)}\n`);
}

copyPuzzles();
for (const folder of ['demo', 'embed']) {
  mkdirSync(join(dist, folder), { recursive: true });
  for (const name of readdirSync(join(here, folder))) {
    if (!name.endsWith('.ts')) cpSync(join(here, folder, name), join(dist, folder, name), { recursive: true });
  }
}

// For pages that pin what they load: <script integrity="…">.
const hashes = readdirSync(dist)
  .filter((name) => name.endsWith('.js'))
  .map((name) => [
    name,
    `sha384-${createHash('sha384')
      .update(readFileSync(join(dist, name)))
      .digest('base64')}`,
  ]);
writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`);
