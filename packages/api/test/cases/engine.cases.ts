// Requests that ask the engine: verdicts, formats, options, faults with their pointers.

import type { HttpCase } from '../support/cases.ts';
import { TEST_KEY } from '../support/settings.ts';

const PROBLEM = 'application/problem+json';
const clues = (text: string): number[][] => text.split(';').map((line) => line.split(' ').filter(Boolean).map(Number));

/** Line logic fixes nothing of it; 18 solutions, 72 cells equal in all of them. */
export const eighteen = {
  rows: clues('2 1 1;2 1 1 1;1 1 1;1 1 2;1;1 3 1;1 1 1;5;1 1 2 1;2 1 1'),
  cols: clues('4 1;2;1 2;1 2 1;1 1 2;1 1 1 1 1;3;1 3;1 1 1 1;3 1 1'),
};

/** One solution. */
export const small = { rows: [[1], [2]], cols: [[2], [1]] };
const diagonal = { rows: [[1], [1]], cols: [[1], [1]] };

/** A case of `solve`. */
export const solve = (
  name: string,
  body: unknown,
  expect: HttpCase['expect'],
  more: Partial<HttpCase> = {},
): HttpCase => ({
  name: `solve: ${name}`,
  path: '/v1/solve',
  body,
  expect,
  ...more,
});

