// The real world behind `Io`: Node's streams, files, clock and signals.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants, createReadStream, openSync } from 'node:fs';
import { readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { addAbortSignal } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { MAX_INPUT_BYTES } from './decode-bytes.ts';
import { BAD_INPUT, INTERRUPTED } from './exit-code.ts';
import type { FolderEntry, Input, Io, Output, PathKind } from './io.ts';
import { causeOf, isSystemError } from './system-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Time between looks at a pipe that nobody has opened for writing yet. */
const WRITER_MS = 50;

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
 * The first Ctrl+C asks the command to stop and to show what it has, or ends the wait for input; the
 * second ends the process. A reader that goes away (`nono … | head`) ends it without a word, a full disk
 * with one.
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
      if (error.code === 'EPIPE') host.exit(0);
      const words = isSystemError(error) ? causeOf(error) : error.message;
      if (stream === host.stdout) host.stderr.write(`nono: standard output: ${words}\n`);
      host.exit(BAD_INPUT);
    });
  }
  const stdout = output(host.stdout);
  const stderr = output(host.stderr);
  const io: Io = {
    stdin: input(host.stdin, interrupt.signal),
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
    readFile: (path, limit = MAX_INPUT_BYTES) => readUpTo(path, limit, interrupt.signal),
    writeFile: replaceFile,
    listFolder,
  };
  return {
    io,
    async close() {
      await Promise.all([stdout.drained(), stderr.drained()]);
      // A write that failed is told one turn later: without the wait a full disk would look like success.
      await turn();
    },
  };
}

async function readUpTo(path: string, limit: number, stop: AbortSignal): Promise<Uint8Array> {
  const found = await stat(path);
  if (found.isFile() && found.size <= limit) return new Uint8Array(await readFile(path));
  if (found.isFIFO()) return readPipe(path, limit, stop);
  return collect(createReadStream(path, { end: limit }), limit);
}

/**
 * Reads a pipe with a name, or one of the shell (`<(nono generate)`), and waits for its writer.
 *
 * Opened the usual way it would hold a thread until somebody writes, and a process with such a thread
 * cannot be ended, not even by Ctrl+C.
 */
async function readPipe(path: string, limit: number, stop: AbortSignal): Promise<Uint8Array> {
  while (!stop.aborted) {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const bytes = await collect(new Socket({ fd, readable: true, writable: false }), limit);
    if (bytes.length > 0) return bytes;
    await new Promise<void>((resolve) => setTimeout(resolve, WRITER_MS));
  }
  return new Uint8Array(0);
}

async function collect(stream: AsyncIterable<unknown>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Uint8Array;
    chunks.push(bytes);
    size += bytes.length;
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

function input(stream: Readable, stop: AbortSignal): Input {
  return {
    get isTTY() {
      return stream.isTTY === true;
    },
    read: (limit) => collect(addAbortSignal(stop, stream), limit),
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
  if (isSpecial) {
    return writeFile(target, data).catch((error: unknown) => {
      throw about(path, error);
    });
  }
  const draft = `${target}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeFile(draft, data);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw about(path, error);
  }
}

/** The same error with the path that the caller knows: not that of the draft, which nobody asked for. */
function about(path: string, error: unknown): unknown {
  return isSystemError(error) ? Object.assign(error, { path }) : error;
}
