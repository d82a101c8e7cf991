import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '@nonokit/core';
import { expect, test } from 'vitest';
import { problemReport } from './report.ts';

const place = (line: number, column: number, length?: number): Problem => ({
  code: 'clue-too-long',
  message: 'row 3: blocks 4,3,2 need 11 cells, the row has 10',
  where: length === undefined ? { line, column } : { line, column, length },
});

test('shows the line and a caret below it', () => {
  const text = 'width 10\nheight 3\nrows\n1\n1\n\n4,3,2\n';
  expect(problemReport([place(7, 1, 5)], { name: 'picture.non', text })).toBe(
    [
      'picture.non:7:1  clue-too-long  row 3: blocks 4,3,2 need 11 cells, the row has 10',
      '    7 | 4,3,2',
      '        ^^^^^',
      '',
    ].join('\n'),
  );
});

test.each([
  ['line feed', '\n'],
  ['carriage return and line feed', '\r\n'],
  ['lone carriage return', '\r'],
])('counts lines that end in a %s', (_name, ending) => {
  const report = problemReport([place(3, 2)], { name: 'x', text: ['one', 'two', 'three', 'four'].join(ending) });
  expect(report.split('\n').slice(1)).toEqual(['    3 | three', '         ^', '']);
});

test('cuts a long line around the place', () => {
  const text = `${'1'.repeat(5_000_000)}x${'2'.repeat(5_000_000)}`;
  const report = problemReport([place(1, 5_000_001)], { name: 'long', text });
  const [, line, caret] = report.split('\n');
  expect(line?.length).toBeLessThan(100);
  expect(line?.[caret?.indexOf('^') ?? -1]).toBe('x');
});

test('lists twenty and counts the rest', () => {
  const many = Array.from({ length: 23 }, (_, i) => place(i + 1, 1));
  const report = problemReport(many, { name: 'x' });
  expect(report.split('\n')).toHaveLength(22);
  expect(report).toContain('x  … and 3 more problems');
});

test('a file cannot send commands to the terminal', () => {
  const evil: Problem = { code: 'syntax', message: 'found "\u001b[2J\u0007"', where: { line: 1, column: 1 } };
  const report = problemReport([evil], { name: 'a\u001b]52;c;x\u0007.non', text: '\u001b[31mred' });
  expect(report).toBe(stripVTControlCharacters(report));
  expect(report).not.toContain('\u0007');
});

test('a place in JSON is a pointer; a problem without a place has none', () => {
  const pointer: Problem = { code: 'bad-block', message: 'is -1', where: { pointer: '/rows/3/1' } };
  expect(problemReport([pointer], { name: 'x.json' })).toBe('x.json /rows/3/1  bad-block  is -1\n');
  expect(problemReport([{ code: 'bad-encoding', message: 'no' }], { name: 'x' })).toBe('x  bad-encoding  no\n');
});
