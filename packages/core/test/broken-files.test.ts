// Every way a file can be broken, with exactly what a person reads about it. The name of a file
// starts with the code of its first problem.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../src/formats/format.ts';
import { parsePuzzles } from '../src/formats/registry.ts';
import { sourceExcerpt } from '../src/formats/source-excerpt.ts';
import { isTextPlace } from '../src/problem.ts';

const folder = new URL('fixtures/broken/', import.meta.url);

function report(text: string): string {
  return problemsOf(parsePuzzles(text))
    .map(({ code, message, where }) => {
      if (!isTextPlace(where)) return `${code}  ${message}`;
      return `${where.line}:${where.column}  ${code}  ${message}\n${sourceExcerpt(text, where)}`;
    })
    .join('\n');
}

const expected: Readonly<Record<string, readonly string[]>> = {
  'bad-block.zero': [
    '1:20  bad-block  row 2: block 2 is 0, expected a whole number of at least 1',
    '  1 | {"rows": [[3], [1, 0, 1]], "columns": [[2], [1], [2]]}',
    '                         ^',
  ],
  'bad-code.damaged': ['1:1  bad-code  the share code is damaged or cut off', '  1 | nYlE9BCYUh', '      ^^^^^^^^^^'],
  'bad-code.link': [
    '1:33  bad-code  the share code is damaged: its checksum does not match',
    '  1 | https://example.org/play#puzzle=nYlE9BCY',
    '                                      ^^^^^^^^',
  ],
  'bad-color.non': [
    '1:1  bad-color  expected "color", a letter or a name, and a value such as #d7263d, found "a #ff00"',
    '  1 | color a #ff00',
    '      ^^^^^^^^^^^^^',
  ],
  'bad-color.xml': [
    '2:1  bad-color  "red" is not an RGB value of 3 or 6 hex digits',
    '  2 | <color name="red">red</color>',
    '      ^^^^^^^',
  ],
  'bad-encoding.zip': ['bad-encoding  the text holds binary data, expected a puzzle as text'],
  'bad-number.huge': [
    '1:6  bad-number  "99999999999999999999" is not the length of a block',
    '  1 | 3, 1 99999999999999999999',
    '           ^^^^^^^^^^^^^^^^^^^^',
  ],
  'bad-number.json': [
    '2:18  bad-number  expected a length and perhaps a colour letter, found "one"',
    '  2 |   "rows": [[3], ["one", 1]],',
    '                       ^^^^^',
  ],
  'bad-number.lone-cr': ['7:3  bad-number  "one" is not the length of a block', '  7 | 1,one', '        ^^^'],
  'bad-number.negative': ['7:3  bad-number  "-1" is not the length of a block', '  7 | 1,-1', '        ^^'],
  'clue-too-long.row': [
    '7:1  clue-too-long  row 2: blocks 1,1,1 need 5 cells, the row has 3',
    '  7 | 1,1,1',
    '      ^^^^^',
    '6:1  sums-differ  the rows ask for 6 filled cells, the columns for 5',
    '  6 | 3',
    '      ^',
  ],
  'duplicate-section.rows-twice': ['9:1  duplicate-section  a second block of rows', '  9 | rows', '      ^^^^'],
  'duplicate-section.width-twice': ['3:1  duplicate-section  a second width', '  3 | width 3', '      ^^^^^^^'],
  'goal-contradicts-clues.cell': [
    '14:1  goal-contradicts-clues  row 2: the goal picture has 2, the clue is 1 1',
    '  14 | goal "111110"',
    '       ^^^^',
    '14:1  goal-contradicts-clues  column 2: the goal picture has 2, the clue is 1',
    '  14 | goal "111110"',
    '       ^^^^',
    '14:1  goal-contradicts-clues  column 3: the goal picture has 1, the clue is 2',
    '  14 | goal "111110"',
    '       ^^^^',
  ],
  'goal-size.short': [
    '14:1  goal-size  the goal picture has 5 cells, 3x2 needs 6',
    '  14 | goal "11110"',
    '       ^^^^',
  ],
  'missing-clues.no-columns': [
    '1:1  missing-clues  the puzzle has no column clues, and no goal picture to take them from',
    '  1 | title "Bridge"',
    '      ^',
  ],
  'missing-section.no-columns': ['1:1  missing-section  there is no block of columns', '  1 | rows: 3, 1 1', '      ^'],
  'missing-section.one-block': [
    '1:1  missing-section  only one block of clues, expected rows and columns with a blank line, "/" or headings between them',
    '  1 | 3',
    '      ^',
  ],
  'missing-size.goal': [
    '1:1  missing-size  a picture needs "width" and "height" to be read',
    '  1 | goal "111101"',
    '      ^^^^',
  ],
  'size-out-of-range.side': [
    '1:1  size-out-of-range  the width is 20000, it must be a whole number from 1 to 10000',
    '  1 | width 20000',
    '      ^',
  ],
  'sums-differ.bom-crlf': [
    '6:1  sums-differ  the rows ask for 4 filled cells, the columns for 5',
    '  6 | 2',
    '      ^',
  ],
  'syntax.empty': ['syntax  the text is empty'],
  'syntax.json-comma': [
    '3:29  syntax  expected a value, found "]"',
    '  3 |   "columns": [[2], [1], [2],]',
    '                                  ^',
  ],
  'syntax.json-shape': [
    '1:10  syntax  expected a list of clues, found 3',
    '  1 | {"rows": 3, "columns": {"a": [2]}}',
    '               ^',
    '1:24  syntax  expected a list of clues, found an object',
    '  1 | {"rows": 3, "columns": {"a": [2]}}',
    '                             ^^^^^^^^^^',
  ],
  'syntax.json-truncated': [
    '1:44  syntax  the text ends where "," or "]" is expected',
    '  1 | {"rows": [[3], [1, 1]], "columns": [[2], [1',
    '                                                 ^',
  ],
  'syntax.jsonl-line': [
    '2:29  syntax  expected "," or "]", found "}"',
    '  2 | {"rows": [[1]], "cols": [[1]}',
    '                                  ^',
  ],
  'syntax.stray-clue': [
    '6:1  syntax  "3" stands outside of "rows" and "columns"',
    '  6 | 3',
    '      ^',
    '7:1  syntax  "1,1" stands outside of "rows" and "columns"',
    '  7 | 1,1',
    '      ^^^',
  ],
  'syntax.xml-root': [
    '2:1  syntax  the root element is <svg>, expected <puzzleset>',
    '  2 | <svg xmlns="http://www.w3.org/2000/svg"/>',
    '      ^^^^^',
  ],
  'syntax.xml-truncated': [
    '5:19  syntax  the XML is broken: unclosed tag: count',
    '  5 | <line><count>3</cou',
    '                        ^',
  ],
  'too-many-colors.json': [
    '1:12  too-many-colors  expected a list of 1 to 32 colours, background first, found 33 colours',
    '  1 | {"colors": ["#000000", "#000001", "#000002", "#000003", "#000004", "#000…',
    '                 ^',
  ],
  'unknown-color.json': [
    '3:13  unknown-color  row 1: block 1 has colour 2, the palette has colours 1 to 1',
    '  3 |   "rows": [[[1, 2]]],',
    '                  ^^^^^^',
  ],
  'unknown-color.name': ['7:1  unknown-color  "red" is no colour of this file', '  7 | 1red,1', '      ^^^^'],
  'unknown-format.prose': [
    '1:1  unknown-format  the text is in none of the known formats (webpbn-xml, jsonl, json, share-code, non, clue-text)',
    '  1 | Dear reader,',
    '      ^',
  ],
  'unsupported-feature.blotted': [
    '5:7  unsupported-feature  this puzzle has blotted clues (blocks of unknown length), which are not supported',
    '  5 | <line><count>0</count></line>',
    '            ^^^^^^^',
  ],
  'unsupported-feature.entities': [
    '6:2  unsupported-feature  the document declares entities of its own, which are not expanded',
    '  6 | ]>',
    '       ^',
  ],
  'unsupported-feature.triddler': [
    '3:1  unsupported-feature  this is a triddler, a grid with six sides; only rectangles are supported',
    '  3 | <puzzle type="triddler">',
    '      ^^^^^^^^',
  ],
  'wrong-line-count.few': [
    '1:1  wrong-line-count  the height is 4, but there are 2 row clues',
    '  1 | title "Bridge"',
    '      ^',
  ],
};

describe('broken files', () => {
  const names = readdirSync(folder).sort();

  test('each has its words here', () => {
    expect(names.map((name) => name.replace(/\.txt$/, ''))).toEqual(Object.keys(expected).sort());
  });

  test.each(names)('%s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const key = name.replace(/\.txt$/, '');
    expect(report(text)).toBe(expected[key]?.join('\n'));
    expect(problemsOf(parsePuzzles(text))[0]?.code).toBe(name.split('.')[0]);
  });
});
