// Where the built viewer is: beside the bundle, or in the repository when the sources run.

import { fileURLToPath } from 'node:url';
import type { Io } from './io.ts';

/** The folder of the built viewer; `undefined` if it was not built. */
export async function viewerFolder(io: Pick<Io, 'kindOf'>): Promise<string | undefined> {
  const place = import.meta.url.endsWith('.ts') ? '../../web/dist/' : './viewer/';
  const folder = fileURLToPath(new URL(place, import.meta.url));
  return (await io.kindOf(`${folder}embed/index.html`)) === 'file' ? folder : undefined;
}
