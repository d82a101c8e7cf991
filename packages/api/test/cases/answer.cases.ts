// Requests that get a drawing, a puzzle, a hint or a page.

import { EXAMPLE_CODE } from '../../src/routes/render-examples.ts';
import type { HttpCase } from '../support/cases.ts';

const PROBLEM = 'application/problem+json';
const small = { rows: [[1], [2]], cols: [[2], [1]] };
const evil = '</title><script>alert(1)</script>';

const draw = (name: string, body: unknown, expect: HttpCase['expect'], more: Partial<HttpCase> = {}): HttpCase => ({
  name: `render: ${name}`,
  path: '/v1/render',
  body,
  expect,
  ...more,
});
const json = { 'content-type': 'application/json' };

/** Cases of drawings. */
export const renderCases: readonly HttpCase[] = [
  draw(
    'SVG',
    { ...small, to: 'svg' },
    {
      status: 200,
      headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': /sandbox/ },
      text: /^<svg [^>]*viewBox/,
    },
  ),
  draw(
    'text with the solution',
    { ...small, to: 'txt', solution: true },
    { status: 200, text: '   2 1\n 1 # .\n 2 # #\n' },
  ),
  draw('PNG', { ...small, to: 'png' }, { status: 200, headers: { 'content-type': 'image/png' }, text: /^.PNG/ }),
  draw(
    'coloured PNG',
    {
      rows: [[[2, 1]], [[1, 2]]],
      cols: [
        [
          [1, 1],
          [1, 2],
        ],
        [[1, 1]],
      ],
      to: 'png',
      solution: true,
      theme: 'dark',
    },
    {
      status: 200,
      headers: { 'content-type': 'image/png' },
    },
  ),
  draw(
    'a board in play',
    { ...small, to: 'txt', picture: ['?.', '##'], clues: false },
    { status: 200, text: '?.\n##\n' },
  ),
  draw(
    'an ambiguous puzzle shows what is certain',
    {
      rows: [[1], [1], [], [2]],
      cols: [
        [1, 1],
        [1, 1],
      ],
      to: 'txt',
      solution: true,
      clues: false,
    },
    {
      status: 200,
      text: '!!\n!!\n..\n##\n',
    },
  ),
  draw(
    'the client chooses',
    small,
    { status: 200, headers: { 'content-type': /^text\/plain/ } },
    { headers: { ...json, accept: 'text/plain' } },
  ),
  draw(
    'nothing the client accepts',
    { ...small, to: 'png' },
    { status: 406 },
    { headers: { ...json, accept: 'image/svg+xml' } },
  ),
  draw('a title cannot break out', { ...small, to: 'svg', title: evil }, { status: 200, text: /&lt;\/title/ }),
  draw(
    'a colour name cannot break out',
    {
      rows: [[[1, 1]]],
      cols: [[[1, 1]]],
      colors: [
        { name: evil, rgb: 'ffffff' },
        { name: '"onload="alert(1)', rgb: '#AA0000' },
        { name: 'x', rgb: '00aa00' },
      ],
      to: 'svg',
      solution: true,
      symbols: true,
    },
    { status: 200, text: /^(?!.*(<script|onload="))/s },
  ),
  draw(
    'a colour value cannot break out',
    {
      ...small,
      colors: [
        { name: 'a', rgb: 'ffffff' },
        { name: 'b', rgb: '0"/><b' },
      ],
      to: 'svg',
    },
    { status: 422 },
  ),
  draw(
    'a PNG that would be too large',
    {
      ...small,
      rows: Array.from({ length: 200 }, () => []),
      cols: Array.from({ length: 200 }, () => []),
      to: 'png',
      cellSize: 64,
    },
    {
      status: 422,
      faults: [{ pointer: '/cellSize', code: 'too-many-pixels' }],
    },
  ),
  draw(
    'a large PNG finds its size',
    { rows: Array.from({ length: 200 }, () => []), cols: Array.from({ length: 200 }, () => []), to: 'png' },
    { status: 200 },
  ),
  draw(
    'a picture of another size',
    { ...small, to: 'svg', picture: ['#'] },
    { status: 422, faults: [{ pointer: '/picture' }] },
  ),
  draw(
    'picture and solution',
    { ...small, to: 'svg', picture: ['#.', '##'], solution: true },
    { status: 422, faults: [{ pointer: '/picture' }] },
  ),
  draw(
    'a file',
    'rows: 1, 2\ncolumns: 2, 1',
    { status: 200, text: /<svg/ },
    { path: '/v1/render?to=svg', headers: { 'content-type': 'text/plain' } },
  ),
  ...(['svg', 'png', 'txt'] as const).map(
    (to): HttpCase => ({
      name: `render: a code as ${to}`,
      path: `/v1/render/${EXAMPLE_CODE}.${to}`,
      expect: { status: 200, headers: { etag: /^"/, 'cache-control': /immutable/ } },
    }),
  ),
  {
    name: 'render: a code with options',
    path: `/v1/render/${EXAMPLE_CODE}.txt?solution=true&clues=false`,
    expect: { status: 200, text: '#.\n##\n' },
  },
  {
    name: 'render: another tag',
    path: `/v1/render/${EXAMPLE_CODE}.svg`,
    headers: { 'if-none-match': 'W/"x", "y"' },
    expect: { status: 200 },
  },
  {
    name: 'render: 304 with the tag',
    path: `/v1/render/${EXAMPLE_CODE}.svg`,
    headers: { 'if-none-match': '*' },
    expect: { status: 304, text: '' },
  },
  { name: 'render: no ending', path: `/v1/render/${EXAMPLE_CODE}`, expect: { status: 404 } },
  { name: 'render: another ending', path: `/v1/render/${EXAMPLE_CODE}.gif`, expect: { status: 404 } },
  {
    name: 'render: an unknown option',
    path: `/v1/render/${EXAMPLE_CODE}.svg?cellSize=999`,
    expect: { status: 422, faults: [{ parameter: 'cellSize' }] },
  },
  {
    name: 'render: a code that is none',
    path: '/v1/render/nQnonsense.svg',
    expect: { status: 422, headers: { 'content-type': PROBLEM }, faults: [{ parameter: 'file', code: 'bad-code' }] },
  },
  { name: 'render: a path instead of a code', path: '/v1/render/..%2f..%2fetc%2fpasswd.svg', expect: { status: 422 } },
];

/** Cases of puzzles, hints, generation and the collection. */
export const answerCases: readonly HttpCase[] = [
  {
    name: 'puzzle: a code',
    path: `/v1/puzzle/${EXAMPLE_CODE}`,
    expect: {
      status: 200,
      headers: { 'cache-control': /immutable/ },
      json: { ...small, width: 2, height: 2, code: EXAMPLE_CODE },
    },
  },
  {
    name: 'puzzle: a code that is none',
    path: '/v1/puzzle/abc',
    expect: { status: 422, faults: [{ parameter: 'code' }] },
  },
  {
    name: 'puzzle: 304',
    path: `/v1/puzzle/${EXAMPLE_CODE}`,
    headers: { 'if-none-match': '*' },
    expect: { status: 304 },
  },
  {
    name: 'solve: a code',
    path: '/v1/solve',
    body: { code: EXAMPLE_CODE },
    expect: { status: 200, json: { verdict: 'unique' } },
  },
  {
    name: 'solve: a code that is none',
    path: '/v1/solve',
    body: { code: `${EXAMPLE_CODE}x` },
    expect: { status: 422, faults: [{ pointer: '/code', code: 'bad-code' }] },
  },
  {
    name: 'convert: to a share code and a .non file',
    path: '/v1/convert',
    body: { ...small, to: 'share-code' },
    expect: { status: 200, json: { text: `${EXAMPLE_CODE}\n` } },
  },
  {
    name: 'convert: XML in, without fetching anything',
    path: '/v1/convert?to=jsonl',
    body: '<?xml version="1.0"?><!DOCTYPE pbn SYSTEM "http://127.0.0.1:9/x.dtd" [<!ENTITY e SYSTEM "file:///etc/passwd">]><puzzleset><puzzle type="grid" defaultcolor="black"><color name="white" char=".">fff</color><color name="black" char="X">000</color><clues type="columns"><line><count>1</count></line></clues><clues type="rows"><line><count>1</count></line></clues></puzzle></puzzleset>',
    headers: { 'content-type': 'application/xml' },
    expect: { status: 422, faults: [{ pointer: '/text', code: 'unsupported-feature' }] },
  },
  {
    name: 'hint: an empty board',
    path: '/v1/hint',
    body: { rows: [[4], [1]], cols: [[2], [1], [1], [1], [0]] },
    expect: { status: 200, json: { kind: 'step' }, text: /"technique":"[a-z-]+","line":\{"axis"/ },
  },
  {
    name: 'hint: a mistake comes first',
    path: '/v1/hint',
    body: { ...small, marks: ['??', '.?'] },
    expect: { status: 200, json: { kind: 'mistake' }, text: /"explanation":\{"key":"mistake/ },
  },
  {
    name: 'hint: solved',
    path: '/v1/hint',
    body: { ...small, marks: ['#.', '##'] },
    expect: { status: 200, json: { kind: 'solved' } },
  },
  {
    name: 'hint: marks of another size',
    path: '/v1/hint',
    body: { ...small, marks: ['#'] },
    expect: { status: 422, faults: [{ pointer: '/marks', code: 'wrong-size' }] },
  },
  {
    name: 'generate: a seed',
    path: '/v1/generate',
    body: { width: 12, height: 9, seed: 'tea' },
    expect: { status: 200, json: { verdict: 'unique', seed: 'tea', puzzle: { width: 12, height: 9 } } },
  },
  {
    name: 'generate: too large',
    path: '/v1/generate',
    body: { width: 201, height: 5 },
    expect: { status: 422, faults: [{ pointer: '/width' }] },
  },
  {
    name: 'generate: a file is no request',
    path: '/v1/generate',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
    expect: { status: 415 },
  },
  {
    name: 'daily: a day',
    path: '/v1/daily/2026-12-24',
    expect: { status: 200, headers: { 'cache-control': /immutable/ }, json: { date: '2026-12-24', verdict: 'unique' } },
  },
  {
    name: 'daily: no such day',
    path: '/v1/daily/2026-02-30',
    expect: { status: 422, faults: [{ parameter: 'date' }] },
  },
  { name: 'daily: no date', path: '/v1/daily/today', expect: { status: 422, faults: [{ parameter: 'date' }] } },
  { name: 'puzzles: a page', path: '/v1/puzzles?limit=2', expect: { status: 200, text: /"drawings":\[\{"id":/ } },
  {
    name: 'puzzles: one',
    path: '/v1/puzzles/cup-of-tea',
    expect: { status: 200, json: { id: 'cup-of-tea', puzzle: { meta: { title: 'Cup of tea' } } } },
  },
  { name: 'puzzles: none', path: '/v1/puzzles/constructor', expect: { status: 404 } },
  { name: 'puzzles: a path', path: '/v1/puzzles/..%2f..%2fetc', expect: { status: 404 } },
  {
    name: 'puzzles: a wrong filter',
    path: '/v1/puzzles?method=magic',
    expect: { status: 422, faults: [{ parameter: 'method' }] },
  },
];
