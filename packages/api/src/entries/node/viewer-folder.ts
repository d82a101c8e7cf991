// The viewer's built files from a folder. The folder is listed once; a request can only name what is listed.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { ViewerFile } from '../../deps.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.non': 'text/plain; charset=utf-8',
};

/** Serves the files of a folder that are of a known type. */
export function viewerFolder(folder: string): ViewerFile {
  const known = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) in TYPES && statSync(join(folder, name)).isFile())
      .map((name) => [name.split(sep).join('/'), join(folder, name)] as const),
  );
  return async (path) => {
    const file = known.get(path);
    const type = TYPES[extname(path)];
    return file === undefined || type === undefined ? undefined : { type, body: new Uint8Array(readFileSync(file)) };
  };
}
