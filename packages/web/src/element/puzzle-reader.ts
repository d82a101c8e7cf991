// Where the puzzle comes from: the share code in `puzzle`, the file at `src`, or the text between the tags.
//
// A share code is read here; every other format needs the readers of core, which are loaded only then.

import type { Puzzle, Result } from '@nonokit/core';
import { codeInLink, fromCode } from '@nonokit/core';

/** Reads the element's own text: a JSON script, or clues as plain text. `undefined` if there is none. */
export function inlineText(element: Element): string | undefined {
  const script = element.querySelector('script[type="application/json"]');
  const text = (script ?? element).textContent?.trim() ?? '';
  return text === '' ? undefined : text;
}

/** Reads a share code, also as the link it came in. */
export function readCode(text: string): Result<Puzzle> {
  return fromCode(codeInLink(text) ?? text);
}

/** Reads a text of any format; the first puzzle of a file with several. */
export async function readText(text: string): Promise<Result<Puzzle>> {
  const { readPuzzleText } = await import('./read-text.ts');
  return readPuzzleText(text);
}

/** Fetches a file and reads it. */
export async function readSource(url: string, signal: AbortSignal): Promise<Result<Puzzle>> {
  const { fetchPuzzle } = await import('./read-text.ts');
  return fetchPuzzle(url, signal);
}
