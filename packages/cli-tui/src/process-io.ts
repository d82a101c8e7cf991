// The real world behind `Io`: Node's streams, files, clock and signals.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MAX_INPUT_BYTES } from './decode-bytes.ts';
import { INTERRUPTED } from './exit-code.ts';
import type { FolderEntry, Input, Io, Output, PathKind } from './io.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type Writable = NodeJS.WriteStream;
type Readable = NodeJS.ReadStream;

/** The Io of a process, and what has to happen before the process ends. */
export interface ProcessIo {
  readonly io: Io;
  /** Waits until all output has left. */
  close(): Promise<void>;
}

/**
 * Connects a process.
 *
 * The first Ctrl+C asks the command to stop and to show what it has; the second ends the process. A
 * reader that goes away (`nono … | head`) ends it without a word.
 */
export function processIo(host: NodeJS.Process): ProcessIo {
  const interrupt = new AbortController();
  const onSignal = (): void => {
    if (interrupt.signal.aborted) host.exit(INTERRUPTED);
    interrupt.abort();
  };
  for (const signal of SIGNALS) host.on(signal, onSignal);
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      host.exit(error.code === 'EPIPE' ? 0 : 2);
    });
  }
  const stdout = output(host.stdout);
  const stderr = output(host.stderr);
  const io: Io = {
    stdin: input(host.stdin),
    stdout,
    stderr,
    env: (name) => host.env[name],
    stop: interrupt.signal,
    letInterruptsKill() {
      for (const signal of SIGNALS) host.off(signal, onSignal);
    },
    now: () => performance.now(),
    today: () => new Date(),
    processors: availableParallelism(),
    kindOf,
    sizeOf: async (path) => (await stat(path)).size,
    readFile: readUpTo,
    writeFile: replaceFile,
    listFolder,
  };
  return {
    io,
    async close() {
      await Promise.all([stdout.drained(), stderr.drained()]);
    },
  };
}

async function readUpTo(path: string, limit = MAX_INPUT_BYTES): Promise<Uint8Array> {
  const found = await stat(path);
  if (found.isFile() && found.size <= limit) return new Uint8Array(await readFile(path));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of createReadStream(path, { end: limit })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > limit) break;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function output(stream: Writable): Output {
  return {
    get isTTY() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.columns || 80;
    },
    get rows() {
      return stream.rows || 24;
    },
    write(text) {
      stream.write(text);
    },
    async drained() {
      while (stream.writableLength > 0) {
        if (stream.writableNeedDrain) await once(stream, 'drain');
        else await new Promise<void>((resolve) => stream.write('', () => resolve()));
      }
    },
  };
}

function input(stream: Readable): Input {
  return {
    get isTTY() {
      return stream.isTTY === true;
    },
    async read(limit) {
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of stream) {
        const bytes = chunk as Uint8Array;
        chunks.push(bytes);
        size += bytes.length;
        if (size > limit) break;
      }
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

async function kindOf(path: string): Promise<PathKind> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return 'nothing';
    throw error;
  }
}

async function listFolder(path: string): Promise<readonly FolderEntry[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.map((entry) => ({
    name: entry.name,
    kind: entry.isDirectory() ? 'folder' : entry.isFile() || entry.isSymbolicLink() ? 'file' : 'nothing',
  }));
}

/** Writes beside the target first, so that a full disk or a crash leaves the old file whole. */
async function replaceFile(path: string, data: string | Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const isSpecial = await stat(target).then(
    (found) => !found.isFile(),
    () => false,
  );
  if (isSpecial) return writeFile(target, data);
  const draft = `${target}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeFile(draft, data);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
