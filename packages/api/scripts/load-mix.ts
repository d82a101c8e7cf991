// What the load test asks: valid, invalid and hostile requests, each knowing what a right answer is.

import { cluesOf, createGrid } from '@nonokit/core';
import { puzzleOfJson } from '@nonokit/core/formats';
import { solve } from '@nonokit/core/solve';
import { EXAMPLE_CODE } from '../src/routes/render-examples.ts';

/** One request, and the judge of its answer. */
export interface LoadRequest {
  readonly path: string;
  readonly init: RequestInit;
  /** The puzzle the engine is asked about, if any. */
  readonly puzzle?: object;
  /** What is wrong with an answer; `undefined` if it is right. */
  fault(status: number, text: string): string | undefined;
}

const json = { 'content-type': 'application/json' };

function post(path: string, body: unknown, headers: Record<string, string> = json): RequestInit & { path: string } {
  return { path, method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function wants(status: number, contains = ''): LoadRequest['fault'] {
  return (found, text) => {
    if (found !== status) return `status ${found}, expected ${status}: ${text.slice(0, 120)}`;
    return text.includes(contains) ? undefined : `answer without ${contains}: ${text.slice(0, 120)}`;
  };
}

function make(
  { path, ...init }: RequestInit & { path: string },
  fault: LoadRequest['fault'],
  puzzle?: object,
): LoadRequest {
  return { path, init, fault, ...(puzzle && { puzzle }) };
}

/** A puzzle from a seed (mulberry32). */
function randomPuzzle(seed: number): { readonly rows: number[][]; readonly cols: number[][] } {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const width = 5 + Math.floor(random() * 16);
  const height = 5 + Math.floor(random() * 16);
  const picture = createGrid(width, height);
  picture.cells.forEach((_, cell) => {
    picture.cells[cell] = random() < 0.62 ? 1 : 0;
  });
  const { rows, columns } = cluesOf(picture);
  const plain = (lines: typeof rows): number[][] => lines.map((clue) => clue.map((block) => block.length));
  return { rows: plain(rows), cols: plain(columns) };
}

const hostile: readonly LoadRequest[] = [
  make(post('/v1/solve', '{"rows":'), wants(400)),
  make(post('/v1/solve', '[]'), wants(422)),
  make(post('/v1/solve', '['.repeat(20_000)), wants(400)),
  make(post('/v1/solve', '{"__proto__":{"x":1},"rows":[[1]],"cols":[[1]]}'), wants(422, '/__proto__')),
  make(post('/v1/solve', { rows: [[2]], cols: [[1]] }), wants(422, 'clue-too-long')),
  make(post('/v1/solve', { rows: [[1e308]], cols: [[1]] }), wants(422)),
  make(post('/v1/solve', '<p>', { 'content-type': 'text/html' }), wants(415)),
  make(post('/v1/solve', 'x'.repeat(1_100_000)), wants(413)),
  make(post('/v1/solve', { resume: 'n1.e30.AAAA' }), wants(422, 'bad-signature')),
  make(post('/v1/render', { rows: [[1]], cols: [[1]], to: 'svg', title: '<script>' }), wants(200, '&lt;script')),
  make(
    post('/v1/convert', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "x">]><puzzleset/>', {
      'content-type': 'application/xml',
    }),
    wants(422),
  ),
  make({ path: '/v1/puzzles/..%2f..%2fetc', method: 'GET' }, wants(404)),
  make({ path: '/v1/nothing', method: 'GET' }, wants(404)),
  make({ path: '/v1/solve', method: 'PUT' }, wants(405)),
];

/** So many requests at most; callers go round. */
export function mixOf(count: number): readonly LoadRequest[] {
  const puzzles = Array.from({ length: Math.min(400, count) }, (_, seed) => randomPuzzle(seed));
  const valid = puzzles.flatMap((puzzle, index): readonly LoadRequest[] => {
    const read = puzzleOfJson(puzzle).puzzle;
    if (!read.ok) throw new Error('a puzzle of the load test is not sound');
    const verdict = `"verdict":"${solve(read.value).verdict}"`;
    const others: readonly LoadRequest[] = [
      make(post('/v1/check', puzzle), wants(200, verdict), puzzle),
      make(post('/v1/render', { ...puzzle, to: 'svg' }), wants(200, '<svg')),
      make(post('/v1/convert', { ...puzzle, to: 'share-code' }), wants(200, '"to":"share-code"')),
      make(post('/v1/hint', puzzle), wants(200, '"kind":')),
      make({ path: `/v1/render/${EXAMPLE_CODE}.png`, method: 'GET' }, wants(200)),
      make({ path: `/v1/puzzle/${EXAMPLE_CODE}`, method: 'GET' }, wants(200, EXAMPLE_CODE)),
      make({ path: '/openapi.json', method: 'GET', headers: { 'if-none-match': '*' } }, wants(304)),
      make({ path: '/healthz', method: 'GET' }, wants(200, 'ok')),
    ];
    const other = others[index % others.length];
    const bad = hostile[index % hostile.length];
    const solving = make(post('/v1/solve', puzzle), wants(200, verdict), puzzle);
    return [solving, solving, ...(other ? [other] : []), ...(index % 2 === 0 && bad ? [bad] : [])];
  });
  return valid;
}
