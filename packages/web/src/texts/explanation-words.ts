// Sentences of core in the reader's language.

import type { Explanation } from '@nonokit/core/hint';
import { loadHintTexts } from './hint-texts.ts';

/** Says a sentence of core in the reader's language; in English if there is no translation. */
export async function explanationWords(language: string, explanation: Explanation): Promise<string> {
  const texts = await loadHintTexts(language);
  const text = texts?.messages[explanation.key];
  if (!texts || text === undefined) return explanation.text;
  return text.replace(/\{(\w+)\}/g, (_match: string, name: string) => {
    const value = String(explanation.params[name] ?? '');
    return texts.words[value] ?? value;
  });
}
