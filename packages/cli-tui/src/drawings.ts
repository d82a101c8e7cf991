// Where our own drawings are: beside the bundle, or in the repository when the sources run.

import { fileURLToPath } from 'node:url';

/** The folder with the `.non` files. */
export function drawingsFolder(): string {
  const folder = import.meta.url.endsWith('.ts') ? '../../../corpus/' : './corpus/';
  return fileURLToPath(new URL(folder, import.meta.url));
}
