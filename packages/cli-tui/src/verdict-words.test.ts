import type { SolveResult } from '@nonokit/core';
import { createGrid, createStats } from '@nonokit/core';
import { expect, test } from 'vitest';
import { cellList, seconds, verdictCode, verdictReason, verdictWords } from './verdict-words.ts';

const size = { width: 4, height: 2 };
const answer = { undecidedCells: 0, stats: { ...createStats(), ticks: 1_234_567 } };
const solution = createGrid(4, 2);
const unknown = {
  verdict: 'unknown',
  candidates: { width: 4, height: 2, cells: Uint32Array.of(1, 2, 1, 2, 3, 3, 1, 1) },
  solution: null,
  resume: null,
  ...answer,
} as const;
const multiple = {
  verdict: 'multiple',
  solutions: [solution, solution],
  complete: false,
  forced: [],
  ambiguous: [5],
  open: [],
  ...answer,
} as const;

test.each<[string, SolveResult, boolean, string, number]>([
  [
    'trivial',
    { verdict: 'unique', solution, method: 'trivial', ...answer },
    false,
    'one solution: trivial, each line gives itself away',
    0,
  ],
  [
    'lines',
    { verdict: 'unique', solution, method: 'line', ...answer },
    false,
    'one solution: line-solvable, single lines decide every cell',
    0,
  ],
  [
    'look-ahead',
    { verdict: 'unique', solution, method: 'lookahead', ...answer, undecidedCells: 1200 },
    false,
    'one solution: needs look-ahead, single lines leave 1,200 cells open',
    0,
  ],
  [
    'search',
    { verdict: 'unique', solution, method: 'search', ...answer, undecidedCells: 1 },
    false,
    'one solution: needs search, single lines leave 1 cell open and look-ahead is not enough',
    0,
  ],
  [
    'no class',
    { verdict: 'unique', solution, method: null, ...answer },
    false,
    'one solution: single lines decide every cell',
    0,
  ],
  ['several', multiple, false, 'several solutions: 1 cell differs: r2c2', 3],
  [
    'two',
    { ...multiple, complete: true, open: [1, 2] },
    false,
    'two solutions: 1 cell differs: r2c2, 2 cells not examined',
    3,
  ],
  [
    'a line',
    { verdict: 'none', line: { axis: 'row', index: 2 }, problems: [], ...answer },
    false,
    'no solution: row 3 cannot be completed',
    1,
  ],
  [
    'no line',
    { verdict: 'none', line: null, problems: [], ...answer },
    false,
    'no solution: every attempt ends in a contradiction',
    1,
  ],
  [
    'budget',
    { ...unknown, reason: 'budget' },
    false,
    'not decided: the budget ran out after 1,234,567 ticks, 75 % of the cells are decided',
    4,
  ],
  [
    'time',
    { ...unknown, reason: 'stopped' },
    true,
    'not decided: the time ran out after 2.5 s, 75 % of the cells are decided',
    4,
  ],
  ['Ctrl+C', { ...unknown, reason: 'stopped' }, false, 'not decided: interrupted, 75 % of the cells are decided', 130],
  [
    'guessing',
    { ...unknown, reason: 'no-guess' },
    false,
    'needs guessing: single lines alone do not decide it, 75 % of the cells are decided',
    5,
  ],
  [
    'a solution without proof',
    { ...unknown, reason: 'budget', solution },
    false,
    'not decided: the budget ran out after 1,234,567 ticks, 75 % of the cells are decided; one solution was found, there may be others',
    4,
  ],
  [
    'only one was wanted',
    { ...unknown, reason: 'max-solutions', solution },
    false,
    'a solution: others were not looked for',
    0,
  ],
])('%s', (_name, result, isOutOfTime, sentence, code) => {
  const report = { result, timeMs: 2500, isOutOfTime };
  expect(`${verdictWords(result)}: ${verdictReason(report, size)}`).toBe(sentence);
  expect(verdictCode(report)).toBe(code);
});

test('cells by row and column, five of them', () => {
  expect(cellList([0, 4, 7], size)).toBe('r1c1 r2c1 r2c4');
  expect(cellList([0, 1, 2, 3, 4, 5], size)).toBe('r1c1 r1c2 r1c3 r1c4 r2c1 …');
});

test.each([
  [0.4, '0.4 ms'],
  [12.3, '12 ms'],
  [1234, '1.2 s'],
])('%d ms', (ms, words) => {
  expect(seconds(ms)).toBe(words);
});
