// A real terminal for tests: a pseudo-terminal with the built program in it, and xterm's own emulation
// that says what a person would see.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IPty } from '@lydell/node-pty';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

/** The program under test: built, unless NONO_TEST_BIN names another. */
export const PROGRAM = process.env['NONO_TEST_BIN'] ?? fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Keys by name. */
export const KEYS = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  shiftRight: '\u001b[1;2C',
  shiftDown: '\u001b[1;2B',
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
} as const;

/** One run of the program in a terminal. */
export class PtyRun {
  readonly terminal: InstanceType<typeof xterm.Terminal>;
  readonly process: IPty;
  /** Everything that the program wrote. */
  output = '';
  exit: { readonly exitCode: number; readonly signal: number | undefined } | undefined;

  constructor(home: string, options: PtyOptions = {}) {
    const { columns = 80, rows = 24, args = ['play'], env = {}, cwd = home } = options;
    this.terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    const inherited = { ...process.env };
    // Ink draws nothing in CI, and colours must not depend on who runs the tests.
    for (const name of ['CI', 'NO_COLOR', 'FORCE_COLOR', 'COLORFGBG', 'LC_ALL', 'VITEST', 'NODE_OPTIONS'])
      delete inherited[name];
    this.process = spawn(process.execPath, [PROGRAM, ...args], {
      cols: columns,
      rows,
      cwd,
      name: env['TERM'] ?? 'xterm-256color',
      env: {
        ...(inherited as Record<string, string>),
        TERM: 'xterm-256color',
        COLORTERM: 'truecolor',
        LANG: 'C.UTF-8',
        NODE_ENV: 'production',
        XDG_STATE_HOME: join(home, 'state'),
        XDG_CONFIG_HOME: join(home, 'config'),
        HOME: home,
        ...env,
      },
    });
    this.process.onData((data) => {
      this.output += data;
      this.terminal.write(data);
    });
    this.process.onExit(({ exitCode, signal }) => {
      this.exit = { exitCode, signal };
    });
  }

  /** What is on the screen, line by line, without trailing blanks. */
  lines(): readonly string[] {
    const { active } = this.terminal.buffer;
    return Array.from(
      { length: this.terminal.rows },
      (_, y) => active.getLine(active.viewportY + y)?.translateToString(true) ?? '',
    );
  }

  text(): string {
    return this.lines().join('\n');
  }

  /** Sends keys one by one, as a person would press them. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.process.write(key);
      await pause(12);
    }
  }

  /** Waits until the screen shows what is wanted. */
  async until(wanted: string | RegExp | ((text: string) => boolean), seconds = 15): Promise<void> {
    const end = Date.now() + seconds * 1000;
    const isThere = (text: string): boolean =>
      typeof wanted === 'string'
        ? text.includes(wanted)
        : typeof wanted === 'function'
          ? wanted(text)
          : wanted.test(text);
    while (!isThere(this.text())) {
      if (Date.now() > end) throw new Error(`waited for ${String(wanted)}, the screen shows:\n${this.text()}`);
      await pause(15);
    }
  }

  /** Waits until the program has ended. */
  async ended(seconds = 15): Promise<number> {
    const end = Date.now() + seconds * 1000;
    while (!this.exit) {
      if (Date.now() > end) throw new Error(`the program is still running, the screen shows:\n${this.text()}`);
      await pause(15);
    }
    await pause(30);
    return this.exit.exitCode;
  }

  resize(columns: number, rows: number): void {
    this.process.resize(columns, rows);
    this.terminal.resize(columns, rows);
  }

  /** Presses a mouse button at a character, moves, and lets go. Places count from 0. */
  async drag(
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number] = from,
    button = 0,
  ): Promise<void> {
    const report = (code: number, [x, y]: readonly [number, number], end: 'M' | 'm'): string =>
      `\u001b[<${code};${x + 1};${y + 1}${end}`;
    await this.press(report(button, from, 'M'));
    if (to !== from) await this.press(report(button + 32, to, 'M'));
    await this.press(report(button, to, 'm'));
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(this.process.pid, signal);
  }

  async close(): Promise<void> {
    if (!this.exit) this.kill('SIGKILL');
    await this.ended().catch(() => undefined);
    this.terminal.dispose();
  }
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A folder for one test: home, saves and config in one place, removed afterwards. */
export function temporaryHome(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'nono-home-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
