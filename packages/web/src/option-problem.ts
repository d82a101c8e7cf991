// What to tell the author of a page about an attribute that cannot be read.

import type { Problem } from '@nonokit/core';
import { problem } from '@nonokit/core';
import type { OptionName } from './attributes.ts';
import { attributeOf, READINGS } from './attributes.ts';

const EXPECTED: Partial<Record<OptionName, string>> = {
  palette: 'puzzle, safe, or colours like #aa3300',
  cellSize: 'auto or a number of pixels',
};

/** Names what was written and what would have been read. */
export function optionProblem(name: OptionName, written: string): Problem {
  const reading = READINGS[name];
  const expected = reading.kind === 'choice' ? reading.choices.join(', ') : (EXPECTED[name] ?? 'something else');
  return problem('bad-option', `${attributeOf(name)}="${written.trim()}" is ignored, expected ${expected}`);
}
