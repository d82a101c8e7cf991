// `nono play`: the game. Ink and everything below `tui/` is loaded only when somebody plays.

import { dailyOptions } from '@nonokit/core/generate';
import { choice, defineCommand, flag, text, UsageError } from '../command.ts';
import { BAD_INPUT } from '../exit-code.ts';

export const playCommand = defineCommand({
  name: 'play',
  summary: 'play puzzles in the terminal',
  arguments: [{ syntax: '[puzzle]', summary: 'a file, a folder, the name of a drawing, a share code or a link' }],
  options: {
    daily: flag('--daily', 'open the puzzle of today'),
    theme: choice('--theme <name>', 'colours', ['auto', 'dark', 'light', 'contrast', 'mono'], undefined),
    ascii: flag('--ascii', 'ASCII characters only'),
    plain: flag('--plain', 'a dialogue line by line, for screen readers and simple terminals'),
    noMouse: flag('--no-mouse', 'leave the mouse to the terminal'),
    ambiguousWidth: choice('--ambiguous-width <n>', 'columns of box lines in this terminal', ['1', '2'], undefined),
    color: choice('--color <when>', 'when to use colour', ['auto', 'always', 'never'], 'auto'),
    date: text('--date <day>', 'play as if it were this day, as in 2026-02-28'),
  },
  examples: [
    ['nono play', 'the library: our drawings, the puzzle of the day, new ones, your files'],
    ['nono play cat', 'one of our drawings'],
    ['nono play puzzle.non', 'a file of any format that we read'],
    ['nono play --plain heart', 'in words, for a screen reader'],
  ],
  async run([puzzle], options, io) {
    if (options.date !== undefined && !dailyOptions(options.date).ok) {
      throw new UsageError(`--date: "${options.date}" is not a day such as 2026-02-28`);
    }
    const wish = {
      puzzle,
      theme: options.theme,
      ascii: options.ascii,
      noMouse: options.noMouse,
      ambiguousWidth: options.ambiguousWidth === undefined ? undefined : options.ambiguousWidth === '2' ? 2 : 1,
      color: options.color,
      date: options.date,
      daily: options.daily,
    } as const;
    const isPlain = options.plain || io.env('TERM') === 'dumb' || (io.env('INK_SCREEN_READER') ?? '') !== '';
    if (isPlain) {
      const { playPlainly } = await import('../tui/plain/play-plainly.ts');
      return await playPlainly(wish, io, process);
    }
    if (!io.stdin.isTTY || !io.stdout.isTTY) {
      io.stderr.write('nono: playing needs a terminal. Try "nono play --plain", or "nono show" to look at a puzzle.\n');
      return BAD_INPUT;
    }
    const { playGame } = await import('../tui/play-game.ts');
    return await playGame(wish, io, process);
  },
});
