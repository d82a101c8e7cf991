// All readers of core; a chunk of its own, loaded for files and inline texts only.

import type { Problem, Puzzle, Result } from '@nonokit/core';
import { err, ok, problem } from '@nonokit/core';
import { parsePuzzles } from '@nonokit/core/formats';

/** Reads the first puzzle of a text of any format. */
export function readPuzzleText(text: string): Result<Puzzle> {
  const parsed = parsePuzzles(text);
  if (!parsed.ok) return parsed;
  return parsed.value[0]?.puzzle ?? err([problem('missing-clues', 'the text holds no puzzle')]);
}

/** Fetches a file and reads it. */
export async function fetchPuzzle(url: string, signal: AbortSignal): Promise<Result<Puzzle>> {
  const fetched = await fetchText(url, signal);
  return fetched.ok ? readPuzzleText(fetched.value) : fetched;
}

async function fetchText(url: string, signal: AbortSignal): Promise<Result<string>> {
  try {
    const response = await fetch(url, { signal });
    if (response.ok) return ok(await response.text());
    return err([unreachable(`${url} answered ${response.status}`)]);
  } catch (reason) {
    if (signal.aborted) throw reason;
    return err([unreachable(`${url} cannot be fetched`)]);
  }
}

function unreachable(message: string): Problem {
  return problem('missing-section', message);
}
