// Writing without ever leaving half a file: beside it first, then renamed over it.

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/** Drafts younger than this may be another process at work. */
const DRAFT_MS = 60_000;

/** Removes the drafts of a file that a killed process left beside it. */
export function sweepDrafts(path: string, nowMs: number): void {
  const [folder, start] = [dirname(path), `${basename(path)}.`];
  try {
    for (const name of readdirSync(folder)) {
      const isDraft = name.startsWith(start) && /^[0-9a-f]{8}\.tmp$/.test(name.slice(start.length));
      const draft = join(folder, name);
      if (isDraft && nowMs - statSync(draft).mtimeMs > DRAFT_MS) rmSync(draft, { force: true });
    }
  } catch {
    // Tidying up is not worth a word to the player.
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
