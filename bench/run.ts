// `pnpm bench [name …]`: runs the benchmarks of the packages, one process each, one after the other.
//
//   pnpm bench                        all of them
//   pnpm bench line                   those whose name contains "line"
//   pnpm bench --against cadical      the same puzzles for the engine and for a SAT solver
//
// A benchmark prints a table and asserts nothing: what gates a change are the counters in the tests.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const against = words.indexOf('--against');
const rival = against >= 0 ? (words[against + 1] ?? 'cadical') : undefined;
const wanted = against >= 0 ? ['against-sat'] : words;

const files = readdirSync(join(root, 'packages'))
  .flatMap((name) => {
    const folder = join(root, 'packages', name, 'bench');
    try {
      return readdirSync(folder).map((file) => join(folder, file));
    } catch {
      return [];
    }
  })
  .filter((path) => path.endsWith('.bench.ts'))
  .filter((path) => (wanted.length === 0 ? !path.includes('against-sat') : wanted.some((word) => path.includes(word))))
  .sort();

if (files.length === 0) {
  console.error(`no benchmark has one of these words in its name: ${words.join(', ')}`);
  process.exit(2);
}

for (const file of files) {
  console.log(`\n# ${file.slice(root.length + 1)}`);
  const run = spawnSync(process.execPath, ['--conditions=@nonokit/source', file, ...(rival ? [rival] : [])], {
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
