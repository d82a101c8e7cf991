// Writing without ever leaving half a file: beside it first, then renamed over it.

import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file, or leaves the old one. Makes missing folders.
 *
 * Synchronous on purpose: a game is saved before the next key is read, so that a killed process has
 * lost one stroke at most. The file is not forced to the disk (`durable`) at every stroke: the
 * operating system has it, and only a power cut would lose it.
 */
export function replaceFileNow(path: string, text: string, durable = false): void {
  mkdirSync(dirname(path), { recursive: true });
  const place = followLinks(path);
  const draft = `${place}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      // Not `writeSync`: on a disk that fills up it writes a part and reports no error.
      writeFileSync(file, text);
      if (durable) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A link, as people keep their settings elsewhere, stays one: its target is replaced. */
function followLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
