// Sentences of core in the reader's language, with colours by the names that the board has for them: core writes
// a coloured clue as `3a 2b`, and no letter stands on this board.

import type { Puzzle } from '@nonokit/core';
import { isBlackAndWhite } from '@nonokit/core';
import type { Explanation } from '@nonokit/core/hint';
import { clueWords, colorName } from '../element/labels.ts';
import { loadHintTexts } from './hint-texts.ts';
import type { Speaker } from './speaker.ts';

/** More blocks than anybody listens to; core has cut such a clue already. */
const MOST_BLOCKS = 12;

/** Says a sentence of core in the reader's language; in English if there is no translation. */
export async function explanationWords(say: Speaker, explanation: Explanation, puzzle: Puzzle): Promise<string> {
  const texts = await loadHintTexts(say.language);
  const text = texts?.messages[explanation.key];
  const named = namesOf(say, explanation, puzzle);
  if (!texts || text === undefined) {
    return named.reduce((words, [name, value]) => words.replace(gapText(explanation, name), value), explanation.text);
  }
  const names = new Map(named);
  return text.replace(/\{(\w+)\}/g, (_match: string, name: string) => {
    const value = gapText(explanation, name);
    return names.get(name) ?? texts.words[value] ?? value;
  });
}

function gapText({ params }: Explanation, name: string): string {
  return String(params[name] ?? '');
}

/** What is called differently here than in core. */
function namesOf(say: Speaker, explanation: Explanation, puzzle: Puzzle): readonly (readonly [string, string])[] {
  const { palette, rows, columns } = puzzle;
  if (isBlackAndWhite(palette)) return [];
  const { clue, color, line } = explanation.params;
  const named: (readonly [string, string])[] = [];
  const blocks = (explanation.key.includes('.row') ? rows : columns)[Number(line) - 1] ?? [];
  if (clue !== undefined && blocks.length > 0 && blocks.length <= MOST_BLOCKS)
    named.push(['clue', clueWords(say, blocks, palette)]);
  const id = palette.findIndex(({ name }) => name === color);
  if (id > 0) named.push(['color', colorName(say, palette, id)]);
  return named;
}
