// A mark in one or two characters: `?` unknown, `.` crossed, `m` maybe, `1` to `31` filled with that colour.

import { MAX_COLORS } from '../puzzle/color.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import { CROSSED, colorOfCode, filledCode, MAYBE, UNKNOWN } from '../puzzle/mark.ts';

/** Writes the code of a mark. */
export function markText(code: MarkCode): string {
  if (code === UNKNOWN) return '?';
  if (code === CROSSED) return '.';
  if (code === MAYBE) return 'm';
  return `${colorOfCode(code)}`;
}

/** Reads it back; `undefined` if it is none. */
export function codeOfMarkText(text: string): MarkCode | undefined {
  if (text === '?') return UNKNOWN;
  if (text === '.') return CROSSED;
  if (text === 'm') return MAYBE;
  if (!/^[1-9]\d?$/.test(text)) return undefined;
  const color = Number(text);
  return color <= MAX_COLORS ? filledCode(color) : undefined;
}
