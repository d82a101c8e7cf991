// The dialogue on real streams: works with screen readers, in dumb terminals, and through a pipe.

import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import { localDate } from '../../clock-words.ts';
import { drawingsFolder } from '../../drawings.ts';
import type { ExitCode } from '../../exit-code.ts';
import { DONE, INTERRUPTED } from '../../exit-code.ts';
import type { Io } from '../../io.ts';
import { userFolders } from '../../saves/folders.ts';
import { SaveStore } from '../../saves/save-store.ts';
import { readConfig } from '../../saves/settings.ts';
import { readDrawings } from '../library/drawings-index.ts';
import { openOrigin, openPath } from '../library/open-puzzle.ts';
import type { PlayWish } from '../play-game.ts';
import { ProgressKeeper } from '../progress-keeper.ts';
import { PlainGame } from './plain-game.ts';

/** Plays line by line until the player leaves or the input ends. */
export async function playPlainly(wish: PlayWish, io: Io, host: NodeJS.Process): Promise<ExitCode> {
  const folders = userFolders(io.env, host.platform, homedir());
  const { settings, problems, sharePage } = readConfig(folders.config);
  const today = (): string => wish.date ?? localDate(io.today());
  const folder = drawingsFolder();
  const drawings = readDrawings(folder);
  const sources = { drawings, drawingsFolder: folder, io };
  const game = new PlainGame({
    keeper: new ProgressKeeper(new SaveStore(folders.state), today),
    options: { feedback: settings.feedback, autoCross: settings.autoCross },
    open(origin) {
      if (origin.kind === 'daily' && origin.date === 'today')
        return openOrigin({ kind: 'daily', date: today() }, sources);
      const needsSeed = origin.kind === 'generated' && origin.seed === '';
      return openOrigin(needsSeed ? { ...origin, seed: io.today().getTime().toString(36) } : origin, sources);
    },
    openPath: (path) => openPath(path, sources),
    drawings: drawings.map(({ id, width, height, difficulty }) => `${id}: ${width}x${height}, ${difficulty.word}`),
    sharePage: io.env('NONO_SHARE_PAGE') ?? sharePage,
    now: () => io.now(),
  });
  const say = (lines: readonly string[]): void => {
    for (const line of lines) io.stdout.write(`${line}\n`);
  };
  say([...problems, 'Nonokit in words. "help" lists what you can say.']);
  const isTerminal = io.stdin.isTTY && io.stdout.isTTY;
  const reader = createInterface({
    input: host.stdin,
    ...(isTerminal && { output: host.stdout, prompt: '> ' }),
    terminal: false,
  });
  // Asked for now: lines that come while a puzzle is opened would be lost later.
  const lines = reader[Symbol.asyncIterator]();
  const stop = (): void => reader.close();
  io.stop.addEventListener?.('abort', stop);
  try {
    if (wish.puzzle !== undefined) say(game.begin(await openPath(wish.puzzle, sources)));
    else if (wish.daily) say((await game.hear('daily')).lines);
    if (isTerminal) reader.prompt();
    for await (const line of lines) {
      const answer = await game.hear(line);
      say(answer.lines);
      if (answer.ends) return DONE;
      if (isTerminal) reader.prompt();
    }
    return io.stop.aborted ? INTERRUPTED : DONE;
  } finally {
    const problem = game.save();
    if (problem !== undefined) io.stderr.write(`nono: ${problem}\n`);
    io.stop.removeEventListener?.('abort', stop);
    reader.close();
  }
}
