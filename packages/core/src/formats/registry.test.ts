import { describe, expect, test } from 'vitest';
import { unwrap } from '../result.ts';
import { jsonFormat } from './json.ts';
import { readPuzzles } from './read.ts';
import { detectFormat, formatOfFileName, formats, parsePuzzle, parsePuzzles, writePuzzles } from './registry.ts';

describe('detectFormat', () => {
  test.each([
    ['{"rows": []}', 'json'],
    ['[[1]]', 'json'],
    ['{"rows": []}\n{"rows": []}', 'jsonl'],
    ['<?xml version="1.0"?><puzzleset/>', 'webpbn-xml'],
    ['\uFEFF\n<PUZZLESET>', 'webpbn-xml'],
    ['width 5\nheight 5\nrows\n', 'non'],
    ['title "x"\r\nrows\r\n1\r\ncolumns\r\n1', 'non'],
    ['width 1\rheight 1\rgoal "1"', 'non'],
    ['rows: 1\ncolumns: 1', 'clue-text'],
    ['2 1, 3 / 1 1', 'clue-text'],
    ['3a 2b / 1', 'clue-text'],
    ['nYlE9BCYUg', 'share-code'],
    ['https://example.org/#puzzle=nYlE9BCYUg', 'share-code'],
    ['Rows of houses', undefined],
    ['GRID Fishy\n[ 1 ]', undefined],
    ['', undefined],
  ])('%j is %s', (text, id) => {
    expect(detectFormat(text)).toBe(id);
  });
});

describe('formatOfFileName', () => {
  test.each([
    ['a/b.non', 'non'],
    ['B.XML', 'webpbn-xml'],
    ['x.pbn', 'webpbn-xml'],
    ['all.jsonl', 'jsonl'],
    ['one.json', 'json'],
    ['clues.txt', 'clue-text'],
    ['picture.png', undefined],
  ])('%s', (name, id) => {
    expect(formatOfFileName(name)?.id).toBe(id);
  });
});

describe('parsePuzzles', () => {
  test('reads in a format that is asked for, whatever the text looks like', () => {
    const text = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';
    expect(parsePuzzles(text, { format: 'json' })).toMatchObject({ ok: false, error: [{ code: 'syntax' }] });
    expect(unwrap(parsePuzzle(text, { format: 'clue-text' })).width).toBe(1);
  });

  test('a page can bring a short list of formats', () => {
    const text = '{"rows":[[1]],"columns":[[1]]}';
    expect(unwrap(readPuzzles([jsonFormat], text)).length).toBe(1);
    expect(readPuzzles([], text)).toMatchObject({ ok: false, error: [{ code: 'unknown-format' }] });
  });

  test('the first of several puzzles is the one', () => {
    expect(unwrap(parsePuzzle('1 / 1\n====\n1 1 / 1, 0, 1')).width).toBe(1);
  });

  test('says what a text is not', () => {
    expect(parsePuzzles('  \n ')).toMatchObject({
      ok: false,
      error: [{ code: 'syntax', message: 'the text is empty' }],
    });
    expect(parsePuzzles('\u0000')).toMatchObject({ ok: false, error: [{ code: 'bad-encoding' }] });
  });

  test('writes in every format', () => {
    const puzzle = unwrap(parsePuzzle('1 / 1'));
    for (const format of formats) expect(writePuzzles([puzzle], format.id).ok).toBe(true);
  });
});
