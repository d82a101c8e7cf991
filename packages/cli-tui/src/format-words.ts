// How formats are called on the command line: by their id, and the share code shortly `code`.

import type { FormatId } from '@nonokit/core/formats';
import { formatOfFileName, formats } from '@nonokit/core/formats';
import type { Option } from './command.ts';
import { UsageError } from './command.ts';

const SHORT: Readonly<Partial<Record<FormatId, string>>> = { 'share-code': 'code' };

/** The word for a format. */
export function formatWord(id: FormatId): string {
  return SHORT[id] ?? id;
}

/** The formats that can be named, in the order of the help. */
export const FORMAT_WORDS: readonly string[] = formats.map(({ id }) => formatWord(id));

/** An option that names a format. */
export function formatOption(flags: string, summary: string): Option<FormatId | undefined> {
  return {
    flags,
    summary,
    initial: undefined,
    choices: FORMAT_WORDS,
    parse(given) {
      const byName = formats.find(({ id }) => id === given || formatWord(id) === given);
      // `--to xml`: the ending of the files is a name that people know too.
      const found = byName ?? formatOfFileName(`.${given}`);
      if (found === undefined) throw new UsageError(`"${given}" is not one of ${FORMAT_WORDS.join(', ')}`);
      return found.id;
    },
  };
}
