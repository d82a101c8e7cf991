import { describe, expect, test } from 'vitest';
import type { Clue } from '../puzzle/clue.ts';
import { clueText } from '../puzzle/clue.ts';
import { pictureRows } from '../puzzle/picture.ts';
import { createPuzzle } from '../puzzle/puzzle.ts';
import { ok, unwrap } from '../result.ts';
import { problemsOf } from './format.ts';
import { jsonFormat } from './json.ts';
import { jsonLinesFormat } from './json-lines.ts';
import { puzzleOfJson } from './json-puzzle.ts';

function summary(text: string): string {
  const [first] = unwrap(jsonFormat.parse(text));
  if (first === undefined) return 'nothing';
  if (!first.puzzle.ok) return first.puzzle.error.map((found) => found.code).join(' ');
  const { rows, columns, palette } = first.puzzle.value;
  const line = (clues: readonly Clue[]): string => clues.map((clue) => clueText(clue, palette)).join(', ');
  return `${line(rows)} / ${line(columns)}`;
}

const BRIDGE = '3, 1 1 / 2, 1, 2';

describe('JSON', () => {
  test.each([
    ['rows and columns', '{"rows":[[3],[1,1]],"columns":[[2],[1],[2]]}', BRIDGE],
    ['cols', '{"rows":[[3],[1,1]],"cols":[[2],[1],[2]]}', BRIDGE],
    ['hints', '{"rowHints":[[3],[1,1]],"colHints":[[2],[1],[2]],"id":7}', BRIDGE],
    ['definitions', '{"rowsDef":[[3],[1,1]],"colsDef":[[2],[1],[2]],"width":3,"height":2}', BRIDGE],
    ['one level down', '{"title":"x","scheme":{"rows":[[3],[1,1]],"cols":[[2],[1],[2]]}}', BRIDGE],
    ['blocks with colours', '{"rows":[[[3,1]],[[1,1],[1,1]]],"cols":[[[2,1]],[[1,1]],[[2,1]]]}', BRIDGE],
    ['blocks as objects', '{"rows":[[{"length":1,"color":1}]],"cols":[[{"count":1}]]}', '1 / 1'],
    ['blocks with letters', '{"rows":[["1a","1b"]],"columns":[["1a"],["1b"]]}', '1a 1b / 1a, 1b'],
    ['clues as texts', '{"rows":["3","1 1"],"columns":["2","1","2"]}', BRIDGE],
    ['clues as numbers', '{"rows":[3,[1,1]],"columns":[2,1,2]}', BRIDGE],
    ['empty lines of every kind', '{"rows":[[],[0],null,0,"","0",[1]],"columns":[[1]]}', '0, 0, 0, 0, 0, 0, 1 / 1'],
    ['goal instead of clues', '{"goal":["###","#.#"]}', BRIDGE],
    ['a solution without clues', '{"solution":["###","# #"]}', BRIDGE],
    ['a picture of numbers', '{"picture":[[1,1,1],[1,0,1]]}', BRIDGE],
    ['a picture of true and false', '{"picture":[[true,true,true],[true,false,true]]}', BRIDGE],
    ['a goal as one text', '{"goal":"###\\n#.#\\n"}', BRIDGE],
    ['several puzzles', '[{"rows":[[3],[1,1]],"cols":[[2],[1],[2]]},{}]', BRIDGE],
    ['several puzzles under a name', '{"puzzles":[{"rows":[[3],[1,1]],"cols":[[2],[1],[2]]}]}', BRIDGE],
    ['byte order mark', '\uFEFF{"rows":[[1]],"columns":[[1]]}', '1 / 1'],
  ])('reads %s', (_, text, expected) => {
    expect(summary(text)).toBe(expected);
  });

  test('reads colours as values, names and objects', () => {
    const text =
      '{"colors":["#fff",{"name":"ink","rgb":"102030"},"Red"],"rows":[[[1,2]]],"cols":[[[1,2]]],"goal":["b"]}';
    const [first] = unwrap(jsonFormat.parse(text));
    expect(first?.source?.palette).toEqual([
      { name: 'white', rgb: 'ffffff' },
      { name: 'ink', rgb: '102030' },
      { name: 'red', rgb: 'ff0000' },
    ]);
    expect(first?.source?.goal && pictureRows(first.source.goal, first.source.palette ?? [])).toEqual(['b']);
  });

  test('reads texts under their usual names and ignores what it does not know', () => {
    const [first] = unwrap(
      jsonFormat.parse(
        '{"name":"A","by":"B","license":"C","id":7,"notes":["n",1],"given":{},"rows":[[1]],"cols":[[1]]}',
      ),
    );
    expect(first?.source?.metadata).toEqual({ title: 'A', author: 'B', licence: 'C', id: '7', notes: ['n'] });
  });

  test.each([
    ['no object', '3', 'syntax', ''],
    ['no clues', '{"title":"x"}', 'missing-clues', ''],
    ['rows that are none', '{"rows":1,"cols":[[1]]}', 'syntax', '/rows'],
    ['a clue that is none', '{"rows":[true],"cols":[[1]]}', 'syntax', '/rows/0'],
    ['a block that is none', '{"rows":[[1]],"cols":[[null]]}', 'bad-number', '/cols/0/0'],
    ['a block of length 0', '{"rows":[[1,0]],"columns":[[1],[1]]}', 'bad-block', '/rows/0/1'],
    ['half a block', '{"rows":[[1.5]],"columns":[[1]]}', 'bad-block', '/rows/0/0'],
    [
      'a colour beyond the palette',
      '{"colors":["#fff","#000"],"rows":[[[1,2]]],"cols":[[1]]}',
      'unknown-color',
      '/rows/0/0',
    ],
    ['a colour that is none', '{"colors":["#fff","#0000"],"rows":[[1]],"cols":[[1]]}', 'bad-color', '/colors/1'],
    ['a size that is none', '{"width":"1","rows":[[1]],"cols":[[1]]}', 'bad-number', '/width'],
    ['another size', '{"width":2,"rows":[[1]],"cols":[[1]]}', 'wrong-line-count', ''],
    ['a goal with rows that differ', '{"goal":["##","#"]}', 'goal-size', '/goal/1'],
    ['a goal with a strange character', '{"goal":["#%"]}', 'unknown-color', '/goal/0'],
    ['a goal of another size', '{"rows":[[1]],"cols":[[1]],"goal":["#."]}', 'goal-size', '/goal'],
    ['a clue that is too long', '{"rows":[[3]],"cols":[[1],[1]]}', 'clue-too-long', '/rows/0'],
    ['a saved board that is none', '{"rows":[[1]],"cols":[[1]],"saved":[["%"]]}', 'unknown-color', '/saved/0/0'],
    [
      'a bad puzzle in a list',
      '{"puzzles":[{"rows":[[1]],"cols":[[1]]},{"rows":[["x"]]}]}',
      'bad-number',
      '/puzzles/1/rows/0/0',
    ],
    [
      'a colour without a value',
      '{"colors":["#fff",{"name":"x"}],"rows":[[1]],"cols":[[1]]}',
      'bad-color',
      '/colors/1',
    ],
  ])('points at %s', (_, text, code, pointer) => {
    const value: unknown = JSON.parse(text);
    const direct = puzzleOfJson(value);
    const [found] = problemsOf(jsonFormat.parse(text));
    expect(found?.message).not.toContain('undefined');
    expect([found?.code, found?.related?.[0]]).toEqual([code, { pointer }]);
    // The same reader without a text, as the HTTP API uses it.
    if (!pointer.startsWith('/puzzles')) {
      expect(problemsOf(ok([direct]))[0]).toMatchObject({ code, where: { pointer } });
    }
  });

  test('writes for people: a clue a line', () => {
    const one = [{ length: 1, color: 1 }];
    const puzzle = unwrap(createPuzzle({ rows: [one, []], columns: [one], metadata: { title: 'A' } }));
    expect(unwrap(jsonFormat.write([puzzle]))).toBe(
      '{\n  "title": "A",\n  "width": 1,\n  "height": 2,\n  "rows": [\n    [1],\n    []\n  ],\n  "columns": [\n    [1]\n  ]\n}\n',
    );
    expect(unwrap(jsonLinesFormat.write([puzzle, puzzle]))).toBe(
      '{"title":"A","width":1,"height":2,"rows":[[1],[]],"columns":[[1]]}\n'.repeat(2),
    );
  });
});

describe('JSON Lines', () => {
  test('the position of a puzzle is its line; blank lines and bad ones do not shift or hide the others', () => {
    const good = '{"rows":[[1]],"cols":[[1]]}';
    const parsed = unwrap(jsonLinesFormat.parse(`${good}\r\n\r\n{"rows":[[1]],"cols":[[2]]}\r\n{"rows"\r\n${good}`));
    expect(
      parsed.map((entry) => [entry.position, entry.where.line, entry.puzzle.ok, entry.source !== undefined]),
    ).toEqual([
      [1, 1, true, true],
      [3, 3, false, true],
      [4, 4, false, false],
      [5, 5, true, true],
    ]);
    const bad = parsed[1]?.puzzle;
    expect(bad?.ok === false && bad.error[0]?.where).toEqual({ line: 3, column: 23, length: 3 });
  });

  test.each([
    ['two objects on two lines', '{"a":1}\n{"a":1}', 3],
    ['one object', '{"a":1}', 0],
    ['one object on several lines', '{\n"a":1}', 0],
    ['one object with its members on lines', '{"a":1,\n"b":2}', 0],
  ])('%s', (_, text, confidence) => {
    expect(jsonLinesFormat.sniff(text)).toBe(confidence);
  });
});
