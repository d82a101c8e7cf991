// The whole program without a process: keys in, and what a person would see out. Xterm's own emulation
// says what that is, colours included.

import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import xterm from '@xterm/headless';
import { SaveStore } from '../../src/saves/save-store.ts';
import type { Settings } from '../../src/saves/settings.ts';
import { defaultSettings } from '../../src/saves/settings.ts';
import type { ColorDepth } from '../../src/style.ts';
import { glyphsFor } from '../../src/tui/app/app-change.ts';
import type { Effect } from '../../src/tui/app/app-state.ts';
import { firstState } from '../../src/tui/app/first-state.ts';
import { GameProgram, mouseMode } from '../../src/tui/game-program.ts';
import { bindKeys } from '../../src/tui/keys/key-bindings.ts';
import { readDrawings } from '../../src/tui/library/drawings-index.ts';
import { fileItems } from '../../src/tui/library/file-items.ts';
import { buildShelves } from '../../src/tui/library/library.ts';
import { Terminal } from '../../src/tui/terminal/terminal.ts';
import type { World } from './fake-io.ts';
import { fakeIo } from './fake-io.ts';

const CORPUS = fileURLToPath(new URL('../../../../corpus/', import.meta.url));
/** A Sunday on which nothing depends. */
const TODAY = '2026-03-01';

export interface ScreenOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly settings?: Partial<Settings>;
  /** The `keys` part of a config file. */
  readonly keys?: unknown;
  readonly depth?: ColorDepth;
  /** Files that the player has in the folder. */
  readonly files?: World['files'];
  /** Opened at once: a path, a drawing, a code. */
  readonly puzzle?: string;
  readonly sharePage?: string;
  /** What is on disk before the program starts. */
  prepare?(store: SaveStore): void;
}

/** One character of the screen with its colours, as RGB or `default`. */
export interface ScreenCell {
  readonly text: string;
  readonly fore: number | 'default';
  readonly back: number | 'default';
  readonly inverse: boolean;
  readonly bold: boolean;
  readonly strike: boolean;
}

class FakeInput extends EventEmitter<{ data: [string]; end: []; close: [] }> {
  setEncoding(): void {}
  resume(): void {}
  pause(): void {}
}

class FakeOutput extends EventEmitter<{ resize: []; drain: [] }> {
  columns: number;
  rows: number;
  written = '';
  readonly #terminal: InstanceType<typeof xterm.Terminal>;

  constructor(terminal: InstanceType<typeof xterm.Terminal>) {
    super();
    this.#terminal = terminal;
    this.columns = terminal.cols;
    this.rows = terminal.rows;
  }

  write(text: string): boolean {
    this.written += text;
    this.#terminal.write(text);
    return true;
  }
}

/** The running program. */
export interface Screen {
  readonly folder: string;
  readonly store: SaveStore;
  /** Sends bytes of a terminal, one piece after the other, and waits until they are shown. */
  press(...pieces: readonly string[]): Promise<void>;
  /** A report of the mouse at a place counted from 0. */
  mouse(code: number, place: readonly [x: number, y: number], end?: 'M' | 'm'): Promise<void>;
  resize(columns: number, rows: number): Promise<void>;
  /** Waits until the screen shows something. */
  until(wanted: string | RegExp): Promise<void>;
  lines(): readonly string[];
  text(): string;
  cells(): readonly (readonly ScreenCell[])[];
  /** Everything written so far. */
  written(): string;
  /** The exit code, once the program has ended. */
  readonly ended: Promise<number>;
}

/** Starts the program in a fake terminal; ends it and removes its folder afterwards. */
export async function withScreen(options: ScreenOptions, use: (screen: Screen) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nono-screen-'));
  const { columns = 80, rows = 24, depth = 'true' } = options;
  const emulator = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const input = new FakeInput();
  const output = new FakeOutput(emulator);
  const settings: Settings = { ...defaultSettings, theme: 'dark', timer: false, motion: false, ...options.settings };
  const terminal = new Terminal({ input, output, mouse: mouseMode(settings) });
  const store = new SaveStore(join(folder, 'state'));
  options.prepare?.(store);
  const io = fakeIo({ files: options.files ?? {} });
  // A few of each set: tests of screens must not depend on how many drawings there are.
  const drawings = readDrawings(CORPUS).filter((each) => each.number <= 6);
  const files = await fileItems('.', io, store);
  const program = new GameProgram({
    state: firstState({
      shelves: buildShelves({ drawings, store, today: TODAY, files }),
      shelf: 0,
      settings,
      bindings: bindKeys(options.keys ?? {}).bindings,
      window: { columns, rows },
      toast: null,
      theme: settings.theme === 'auto' ? 'dark' : settings.theme,
      glyphs: glyphsFor(settings, false),
      depth,
      tally: { solved: 0, streak: 0 },
    }),
    terminal,
    store,
    sources: { drawings, drawingsFolder: CORPUS, io },
    configFolder: join(folder, 'config'),
    sharePage: options.sharePage,
    today: () => TODAY,
    now: () => 0,
    freshSeed: () => 'fresh',
  });
  const first: Effect | undefined =
    options.puzzle === undefined ? undefined : { kind: 'open-path', path: options.puzzle };
  const ended = program.run(first);
  let failure: unknown;
  ended.catch((error: unknown) => {
    failure = error;
  });
  // Ink draws after a turn of the event loop or two; then the emulator parses.
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    await new Promise<void>((resolve) => emulator.write('', resolve));
  };
  const lines = (): readonly string[] =>
    Array.from({ length: emulator.rows }, (_, y) => emulator.buffer.active.getLine(y)?.translateToString(true) ?? '');
  const text = (): string => lines().join('\n');
  const screen: Screen = {
    folder,
    store,
    ended,
    lines,
    text,
    written: () => output.written,
    async press(...pieces) {
      for (const piece of pieces) {
        input.emit('data', piece);
        if (piece === '\u001b') await new Promise<void>((resolve) => setTimeout(resolve, 40));
        await settled();
      }
    },
    async mouse(code, [x, y], end = 'M') {
      await screen.press(`\u001b[<${code};${x + 1};${y + 1}${end}`);
    },
    async resize(wide, high) {
      emulator.resize(wide, high);
      output.columns = wide;
      output.rows = high;
      output.emit('resize');
      await settled();
    },
    async until(wanted) {
      const isThere = (): boolean => (typeof wanted === 'string' ? text().includes(wanted) : wanted.test(text()));
      for (let tries = 0; !isThere(); tries += 1) {
        if (failure !== undefined) throw failure;
        if (tries > 1000) throw new Error(`waited for ${String(wanted)}, the screen shows:\n${text()}`);
        await new Promise<void>((resolve) => setTimeout(resolve, 5));
        await settled();
      }
    },
    cells: () =>
      Array.from({ length: emulator.rows }, (_, y) => {
        const line = emulator.buffer.active.getLine(y);
        return Array.from({ length: emulator.cols }, (_, x): ScreenCell => {
          const cell = line?.getCell(x);
          return {
            text: cell?.getChars() ?? '',
            fore: cell?.isFgRGB() ? cell.getFgColor() : 'default',
            back: cell?.isBgRGB() ? cell.getBgColor() : 'default',
            inverse: cell?.isInverse() !== 0,
            bold: cell?.isBold() !== 0,
            strike: cell?.isStrikethrough() !== 0,
          };
        });
      }),
  };
  try {
    await settled();
    if (options.puzzle !== undefined) await screen.until(/row (1,|…)|play again|Cannot be opened|needs/);
    await use(screen);
  } finally {
    program.stop(0);
    await ended;
    emulator.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
