// `nono stats`: what was solved, and all progress as one file.

import { homedir } from 'node:os';
import type { Statistics } from '@nonokit/core/game';
import { statisticsOf } from '@nonokit/core/game';
import { clockWords, counted, localDate } from '../clock-words.ts';
import { choice, defineCommand, flag, text } from '../command.ts';
import { BAD_INPUT, DONE } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { printable } from '../printable.ts';
import { userFolders } from '../saves/folders.ts';
import { SaveStore } from '../saves/save-store.ts';
import type { Style } from '../style.ts';
import { createStyle } from '../style.ts';

/** Largest progress file that is read: many thousand saves. */
const MOST_BYTES = 200_000_000;

export const statsCommand = defineCommand({
  name: 'stats',
  summary: 'show what you solved; export and import all progress',
  arguments: [],
  options: {
    export: text('--export <file>', 'write all saves and records into one file ("-" prints it)'),
    import: text('--import <file>', 'add the progress of such a file; of two games of one puzzle the later stays'),
    json: flag('--json', 'the numbers as one JSON object'),
    color: choice('--color <when>', 'when to use colour', ['auto', 'always', 'never'], 'auto'),
  },
  examples: [
    ['nono stats', 'solved, times, days in a row'],
    ['nono stats --export progress.json', 'for another machine, or for the page in the browser'],
    ['nono stats --import progress.json', 'and back'],
  ],
  async run(_args, options, io) {
    const store = new SaveStore(userFolders(io.env, process.platform, homedir()).state);
    const { import: from, export: to } = options;
    if (from !== undefined || to !== undefined) {
      const isWhole = from === undefined || (await importFrom(from, store, io));
      if (to !== undefined) await exportTo(to, store, io);
      return isWhole ? DONE : BAD_INPUT;
    }
    const { records, unreadCount } = store.records();
    if (unreadCount > 0) warn(io, `${counted(unreadCount, 'damaged line')} of records.jsonl passed over`);
    const statistics = statisticsOf(records, localDate(io.today()));
    if (options.json) io.stdout.write(`${JSON.stringify(statistics)}\n`);
    else io.stdout.write(statisticsText(statistics, createStyle(io.stdout, io.env, options.color)));
    return DONE;
  },
});

async function exportTo(path: string, store: SaveStore, io: Io): Promise<void> {
  const { text, problems } = store.exportText();
  for (const problem of problems) warn(io, problem);
  if (path === '-') io.stdout.write(text);
  else await io.writeFile(path, text);
}

/** True if all of it could be read. */
async function importFrom(path: string, store: SaveStore, io: Io): Promise<boolean> {
  const bytes = path === '-' ? await io.stdin.read(MOST_BYTES) : await io.readFile(path, MOST_BYTES);
  if (bytes.length > MOST_BYTES) {
    warn(io, `${path}: more than ${MOST_BYTES / 1e6} MB, no progress of this program`);
    return false;
  }
  const { saves, records, aside, problems } = store.importText(new TextDecoder().decode(bytes));
  for (const problem of problems) warn(io, problem);
  if (aside.length > 0) warn(io, `games that another one replaced are kept in ${store.folder}: ${aside.join(', ')}`);
  const isNothing = saves + records === 0;
  if (!isNothing) io.stderr.write(`New here: ${counted(saves, 'game')}, ${counted(records, 'solved puzzle')}.\n`);
  else if (problems.length === 0) io.stderr.write('Nothing in it is new here.\n');
  return problems.length === 0;
}

function warn(io: Io, sentence: string): void {
  io.stderr.write(`nono: ${printable(sentence)}\n`);
}

/** The numbers as lines. */
export function statisticsText(statistics: Statistics, style: Style): string {
  const { solvedCount, puzzleCount, withoutHintsCount, coloredCount, totalMs, streaks, dailyStreaks, sizes } =
    statistics;
  if (solvedCount === 0) return 'Nothing solved yet. "nono play" opens the library.\n';
  const again = solvedCount > puzzleCount ? `, ${puzzleCount} different` : '';
  const row = (label: string, words: string): string => `${style.dim(label.padEnd(14))}${words}\n`;
  const days = (count: number): string => counted(count, 'day');
  let lines = '';
  lines += row('solved', `${style.bold(`${solvedCount}`)}${again}`);
  lines += row('without hints', `${withoutHintsCount}`);
  lines += row('in colour', `${coloredCount}`);
  lines += row('time', clockWords(totalMs));
  lines += row('in a row', `${days(streaks.current)}, longest ${days(streaks.longest)}`);
  if (dailyStreaks.longest > 0) {
    lines += row('daily puzzle', `${days(dailyStreaks.current)} in a row, longest ${days(dailyStreaks.longest)}`);
  }
  lines += `\n${style.dim('size        solved      best   average')}\n`;
  for (const { width, height, solvedCount: count, bestMs, meanMs } of sizes) {
    const size = `${width}x${height}`.padEnd(10);
    lines += `${size}${`${count}`.padStart(8)}${clockWords(bestMs).padStart(10)}${clockWords(meanMs).padStart(10)}\n`;
  }
  return lines;
}
