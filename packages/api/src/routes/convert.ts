// `POST /v1/convert`: a puzzle or a file of puzzles in another format. `GET /v1/formats`: which there are.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { Puzzle } from '@nonokit/core';
import { detectFormat, formats, writePuzzles } from '@nonokit/core/formats';
import type { ApiEnv } from '../deps.ts';
import { etagOf } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { HttpProblem } from '../problem-json.ts';
import { invalidPuzzle } from '../problems-of.ts';
import { isFormat, mustReadPuzzle, readFile } from '../read-puzzle.ts';
import { convertRequestSchema, convertResponseSchema, formatsResponseSchema } from '../schemas/convert.ts';
import { fileBodies, fileOptions, streamed, textMedia } from '../schemas/media.ts';
import { anyRoute, bodyRoute } from '../schemas/problem.ts';
import type { PuzzleInput } from '../schemas/puzzle.ts';
import { convertExamples } from './convert-examples.ts';

/** Documentation and schema. */
export const convertRoute = createRoute({
  method: 'post',
  path: '/v1/convert',
  tags: ['puzzles'],
  summary: 'Write a puzzle in another format',
  description: 'Accept `text/plain` for the bare file. Every puzzle of a file is converted.',
  middleware: readBody({ files: true }),
  parameters: fileOptions('to', 'format'),
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: convertRequestSchema, examples: convertExamples.requests },
        ...fileBodies,
      },
    },
  },
  responses: {
    200: {
      description: 'The file.',
      content: {
        'application/json': { schema: convertResponseSchema, examples: convertExamples.answers },
        ...textMedia,
      },
    },
    ...bodyRoute,
  },
});

/** Answers `convertRoute`. */
export const convert: RouteHandler<typeof convertRoute, ApiEnv> = async (c) => {
  const input = c.req.valid('json');
  const type = mustNegotiate(c.req.header('accept'), ['application/json', 'text/plain']);
  const { to } = input;
  if (!isFormat(to)) throw unwritable('unknown-format', `known formats are ${formats.map((one) => one.id).join(', ')}`);
  const puzzles = input.text === undefined ? [mustReadPuzzle(input).puzzle] : mustReadFile(input);
  const written = writePuzzles(puzzles, to);
  if (!written.ok) {
    const [first] = written.error;
    throw unwritable(first?.code ?? 'unsupported-feature', first?.message ?? `${to} cannot hold this puzzle`);
  }
  const text = written.value;
  c.header('ETag', etagOf('convert', type, to, text));
  if (type === 'text/plain') return streamed(c.text(text));
  return c.json({ from: sourceOf(input), to, count: puzzles.length, text }, 200);
};

/** @throws {HttpProblem} 422 if any puzzle of the file is not sound. */
function mustReadFile(input: PuzzleInput): readonly Puzzle[] {
  const read = readFile(input);
  if ('faults' in read) throw invalidPuzzle(read.faults);
  const faults = read.flatMap((one) => (one.kind === 'puzzle' ? [] : one.faults));
  if (faults.length > 0) throw invalidPuzzle(faults);
  return read.flatMap((one) => (one.kind === 'puzzle' ? [one.puzzle] : []));
}

function sourceOf(input: PuzzleInput): string {
  if (input.text !== undefined) return input.format ?? detectFormat(input.text) ?? 'text';
  return input.code === undefined ? 'clues' : 'share-code';
}

function unwritable(code: string, message: string): HttpProblem {
  return new HttpProblem('invalid-request', message, { faults: [{ pointer: '/to', code, message }] });
}

/** `GET /v1/formats`. */
export const formatsRoute = createRoute({
  method: 'get',
  path: '/v1/formats',
  tags: ['puzzles'],
  summary: 'Which formats can be read and written?',
  responses: {
    200: { description: 'All formats.', content: { 'application/json': { schema: formatsResponseSchema } } },
    ...anyRoute,
  },
});

/** Answers `formatsRoute`. */
export const listFormats: RouteHandler<typeof formatsRoute, ApiEnv> = (c) => {
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const list = formats.map(({ id, label, extensions, can }) => ({
    id,
    label,
    extensions: [...extensions],
    colors: can.colors,
    several: can.several,
  }));
  return c.json({ formats: list }, 200);
};
