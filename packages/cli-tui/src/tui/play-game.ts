// Starts the game on the real terminal: settings, library, signals; or the plain dialogue.

import { homedir } from 'node:os';
import { localDate } from '../clock-words.ts';
import { drawingsFolder } from '../drawings.ts';
import type { ExitCode } from '../exit-code.ts';
import { INTERRUPTED } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { userFolders } from '../saves/folders.ts';
import { SaveStore } from '../saves/save-store.ts';
import type { Settings } from '../saves/settings.ts';
import { readConfig } from '../saves/settings.ts';
import { colorDepth, hasUnicode } from '../style.ts';
import { glyphsFor } from './app/app-change.ts';
import { themeFor } from './app/app-input.ts';
import type { Effect } from './app/app-state.ts';
import { firstState } from './app/first-state.ts';
import { GameProgram, mouseMode } from './game-program.ts';
import { bindKeys } from './keys/key-bindings.ts';
import { readDrawings } from './library/drawings-index.ts';
import { fileItems } from './library/file-items.ts';
import { buildShelves } from './library/library.ts';
import { ProgressKeeper } from './progress-keeper.ts';
import { Terminal } from './terminal/terminal.ts';

/** What the command line asks for. */
export interface PlayWish {
  /** A file, folder, drawing, code or link; `undefined` opens the library. */
  readonly puzzle: string | undefined;
  readonly theme: Settings['theme'] | undefined;
  readonly ascii: boolean;
  readonly noMouse: boolean;
  readonly ambiguousWidth: 1 | 2 | undefined;
  readonly color: 'auto' | 'always' | 'never';
  /** The day to play on; `undefined` for today. */
  readonly date: string | undefined;
  /** Opens the puzzle of the day at once. */
  readonly daily: boolean;
}

/** What somebody reads who has not played yet. */
const WELCOME = 'Numbers are runs of filled cells, in order. Enter opens the first lesson.';

/** Plays until the player leaves. */
export async function playGame(wish: PlayWish, io: Io, host: NodeJS.Process): Promise<ExitCode> {
  const folders = userFolders(io.env, host.platform, homedir());
  const config = readConfig(folders.config);
  const settings = settingsFor(wish, config.settings);
  const { bindings, problems: keyProblems } = bindKeys(config.keys);
  const problems = [...config.problems, ...keyProblems];
  const store = new SaveStore(folders.state);
  const today = (): string => wish.date ?? localDate(io.today());
  const folder = drawingsFolder();
  const drawings = readDrawings(folder);
  const terminal = new Terminal({ input: host.stdin, output: host.stdout, mouse: mouseMode(settings) });
  const depth = colorDepth(io.stdout, io.env, wish.color);
  const isFolder = wish.puzzle !== undefined && (await io.kindOf(wish.puzzle)) === 'folder';
  const files = await fileItems(isFolder ? (wish.puzzle ?? '.') : '.', io, store);
  const shelves = buildShelves({ drawings, store, today: today(), files });
  const isFirstVisit = wish.puzzle === undefined && !wish.daily && store.isEmpty;
  const filesShelf = shelves.findIndex((shelf) => shelf.id === 'files');
  const state = firstState({
    shelves,
    shelf: isFolder ? Math.max(0, filesShelf) : 0,
    settings,
    bindings,
    window: { columns: terminal.columns, rows: terminal.rows },
    toast: problems.length > 0 ? problems.join('  ') : isFirstVisit ? WELCOME : null,
    theme: settings.theme === 'auto' ? guessTheme(io) : settings.theme,
    glyphs: glyphsFor(settings, !hasUnicode(io.env, false)),
    depth,
    tally: new ProgressKeeper(store, today).tally(),
  });
  const program = new GameProgram({
    state,
    terminal,
    store,
    sources: { drawings, drawingsFolder: folder, io },
    configFolder: config.isWritable ? folders.config : undefined,
    sharePage: io.env('NONO_SHARE_PAGE') ?? config.sharePage,
    today,
    now: () => io.now(),
    freshSeed: () => io.today().getTime().toString(36),
  });
  const first: Effect | undefined =
    wish.puzzle !== undefined && !isFolder
      ? { kind: 'open-path', path: wish.puzzle }
      : wish.daily
        ? { kind: 'open', origin: { kind: 'daily', date: 'today' } }
        : undefined;
  const code = await underSignals(program, io, host, () => program.run(first));
  if (program.unsaved !== undefined) io.stderr.write(`nono: ${program.unsaved}\n`);
  return code;
}

/** Flags and variables over the config file; they are not written into it. */
function settingsFor(wish: PlayWish, kept: Settings): Settings {
  return {
    ...kept,
    ...(wish.theme && { theme: wish.theme }),
    ...(wish.ascii && { characters: 'ascii' as const }),
    ...(wish.noMouse && { mouse: false }),
    ...(wish.ambiguousWidth && { ambiguousWidth: wish.ambiguousWidth }),
  };
}

/** Before the terminal answers: COLORFGBG, which some terminals set, else dark. */
function guessTheme(io: Io): 'dark' | 'light' {
  const background = Number(io.env('COLORFGBG')?.split(';').at(-1));
  if (!Number.isInteger(background)) return 'dark';
  return themeFor(background === 7 || background > 9 ? 'ffffff' : '000000');
}

/** Runs the game so that whatever ends it gives the terminal back and loses nothing. */
async function underSignals(
  program: GameProgram,
  io: Io,
  host: NodeJS.Process,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const stop = (): void => program.stop(INTERRUPTED);
  const hangUp = (): void => program.stop(INTERRUPTED);
  const suspend = (): void => {
    program.pause();
    host.kill(host.pid, 'SIGSTOP');
  };
  const goOn = (): void => program.resume();
  const leave = (): void => program.close(true);
  io.stop.addEventListener?.('abort', stop);
  host.on('SIGHUP', hangUp);
  host.on('exit', leave);
  host.on('uncaughtExceptionMonitor', leave);
  if (host.platform !== 'win32') {
    host.on('SIGTSTP', suspend);
    host.on('SIGCONT', goOn);
  }
  try {
    return await run();
  } finally {
    io.stop.removeEventListener?.('abort', stop);
    host.off('SIGHUP', hangUp);
    host.off('exit', leave);
    host.off('uncaughtExceptionMonitor', leave);
    host.off('SIGTSTP', suspend);
    host.off('SIGCONT', goOn);
    program.close();
  }
}
