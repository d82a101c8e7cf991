// What is going on, on stderr, for those who wait: in a terminal one line that changes and vanishes;
// elsewhere a line after two seconds, then at growing distances, so that a log stays short.

import type { Io } from './io.ts';
import { printableLine } from './printable.ts';

/** A display of progress. */
export interface Progress {
  /** Says what is going on; cheap, most calls print nothing. */
  show(words: () => string): void;
  /** Takes the line away: before results are printed, and at the end. */
  clear(): void;
}

const FIRST_IN_TERMINAL_MS = 400;
const BETWEEN_IN_TERMINAL_MS = 100;
const FIRST_IN_LOG_MS = 2000;
const LONGEST_IN_LOG_MS = 60_000;

/** Makes the display; a silent one under `--quiet`. */
export function createProgress(io: Pick<Io, 'stderr' | 'now'>, quiet: boolean): Progress {
  const { stderr } = io;
  const terminal = stderr.isTTY;
  const begin = io.now();
  let next = begin + (terminal ? FIRST_IN_TERMINAL_MS : FIRST_IN_LOG_MS);
  let pause = FIRST_IN_LOG_MS;
  let visible = false;
  return {
    show(words) {
      const now = io.now();
      if (quiet || now < next) return;
      const line = printableLine(words(), terminal ? stderr.columns - 1 : 200);
      if (terminal) {
        stderr.write(`\r\u001b[K${line}`);
        visible = true;
        next = now + BETWEEN_IN_TERMINAL_MS;
      } else {
        stderr.write(`${line}\n`);
        pause = Math.min(pause * 2, LONGEST_IN_LOG_MS);
        next = now + pause;
      }
    },
    clear() {
      if (visible) stderr.write('\r\u001b[K');
      visible = false;
    },
  };
}
