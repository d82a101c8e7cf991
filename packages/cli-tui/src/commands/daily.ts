import { dailyPuzzle } from '@nonokit/core/generate';
import { localDate } from '../clock-words.ts';
import { defineCommand } from '../command.ts';
import { displayOptions, outputOptions } from '../command-options.ts';
import { openDisplay } from '../display.ts';
import { formatOption } from '../format-words.ts';
import { generatedOrUsage, writeGenerated } from '../generated.ts';

export const dailyCommand = defineCommand({
  name: 'daily',
  summary: 'write the puzzle of a day, the same for everybody',
  arguments: [{ syntax: '[date]', summary: 'a day as in 2026-02-28; today if left out' }],
  options: {
    to: formatOption('-t, --to <format>', 'the format to write'),
    ...outputOptions,
    ...displayOptions,
  },
  examples: [
    ['nono daily -o today.non', 'the puzzle of today'],
    ['nono daily 2026-12-24 --to code', 'that of Christmas Eve, as a code to share'],
  ],
  async run([date], options, io) {
    // One long computation: Ctrl+C shall end it at once.
    io.letInterruptsKill();
    const made = generatedOrUsage(dailyPuzzle(date ?? localDate(io.today())));
    const display = openDisplay(io, options);
    const code = writeGenerated([made], options, display, io);
    await display.close();
    return code;
  },
});
