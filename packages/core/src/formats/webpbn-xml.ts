// The XML of webpbn.com, version 0.3: docs/formats/webpbn-xml.md.
//
// Sources: the page webpbn.com/pbn_fmt.html, Jan Wolter's pbnsolve, which reads the format most
// widely, and files of number-loom. Nothing is ever fetched.

import { problem } from '../problem.ts';
import { err, ok } from '../result.ts';
import { unreadPuzzle } from './build.ts';
import type { Confidence, Format, ParsedPuzzle } from './format.ts';
import { CERTAIN, LIKELY, NO } from './format.ts';
import { withoutMark } from './text-lines.ts';
import type { WebpbnDraft } from './webpbn-draft.ts';
import { createDraftHandlers } from './webpbn-draft.ts';
import { puzzleOfDraft } from './webpbn-puzzle.ts';
import { writeWebpbn } from './webpbn-write.ts';
import { readXml } from './xml-events.ts';

/** The XML of webpbn.com. */
export const webpbnXmlFormat: Format = {
  id: 'webpbn-xml',
  label: 'webpbn XML',
  extensions: ['.xml', '.pbn'],
  can: { colors: true, goal: true, saved: true, metadata: true, several: true },
  sniff(text): Confidence {
    const start = withoutMark(text.slice(0, 65_536)).trimStart();
    if (!start.startsWith('<')) return NO;
    return /<(?:puzzleset|puzzle|!DOCTYPE pbn)\b/i.test(start) ? CERTAIN : LIKELY;
  },
  parse(text) {
    const draft: WebpbnDraft = { puzzles: [], metadata: {} };
    const broken = readXml(text, createDraftHandlers(draft));
    if (draft.problem) return err([draft.problem]);
    const parsed: ParsedPuzzle[] = draft.puzzles.map((one, index) => puzzleOfDraft(one, draft.metadata, index + 1));
    // Whatever was read before the XML broke is kept; the puzzle in which it broke is not.
    if (broken) {
      if (parsed.length === 0 && draft.open === undefined) return err([broken]);
      const list = [...(draft.open?.list.found ?? []), broken];
      parsed.push(unreadPuzzle(parsed.length + 1, draft.open?.where ?? { line: 1, column: 1 }, list));
    }
    return parsed.length > 0 ? ok(parsed) : err([problem('syntax', 'the XML has no <puzzle>', { line: 1, column: 1 })]);
  },
  write(puzzles) {
    return ok(writeWebpbn(puzzles));
  },
};
