// Problems as a person reads them, the offending line under each that has a place in a text:
//
//   picture.non:7:1  clue-too-long  row 3: blocks 4,3,2 need 11 cells, the row has 10
//       7 | 4,3,2
//           ^^^^^

import type { Problem } from '@nonokit/core';
import { isTextPlace } from '@nonokit/core';
import { sourceExcerpt } from '@nonokit/core/formats';
import { printable } from './printable.ts';
import type { PuzzleEntry } from './puzzle-inputs.ts';

/** What the problems are about. */
export interface Subject {
  /** The path, or what stands for it. */
  readonly name: string;
  /** The whole text that the places count in; absent if it was not text. */
  readonly text?: string;
}

/** More problems than this are counted, not listed. */
const MOST_LISTED = 20;

/** Writes the problems, each on its lines, ending in a line break; empty if there are none. */
export function problemReport(problems: readonly Problem[], subject: Subject): string {
  const listed = problems.slice(0, MOST_LISTED).map((problem) => problemText(problem, subject));
  const rest = problems.length - listed.length;
  if (rest > 0) listed.push(`${subject.name}  … and ${rest} more problem${rest === 1 ? '' : 's'}`);
  return listed.map((text) => `${text}\n`).join('');
}

/** The report about an input: its name and, where the text is known, the lines. */
export function entryReport(entry: PuzzleEntry, problems: readonly Problem[]): string {
  return problemReport(problems, { name: entry.name, ...(entry.text !== undefined && { text: entry.text }) });
}

function problemText(problem: Problem, subject: Subject): string {
  const place = isTextPlace(problem.where) ? problem.where : undefined;
  const pointer = problem.where && 'pointer' in problem.where ? ` ${problem.where.pointer}` : '';
  const where = place ? `:${place.line}:${place.column}` : pointer;
  const head = printable(`${subject.name}${where}  ${problem.code}  ${problem.message}`.replace(/\s*\n\s*/g, ' '));
  if (place === undefined || subject.text === undefined) return head;
  const excerpt = sourceExcerpt(subject.text, place, { indent: 4 });
  return excerpt === undefined ? head : `${head}\n${printable(excerpt)}`;
}
