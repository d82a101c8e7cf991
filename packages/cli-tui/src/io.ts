// Everything a command may touch outside itself. `bin.ts` hands in the real thing, tests a fake one;
// no command reads `process` on its own.

import type { StopSignal } from '@nonokit/core';

/** A stream that is written to. */
export interface Output {
  readonly isTTY: boolean;
  /** Width in characters; 80 where nobody knows. */
  readonly columns: number;
  /** Height in lines; 24 where nobody knows. */
  readonly rows: number;
  write(text: string): void;
  /** Resolves when the reader has caught up: long output waits here, so that memory stays small. */
  drained(): Promise<void>;
}

/** A stream that is read. */
export interface Input {
  readonly isTTY: boolean;
  /** All bytes, or as many as come before the limit is passed. */
  read(limit: number): Promise<Uint8Array>;
}

/** What is at a path. */
export type PathKind = 'file' | 'folder' | 'nothing';

/** One name in a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: PathKind;
}

/** Looks up an environment variable. */
export type Environment = (name: string) => string | undefined;

/** The world as a command sees it. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Environment;
  /** Set by Ctrl+C. */
  readonly stop: StopSignal & Partial<Pick<AbortSignal, 'addEventListener' | 'removeEventListener'>>;
  /** From now on Ctrl+C ends the process at once: for long computations that cannot look at `stop`. */
  letInterruptsKill(): void;
  /** Milliseconds from a fixed point, never going back. */
  now(): number;
  /** The date and time of the day. */
  today(): Date;
  /** How many threads the machine can run at once. */
  readonly processors: number;
  kindOf(path: string): Promise<PathKind>;
  sizeOf(path: string): Promise<number>;
  /** All bytes, or as many as come before the limit is passed: `/dev/zero` has no end. */
  readFile(path: string, limit?: number): Promise<Uint8Array>;
  /** Writes the whole file or leaves the old one. */
  writeFile(path: string, data: string | Uint8Array): Promise<void>;
  listFolder(path: string): Promise<readonly FolderEntry[]>;
}
