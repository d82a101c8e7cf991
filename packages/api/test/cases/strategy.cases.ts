// Requests that name a strategy: what each answers, what none of them does.

import { strategies } from '@nonokit/core/classic';
import type { HttpCase } from '../support/cases.ts';
import { eighteen, small, solve } from './engine.cases.ts';

const cross = { rows: [[1], [3], [1]], cols: [[1], [3], [1]] };
const diagonal = { rows: [[1], [1]], cols: [[1], [1]] };
const checkered = {
  rows: [[[1, 1]], [[1, 2]]],
  cols: [
    [
      [1, 1],
      [1, 2],
    ],
    [],
  ],
};
const json = { 'content-type': 'application/json' };
const wide = { rows: [[51]], cols: Array.from({ length: 51 }, () => [1]) };
/** One row of 25 has 53,130 patterns, the tables of all of them do not fit. */
const loose = {
  rows: Array.from({ length: 25 }, () => [1, 1, 1, 1, 1]),
  cols: Array.from({ length: 25 }, () => [1, 1, 1, 1, 1]),
};
const refused = (name: string, body: object, pointer: string, kind = 'unsupported-strategy'): HttpCase =>
  solve(name, body, { status: 422, json: { type: `/problems/${kind}` }, faults: [{ pointer }] });

const each = strategies.flatMap(({ name, enumerates }): readonly HttpCase[] => [
  solve(
    `${name}: the picture`,
    { ...cross, strategy: name },
    {
      status: 200,
      headers: { etag: /^"/ },
      json: { verdict: 'unique', method: null, solutions: [['.#.', '###', '.#.']], cost: { budget: 300_000 } },
    },
  ),
  solve(
    `${name}: several solutions`,
    { ...diagonal, strategy: name },
    {
      status: 200,
      json: enumerates
        ? { verdict: 'multiple', count: { value: 2 } }
        : { verdict: 'unknown', reason: 'no-guess', known: ['??', '??'], resume: null },
    },
  ),
  solve(
    `${name}: no solution`,
    { rows: [[2], [], [2]], cols: [[1, 1], [], [1, 1]], strategy: name },
    { status: 200, json: { verdict: 'none' } },
  ),
  solve(
    `${name}: colours`,
    { ...checkered, strategy: name },
    { status: 200, json: { verdict: 'unique', solutions: [['a.', 'b.']] } },
  ),
  solve(
    `${name}: the budget ends it, and nothing goes on from there`,
    { ...eighteen, strategy: name, budget: 3 },
    { status: 200, json: { verdict: 'unknown', reason: 'budget', resume: null, cost: { budget: 3 } } },
  ),
]);

/** Cases of strategies. */
export const strategyCases: readonly HttpCase[] = [
  ...each,
  solve(
    'all 18 solutions by the classic way',
    { ...eighteen, strategy: 'mrv', maxSolutions: 100 },
    { status: 200, json: { verdict: 'multiple', count: { value: 18, exact: true }, open: [] } },
  ),
  solve(
    'the engine by its name',
    { ...small, strategy: 'engine', classify: true },
    { status: 200, json: { verdict: 'unique', method: 'line' } },
  ),
  solve(
    'a strategy for a file',
    'rows: 1, 2\ncolumns: 2, 1',
    { status: 200, json: { verdict: 'unique', cost: { budget: 5000 } } },
    { path: '/v1/solve?strategy=cells&budget=5000', headers: { 'content-type': 'text/plain' } },
  ),
  solve(
    'as events there is only the last',
    { ...diagonal, strategy: 'rows' },
    {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      text: /^retry: \d+\n\nevent: done\nid: 1\ndata: \{"verdict":"multiple"[^\n]*\n\n$/,
    },
    { headers: { ...json, accept: 'text/event-stream' } },
  ),
  refused('a strategy nobody knows', { ...small, strategy: 'magic' }, '/strategy', 'invalid-request'),
  refused('a solver outside', { ...small, strategy: 'sat' }, '/strategy', 'invalid-request'),
  refused('a strategy and a class', { ...small, strategy: 'rows', classify: true }, '/classify', 'invalid-request'),
  refused('a strategy and no guess', { ...small, strategy: 'mrv', guess: false }, '/guess', 'invalid-request'),
  refused('a strategy and a seed', { ...small, strategy: 'mrv', seed: 1 }, '/seed', 'invalid-request'),
  refused(
    'a strategy and known cells',
    { ...small, strategy: 'cells', given: ['#?', '??'] },
    '/given',
    'invalid-request',
  ),
  refused('a strategy and a token', { resume: 'n1.e30.AAAA', strategy: 'rows' }, '/strategy', 'invalid-request'),
  refused('a board too large for the classics', { ...wide, strategy: 'cells' }, '/strategy'),
  refused('too many patterns', { ...loose, strategy: 'simple' }, '/strategy'),
  refused('too many patterns to cover', { ...loose, strategy: 'exact-cover' }, '/strategy'),
  {
    name: 'batch: a strategy answers some and not others',
    path: '/v1/batch',
    body: { strategy: 'simple', puzzles: [cross, loose, diagonal, { ...small, given: ['#?', '??'] }] },
    headers: { ...json, accept: 'application/json' },
    expect: {
      status: 200,
      json: {
        lines: [
          { index: 0, answer: { verdict: 'unique' } },
          { index: 1, problem: { type: '/problems/unsupported-strategy', errors: [{ pointer: '/strategy' }] } },
          { index: 2, answer: { verdict: 'unknown', reason: 'no-guess' } },
          { index: 3, problem: { type: '/problems/unsupported-strategy' } },
        ],
      },
    },
  },
  {
    name: 'batch: a strategy and an option of the engine',
    path: '/v1/batch',
    body: { strategy: 'rows', settle: 0, puzzles: [cross] },
    expect: { status: 422, faults: [{ pointer: '/settle' }] },
  },
  {
    name: 'jobs: a strategy cannot be sliced',
    path: '/v1/jobs',
    body: { strategy: 'rows', puzzles: [cross] },
    expect: { status: 422, faults: [{ pointer: '/strategy', code: 'unknown-field' }] },
  },
];
