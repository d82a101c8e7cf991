// The version of the package, read from its manifest (beside `src/` and `dist/` alike): one place to change it.

import { readFileSync } from 'node:fs';

/** As in package.json. */
export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
}
