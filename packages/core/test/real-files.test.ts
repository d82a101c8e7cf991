// Files in the wild, read from an optional folder beside the project: the same puzzle must come out
// of every format it is kept in.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../src/formats/format.ts';
import { detectFormat, parsePuzzle, parsePuzzles, writePuzzles } from '../src/formats/registry.ts';
import { cannotBeRight } from '../src/puzzle/cannot-be-right.ts';
import { clueHash } from '../src/puzzle/clue-hash.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { samePuzzle } from '../src/puzzle/puzzle.ts';
import { fromCode, toCode } from '../src/puzzle/share-code.ts';
import { unwrap } from '../src/result.ts';

const folder = new URL('../../../../shared/puzzles/', import.meta.url);
const isThere = existsSync(folder);
const collections = isThere ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];

function textOf(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

function puzzlesOf(name: string): readonly Puzzle[] {
  return unwrap(parsePuzzles(textOf(name))).flatMap((entry) => (entry.puzzle.ok ? [entry.puzzle.value] : []));
}

describe.skipIf(!isThere)(isThere ? 'files in the wild' : 'skipped: the folder ../shared/puzzles is not there', () => {
  // Which line of which collection holds the same clues; the hash looks at nothing else.
  test.each([
    ['webpbn-xml/webpbn-00001-clues-only.xml', 'webpbn-xml', 'survey.jsonl', 'webpbn-1'],
    ['webpbn-xml/webpbn-00023.xml', 'webpbn-xml', 'survey.jsonl', 'webpbn-23'],
    ['webpbn-xml/atrus.xml', 'webpbn-xml', 'drawn-bw.jsonl', 'loom-png-myst_falling_man'],
    ['webpbn-xml/soups_on.xml', 'webpbn-xml', 'drawn-bw.jsonl', 'loom-png-ladle'],
    [
      'webpbn-xml/such_a_shame_color_nonograms_do_not_exist.xml',
      'webpbn-xml',
      'drawn-bw.jsonl',
      'loom-such_a_shame_color_nonograms_do_not_exist',
    ],
    ['non-simpson/faase.non', 'non', 'survey.jsonl', 'faase'],
    ['non-simpson/webpbn-00023.non', 'non', 'survey.jsonl', 'webpbn-23'],
    ['non-mikix/529.non', 'non', 'survey.jsonl', 'webpbn-529'],
    ['non-mikix/candle.non', 'non', 'drawn-bw.jsonl', 'ndb-qnonograms-examples-candle'],
    ['non-mikix/ubuntu.non', 'non', 'drawn-bw.jsonl', 'ndb-gnonograms-ubuntu'],
    ['non-nonny/puzzle00.non', 'non', 'drawn-bw.jsonl', 'nonny-03_symbols-puzzle00'],
    ['non-nonny/tree.non', 'non', 'colour.jsonl', 'nonny-color-tree'],
    ['mk/zajac.mk', 'clue-text', 'drawn-bw.jsonl', 'olsak-zajac-mk'],
    ['nin/data038.nin', 'clue-text', 'drawn-bw.jsonl', 'jwilk-038'],
  ])('%s is %s, the puzzle of %s called %s', (name, format, collection, id) => {
    const text = textOf(`files/${name}`);
    expect(detectFormat(text)).toBe(format);
    const twin = puzzlesOf(collection).find((puzzle) => puzzle.metadata.id === id);
    expect(twin && clueHash(twin)).toBe(clueHash(unwrap(parsePuzzle(text))));
  });

  test('texts come out as people wrote them', () => {
    expect(unwrap(parsePuzzle(textOf('files/webpbn-xml/webpbn-00023.xml'))).metadata).toMatchObject({
      id: '#23 (v.1)',
      title: 'Nonrepresentational Test Pattern',
      author: 'Jan Wolter',
      source: 'webpbn.com',
      copyright: '(c) Copyright 2004 by Jan Wolter',
      notes: ['published,definitely unique,definitely requires moderate lookahead'],
    });
    expect(unwrap(parsePuzzle(textOf('files/non-simpson/webpbn-00023.non'))).metadata).toEqual({
      catalogue: 'webpbn.com #23',
      title: 'Nonrepresentational Test Pattern',
      author: 'Jan Wolter',
      copyright: '© Copyright 2004 by Jan Wolter',
    });
    expect(unwrap(parsePuzzle(textOf('files/non-mikix/candle.non'))).metadata.licence).toBe('GPL-2.0');
    expect(unwrap(parsePuzzle(textOf('files/non-nonny/tree.non'))).palette.map((color) => color.name)).toEqual([
      'white',
      'black',
      'brown',
      'green',
    ]);
  });

  test('a format that is not known yet is never judged by its clues', () => {
    const known = ['webpbn-xml', 'non-simpson', 'non-mikix', 'non-nonny', 'davidje13'];
    for (const kind of readdirSync(new URL('files/', folder)).filter(
      (name) => !/\./.test(name) && !known.includes(name),
    )) {
      for (const name of readdirSync(new URL(`files/${kind}/`, folder))) {
        const problems = problemsOf(parsePuzzles(textOf(`files/${kind}/${name}`)));
        expect([name, cannotBeRight(problems)]).toEqual([name, false]);
      }
    }
  });

  test.each(collections)('%s: every puzzle survives every format and its code', (name) => {
    // Of the thousand random boards, which are all alike, every tenth is enough.
    const all = puzzlesOf(name);
    const puzzles = all.length < 1000 ? all : all.filter((_, index) => index % 10 === 0);
    expect(puzzles.length).toBeGreaterThan(0);
    for (const format of ['json', 'jsonl', 'webpbn-xml', 'non'] as const) {
      const back = unwrap(parsePuzzles(unwrap(writePuzzles(puzzles, format)), { format })).map((entry) =>
        unwrap(entry.puzzle),
      );
      const changed = puzzles.filter((puzzle, index) => !back[index] || !samePuzzle(back[index], puzzle));
      expect([format, back.length, changed.map((puzzle) => puzzle.metadata.id)]).toEqual([format, puzzles.length, []]);
    }
    const changed = puzzles.filter((puzzle) => !samePuzzle(unwrap(fromCode(toCode(puzzle))), puzzle));
    expect(changed.map((puzzle) => puzzle.metadata.id)).toEqual([]);
  });
});
