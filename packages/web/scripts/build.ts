// Builds dist/: worker, element, single file, pages, types. `node scripts/build.ts`

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const here = join(import.meta.dirname, '..');
const dist = join(here, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

for (const mode of ['worker', 'production', 'global', 'pages']) {
  const { status } = spawnSync('vite', ['build', '--mode', mode], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

for (const folder of ['demo', 'embed']) {
  mkdirSync(join(dist, folder), { recursive: true });
  for (const name of readdirSync(join(here, folder))) {
    if (!name.endsWith('.ts')) cpSync(join(here, folder, name), join(dist, folder, name), { recursive: true });
  }
}