/** Cases of `solve`. */
export const solveCases: readonly HttpCase[] = [
  solve('one solution', small, {
    status: 200,
    headers: { 'content-type': /^application\/json/, etag: /^"/ },
    json: { verdict: 'unique', solutions: [['#.', '##']], count: { value: 1, exact: true } },
  }),
  solve('columns is cols', { rows: small.rows, columns: small.cols }, { status: 200, json: { verdict: 'unique' } }),
  solve('several solutions', diagonal, {
    status: 200,
    json: {
      verdict: 'multiple',
      forced: [],
      ambiguous: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
      known: ['??', '??'],
    },
  }),
  solve(
    'all 18 solutions',
    { ...eighteen, maxSolutions: 100 },
    {
      status: 200,
      json: { verdict: 'multiple', undecidedCells: 100, count: { value: 18, exact: true }, open: [] },
    },
  ),
  solve(
    'no solution',
    { rows: [[2], [], [2]], cols: [[1, 1], [], [1, 1]] },
    { status: 200, json: { verdict: 'none' } },
  ),
  solve(
    'the budget is the budget',
    { ...eighteen, budget: 10 },
    {
      status: 200,
      json: { verdict: 'unknown', reason: 'budget', cost: { budget: 10 }, count: { value: 0, exact: false } },
      text: /"resume":"n1\.[\w-]+\.[\w-]+"/,
    },
  ),
  solve(
    'without guessing',
    { ...eighteen, guess: false },
    {
      status: 200,
      json: { verdict: 'unknown', reason: 'no-guess', resume: null, undecidedCells: 100 },
    },
  ),
  solve('the class', { ...small, classify: true }, { status: 200, json: { verdict: 'unique', method: 'line' } }),
  solve(
    'cells known beforehand decide',
    { ...diagonal, given: ['#?', '??'] },
    {
      status: 200,
      json: { verdict: 'unique', solutions: [['#.', '.#']] },
    },
  ),
  solve(
    'cells known beforehand that do not fit',
    { ...small, given: ['.?', '??'] },
    { status: 200, json: { verdict: 'none' } },
  ),
  solve(
    'colours',
    {
      rows: [
        [
          [1, 1],
          [1, 2],
        ],
        [],
        [
          [1, 2],
          [1, 1],
        ],
      ],
      cols: [
        [
          [1, 1],
          [1, 2],
        ],
        [],
        [
          [1, 2],
          [1, 1],
        ],
      ],
    },
    {
      status: 200,
      json: { verdict: 'unique', solutions: [['a.b', '...', 'b.a']] },
    },
  ),
  solve(
    'a blank board',
    { rows: [[], [0]], cols: [[0], [], []] },
    { status: 200, json: { verdict: 'unique', solutions: [['...', '...']] } },
  ),
  solve('1x1', { rows: [[1]], cols: [[1]] }, { status: 200, json: { verdict: 'unique', solutions: [['#']] } }),
  solve('a puzzle as text', { text: 'rows: 1, 2\ncolumns: 2, 1' }, { status: 200, json: { verdict: 'unique' } }),
  solve(
    'a file as the body, options in the query',
    'rows: 1, 2\ncolumns: 2, 1',
    { status: 200, json: { method: 'line', cost: { budget: 5000 } } },
    {
      path: '/v1/solve?classify=true&budget=5000',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
  ),
  solve(
    'a key raises the budget',
    { ...small, budget: 900_000_000 },
    { status: 200, json: { cost: { budget: 900_000_000 } } },
    {
      headers: { 'x-api-key': TEST_KEY, 'content-type': 'application/json' },
    },
  ),
  solve(
    'without a key the maximum is the maximum',
    { ...small, budget: 900_000_000 },
    { status: 200, json: { cost: { budget: 100_000_000 } } },
  ),
  solve(
    'as events',
    diagonal,
    {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      text: /^retry: \d+\n\n[\s\S]*event: solution\nid: 1\n[\s\S]*event: done\nid: \d+\ndata: \{"verdict":"multiple"/,
    },
    {
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    },
  ),
  solve(
    'a language nobody speaks here',
    small,
    { status: 406, headers: { 'content-type': PROBLEM } },
    {
      headers: { accept: 'image/png', 'content-type': 'application/json' },
    },
  ),
];

/** Cases of the other routes that ask about puzzles. */
export const askCases: readonly HttpCase[] = [
  {
    name: 'check: a solution',
    path: '/v1/check',
    body: { ...diagonal, picture: ['.#', '#.'] },
    expect: { status: 200, json: { solves: true, faults: [], problems: [] } },
  },
  {
    name: 'check: crosses are not needed',
    path: '/v1/check',
    body: { ...diagonal, picture: ['?#', '#?'] },
    expect: { status: 200, json: { solves: true } },
  },
  {
    name: 'check: not a solution',
    path: '/v1/check',
    body: { ...small, picture: ['#.', '#.'] },
    expect: {
      status: 200,
      json: { solves: false, faults: [{ line: { axis: 'row', index: 1 }, expected: [2], found: [1] }, {}] },
    },
  },
  {
    name: 'check: clues that cannot be right are an answer',
    path: '/v1/check',
    body: { rows: [[2]], cols: [[1], [0]] },
    expect: { status: 200, json: { verdict: 'none', problems: [{ code: 'sums-differ' }] } },
  },
  {
    name: 'check: a malformed puzzle is refused',
    path: '/v1/check',
    body: {
      rows: [[[1, 5]]],
      cols: [[1]],
      colors: [
        { name: 'w', rgb: 'ffffff' },
        { name: 'b', rgb: '000000' },
      ],
    },
    expect: { status: 422, json: { errors: [{ pointer: '/rows/0/0', code: 'unknown-color' }] } },
  },
  {
    name: 'check: a picture of another size',
    path: '/v1/check',
    body: { ...small, picture: ['#'] },
    expect: { status: 422, json: { errors: [{ pointer: '/picture', code: 'wrong-size' }] } },
  },
  {
    name: 'check: ambiguous',
    path: '/v1/check',
    body: eighteen,
    expect: { status: 200, json: { verdict: 'multiple', undecidedCells: 100 } },
  },
  {
    name: 'convert: to JSON Lines',
    path: '/v1/convert',
    body: { ...small, to: 'jsonl' },
    expect: { status: 200, json: { from: 'clues', to: 'jsonl', count: 1 } },
  },
  {
    name: 'convert: the bare file',
    path: '/v1/convert?to=jsonl',
    body: 'rows: 1, 2\ncolumns: 2, 1',
    headers: { 'content-type': 'text/plain', accept: 'text/plain' },
    expect: { status: 200, headers: { 'content-type': /^text\/plain/ }, text: /"rows":\[\[1\],\[2\]\]/ },
  },
  {
    name: 'convert: an unknown format',
    path: '/v1/convert',
    body: { ...small, to: 'docx' },
    expect: { status: 422, json: { errors: [{ pointer: '/to', code: 'unknown-format' }] } },
  },
  { name: 'formats', path: '/v1/formats', expect: { status: 200, text: /"id":"json"/ } },
  {
    name: 'batch: a line each, good and bad',
    path: '/v1/batch',
    body: { puzzles: [small, { rows: [[2]], cols: [[1]] }, diagonal] },
    expect: {
      status: 200,
      headers: { 'content-type': 'application/x-ndjson' },
      text: /^\{"index":0,"answer":\{"verdict":"unique"[^\n]*\n\{"index":1,"problem":[^\n]*"\/puzzles\/1\/rows\/0"[^\n]*\n\{"index":2,"answer":\{"verdict":"multiple"[^\n]*\n$/,
    },
  },
  {
    name: 'batch: one JSON value if asked for',
    path: '/v1/batch',
    body: { puzzles: [small] },
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    expect: { status: 200, json: { lines: [{ index: 0, answer: { verdict: 'unique' } }] } },
  },
  {
    name: 'batch: lines in, lines out',
    path: '/v1/batch?maxSolutions=1',
    body: `${JSON.stringify(small)}\n\n${JSON.stringify(diagonal)}\n`,
    headers: { 'content-type': 'application/x-ndjson' },
    expect: { status: 200, text: /^\{"index":0[^\n]*\n\{"index":1[^\n]*\n$/ },
  },
  {
    name: 'batch: a file with several puzzles',
    path: '/v1/batch',
    body: '{"rows":[[1]],"columns":[[1]]}\n{"rows":[[1]],"columns":[[0]]}\n',
    headers: { 'content-type': 'text/plain' },
    expect: { status: 200, text: /^\{"index":0,"answer"[^\n]*\n\{"index":1,"problem"[^\n]*\n$/ },
  },
  {
    name: 'batch: too many',
    path: '/v1/batch',
    body: { puzzles: Array.from({ length: 201 }, () => ({ rows: [[1]], cols: [[1]] })) },
    expect: { status: 413 },
  },
];
