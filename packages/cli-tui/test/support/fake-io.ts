// The world for a command under test: what it reads is given, what it writes is kept.

import type { FolderEntry, Io, PathKind } from '../../src/io.ts';

/** What the world holds; everything has a quiet default. */
export interface World {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** All three streams are a terminal of this width. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
  /** Milliseconds that pass at each look at the clock. */
  readonly msPerLook?: number;
  readonly stopped?: boolean;
}

/** An Io with its memory. */
export interface FakeIo extends Io {
  out(): string;
  err(): string;
  readonly written: Map<string, string>;
}

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? new TextEncoder().encode(data) : data;

/** Makes the world. Folders are whatever paths of files imply. */
export function fakeIo(world: World = {}): FakeIo {
  const files = new Map(Object.entries(world.files ?? {}).map(([path, data]) => [path, bytesOf(data)]));
  const written = new Map<string, string>();
  const out: string[] = [];
  const err: string[] = [];
  let clock = 0;
  const stream = (kept: string[]) => ({
    isTTY: world.terminal !== undefined,
    columns: world.terminal?.columns ?? 80,
    rows: world.terminal?.rows ?? 24,
    write: (text: string) => void kept.push(text),
    drained: async () => undefined,
  });
  const isFolder = (path: string) => [...files.keys()].some((name) => path === '.' || name.startsWith(`${path}/`));
  return {
    stdin: {
      isTTY: world.stdin === undefined && world.terminal !== undefined,
      read: async () => bytesOf(world.stdin ?? ''),
    },
    stdout: stream(out),
    stderr: stream(err),
    env: (name) => world.env?.[name],
    stop: { aborted: world.stopped === true },
    letInterruptsKill: () => undefined,
    now: () => {
      clock += world.msPerLook ?? 0;
      return clock;
    },
    today: () => new Date(Date.UTC(2026, 10, 30)),
    processors: 2,
    kindOf: async (path): Promise<PathKind> => (files.has(path) ? 'file' : isFolder(path) ? 'folder' : 'nothing'),
    sizeOf: async (path) => files.get(path)?.length ?? 0,
    readFile: async (path, limit = Number.POSITIVE_INFINITY) => {
      const data = files.get(path);
      if (data === undefined) throw Object.assign(new Error('gone'), { code: 'ENOENT', syscall: 'open', path });
      return data.subarray(0, limit + 1);
    },
    writeFile: async (path, data) => {
      files.set(path, bytesOf(data));
      written.set(path, new TextDecoder().decode(bytesOf(data)));
    },
    listFolder: async (path) => {
      const prefix = path === '.' ? '' : `${path}/`;
      const names = new Map<string, PathKind>();
      for (const name of files.keys()) {
        if (!name.startsWith(prefix)) continue;
        const [first = '', ...rest] = name.slice(prefix.length).split('/');
        names.set(first, rest.length > 0 ? 'folder' : 'file');
      }
      return [...names].map(([name, kind]): FolderEntry => ({ name, kind }));
    },
    out: () => out.join(''),
    err: () => err.join(''),
    written,
  };
}
