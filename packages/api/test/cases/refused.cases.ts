// What `solve` refuses: malformed, inconsistent, oversized and hostile input, each with its fault.

import type { HttpCase } from '../support/cases.ts';
import { small, solve } from './engine.cases.ts';

const PROBLEM = 'application/problem+json';

const refused = (
  name: string,
  body: unknown,
  status: number,
  errors?: readonly object[],
  more: Partial<HttpCase> = {},
): HttpCase =>
  solve(
    name,
    body,
    { status, headers: { 'content-type': PROBLEM }, json: { status }, ...(errors && { faults: errors }) },
    more,
  );

const json = { 'content-type': 'application/json' };
const wide = Array.from({ length: 201 }, () => []);

/** What `solve` refuses, and hostile input. */
export const refusedCases: readonly HttpCase[] = [
  refused('no body', undefined, 400, undefined, { method: 'POST' }),
  refused('an empty JSON body', '', 400, undefined, { headers: json }),
  refused('text/html', '<p>rows</p>', 415, undefined, { headers: { 'content-type': 'text/html' } }),
  refused('a form', 'rows=1', 415, undefined, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  refused('a list', [], 422, [{ pointer: '', code: 'invalid-type' }]),
  refused('10 MB', 'x'.repeat(10_000_000), 413, undefined, { headers: json }),
  refused('sums differ', { rows: [[1], [1]], cols: [[2], [1]] }, 422, [{ pointer: '/rows/0', code: 'sums-differ' }]),
  refused('null', 'null', 422, undefined, { headers: json }),
  refused('not JSON', '{"rows":', 400, undefined, { headers: json }),
  refused('not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, undefined, { headers: json }),
  refused('a clue that does not fit', { rows: [[2], [3]], cols: [[2], [2]] }, 422, [
    { pointer: '/rows/1', code: 'clue-too-long' },
    {},
  ]),
  refused(
    'a clue that does not fit, the other axis',
    { rows: [[1, 1, 1], [1]], columns: [[2], [2], [0], [0], [5]] },
    422,
    [{ pointer: '/columns/4', code: 'clue-too-long' }],
  ),
  refused('a block that is no number', { rows: [[1], [2, 'x']], cols: [[1], [1]] }, 422, [{ pointer: '/rows/1/1' }]),
  refused('a block of a fraction', { rows: [[1.5]], cols: [[1]] }, 422, [{ pointer: '/rows/0/0' }]),
  refused('a huge number', '{"rows":[[1e999]],"cols":[[1]]}', 422, [{ pointer: '/rows/0/0' }], { headers: json }),
  refused('a huge budget', { ...small, budget: 1e300 }, 422, [{ pointer: '/budget' }]),
  refused('a negative budget', { ...small, budget: -1 }, 422, [{ pointer: '/budget' }]),
  refused('too many solutions', { ...small, maxSolutions: 101 }, 422, [{ pointer: '/maxSolutions', code: 'too-big' }]),
  refused('201 rows', { rows: wide, cols: [[]] }, 422, [{ pointer: '/rows', code: 'too-big' }]),
  refused(
    '201 rows in a file',
    `rows: ${'0, '.repeat(200)}0\ncolumns: 0`,
    422,
    [{ pointer: '/text', code: 'size-out-of-range' }],
    {
      headers: { 'content-type': 'text/plain' },
    },
  ),
  refused(
    'too many colours',
    { ...small, colors: Array.from({ length: 33 }, () => ({ name: 'c', rgb: '000000' })) },
    422,
    [{ pointer: '/colors' }],
  ),
  refused(
    'a colour that is none',
    {
      ...small,
      colors: [
        { name: 'a', rgb: 'red;}' },
        { name: 'b', rgb: '000000' },
      ],
    },
    422,
    [{ pointer: '/colors/0/rgb' }],
  ),
  refused(
    'a colour that is not in the palette',
    {
      rows: [[[1, 2]]],
      cols: [[[1, 2]]],
      colors: [
        { name: 'w', rgb: 'ffffff' },
        { name: 'b', rgb: '000000' },
      ],
    },
    422,
    [{ pointer: '/rows/0/0', code: 'unknown-color' }],
  ),
  refused('an unknown field', { ...small, budgett: 5 }, 422, [{ pointer: '/budgett', code: 'unknown-field' }]),
  refused(
    'a key of the prototype',
    '{"rows":[[1]],"cols":[[1]],"__proto__":{"budget":1}}',
    422,
    [{ pointer: '/__proto__', code: 'unknown-field' }],
    { headers: json },
  ),
  refused(
    'a constructor',
    '{"constructor":{"prototype":{"x":1}},"rows":[[1]],"cols":[[1]]}',
    422,
    [{ pointer: '/constructor', code: 'unknown-field' }],
    { headers: json },
  ),
  refused('a field with a slash', '{"rows":[[1]],"cols":[[1]],"a/b~c":1}', 422, [{ pointer: '/a~1b~0c' }], {
    headers: json,
  }),
  refused('deep JSON', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, undefined, { headers: json }),
  refused('deep objects', `${'{"rows":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 400, undefined, { headers: json }),
  refused('half a million wrong values', `{"rows":[[${'"",'.repeat(300_000)}""]],"cols":[[1]]}`, 422, undefined, {
    headers: json,
  }),
  refused('two puzzles at once', { ...small, text: 'rows: 1\ncolumns: 1' }, 422, [{ pointer: '' }]),
  refused('rows without cols', { rows: [[1]] }, 422, [{ pointer: '/cols' }]),
  refused('cols and columns', { ...small, columns: small.cols }, 422, [{ pointer: '/columns' }]),
  refused('an unknown format', { text: 'x', format: 'docx' }, 422, [{ pointer: '/format', code: 'unknown-format' }]),
  refused('a text that is no puzzle', 'hello', 422, [{ pointer: '/text' }], {
    headers: { 'content-type': 'text/plain' },
  }),
  refused(
    'a file with two puzzles',
    '{"rows":[[1]],"columns":[[1]]}\n{"rows":[[1]],"columns":[[1]]}',
    422,
    [{ pointer: '/text', code: 'not-one-puzzle' }],
    {
      headers: { 'content-type': 'text/plain' },
    },
  ),
  refused('given cells of another size', { ...small, given: ['##'] }, 422, [
    { pointer: '/given', code: 'wrong-line-count' },
  ]),
  refused('given cells of another colour', { ...small, given: ['?z', '??'] }, 422, [
    { pointer: '/given/0', code: 'unknown-color' },
  ]),
  refused('a compressed body', new Uint8Array([31, 139, 8, 0]), 415, undefined, {
    headers: { ...json, 'content-encoding': 'gzip' },
  }),
  refused('a forged token', { resume: 'n1.eyJhIjoxfQ.AAAA' }, 422, [{ pointer: '/resume', code: 'bad-signature' }]),
  refused('a token that is none', { resume: 'hello' }, 422, [{ pointer: '/resume', code: 'bad-token' }]),
  refused('a token with a puzzle', { ...small, resume: 'n1.a.b' }, 422, [{ pointer: '/rows' }, { pointer: '/cols' }]),
  refused('a header that would inject', small, 406, undefined, { headers: { ...json, accept: 'text/x-evil' } }),
];
