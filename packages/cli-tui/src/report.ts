// Problems as a person reads them, the offending line under each that has a place in a text:
//
//   picture.non:7:1  clue-too-long  row 3: blocks 4,3,2 need 11 cells, the row has 10
//       7 | 4,3,2
//           ^^^^^

import type { Problem, TextPlace } from '@nonokit/core';
import { isTextPlace } from '@nonokit/core';
import { printable } from './printable.ts';

/** What the problems are about. */
export interface Subject {
  /** The path, or what stands for it. */
  readonly name: string;
  /** The whole text that the places count in; absent if it was not text. */
  readonly text?: string;
}

/** More problems than this are counted, not listed. */
const MOST_LISTED = 20;

/** Characters of a line that are shown. */
const WINDOW = 76;

/** Writes the problems, each on its lines, ending in a line break; empty if there are none. */
export function problemReport(problems: readonly Problem[], subject: Subject): string {
  const listed = problems.slice(0, MOST_LISTED).map((problem) => problemText(problem, subject));
  const rest = problems.length - listed.length;
  if (rest > 0) listed.push(`${subject.name}  … and ${rest} more problem${rest === 1 ? '' : 's'}`);
  return listed.map((text) => `${text}\n`).join('');
}

function problemText(problem: Problem, subject: Subject): string {
  const place = isTextPlace(problem.where) ? problem.where : undefined;
  const pointer = problem.where && 'pointer' in problem.where ? ` ${problem.where.pointer}` : '';
  const where = place ? `:${place.line}:${place.column}` : pointer;
  const head = printable(`${subject.name}${where}  ${problem.code}  ${problem.message}`.replace(/\s*\n\s*/g, ' '));
  const excerpt = place && subject.text !== undefined ? excerptOf(subject.text, place) : undefined;
  return excerpt === undefined ? head : `${head}\n${excerpt}`;
}

/** The line of the place with a caret under it; long lines are cut around the place. */
function excerptOf(text: string, place: TextPlace): string | undefined {
  const line = lineOf(text, place.line);
  if (line === undefined) return undefined;
  const start = place.column - 1;
  const from = start > WINDOW - 16 ? start - 20 : 0;
  const cut = line.slice(from, from + WINDOW);
  const before = from > 0 ? '…' : '';
  const after = from + WINDOW < line.length ? '…' : '';
  const number = `${place.line}`.padStart(5);
  const room = Math.max(1, cut.length - (start - from));
  const carets = '^'.repeat(Math.min(Math.max(1, place.length ?? 1), room));
  const indent = ' '.repeat(number.length + 3 + before.length + start - from);
  return `${number} | ${before}${printable(cut)}${after}\n${indent}${carets}`;
}

/** Line `number` (from 1) without its ending, found without splitting the whole text. */
function lineOf(text: string, number: number): string | undefined {
  const ending = /\r\n|\r|\n/g;
  let start = 0;
  for (let line = 1; line < number; line += 1) {
    if (ending.exec(text) === null) return undefined;
    start = ending.lastIndex;
  }
  const end = ending.exec(text)?.index ?? text.length;
  return text.slice(start, end);
}
