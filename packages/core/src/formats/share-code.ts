// Share codes and links as a format, so that whatever reads files also reads them: one a line.

import { isTextPlace } from '../problem.ts';
import { fromCode, looksLikeCode, toCode } from '../puzzle/share-code.ts';
import { codeInLink } from '../puzzle/share-link.ts';
import { ok } from '../result.ts';
import { unreadPuzzle } from './build.ts';
import type { Confidence, Format, ParsedPuzzle } from './format.ts';
import { CERTAIN, NO } from './format.ts';
import { splitLines, withoutMark } from './text-lines.ts';

/** Share codes and links that hold one. */
export const shareCodeFormat: Format = {
  id: 'share-code',
  label: 'share code',
  extensions: ['.code'],
  can: { colors: true, goal: true, saved: false, metadata: true, several: true },
  sniff(text): Confidence {
    const [first = ''] = withoutMark(text)
      .trimStart()
      .slice(0, 1_000_000)
      .split(/[\r\n]/, 1);
    return looksLikeCode(first) || isLink(first) ? CERTAIN : NO;
  },
  parse(text) {
    const lines = splitLines(text);
    if (!lines.ok) return lines;
    return ok(
      lines.value
        .flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1)]))
        .map((entry, index): ParsedPuzzle => ({ ...entry, position: index + 1 })),
    );
  },
  write(puzzles) {
    return ok(puzzles.map((puzzle) => `${toCode(puzzle)}\n`).join(''));
  },
};

function isLink(text: string): boolean {
  return /^(?:https?:\/\/|#)/i.test(text.trimStart()) && codeInLink(text) !== undefined;
}

function parseLine(text: string, line: number): ParsedPuzzle {
  const code = codeInLink(text) ?? text.trim();
  const offset = Math.max(0, text.indexOf(code));
  const where = { line, column: offset + 1, length: Math.max(1, code.length) };
  const read = fromCode(code);
  if (read.ok) return { position: line, where, puzzle: read, source: read.value };
  return unreadPuzzle(
    line,
    where,
    read.error.map((found) =>
      isTextPlace(found.where)
        ? { ...found, where: { ...found.where, line, column: found.where.column + offset } }
        : found,
    ),
  );
}
