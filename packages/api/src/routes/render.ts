// Drawings: `POST /v1/render` for any puzzle, `GET /v1/render/{code}.svg` for an address to link to.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '../deps.ts';
import { draw } from '../drawing.ts';
import { cached, etagOf, IMMUTABLE } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { HttpProblem } from '../problem-json.ts';
import { mustReadCode } from '../read-code.ts';
import { mustReadPuzzle } from '../read-puzzle.ts';
import { drawingMedia, fileBodies, fileOptions } from '../schemas/media.ts';
import { bodyRoute, notModified, readRoute } from '../schemas/problem.ts';
import type { DrawingFormat } from '../schemas/render.ts';
import { drawingTypes, renderQuery, renderRequestSchema } from '../schemas/render.ts';
import { renderExamples } from './render-examples.ts';

const formats = Object.keys(drawingTypes) as DrawingFormat[];

/** Documentation and schema. */
export const renderRoute = createRoute({
  method: 'post',
  path: '/v1/render',
  tags: ['puzzles'],
  summary: 'Draw a puzzle as SVG, PNG or text',
  middleware: readBody({ files: true }),
  parameters: fileOptions('to', 'theme', 'symbols', 'clues', 'solution', 'cellSize', 'title', 'format'),
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: renderRequestSchema, examples: renderExamples.requests },
        ...fileBodies,
      },
    },
  },
  responses: { 200: { description: 'The drawing.', content: drawingMedia }, ...bodyRoute },
});

/** Answers `renderRoute`. */
export const render: RouteHandler<typeof renderRoute, ApiEnv> = async (c) => {
  const input = c.req.valid('json');
  const offers = input.to === undefined ? formats.map((format) => drawingTypes[format]) : [drawingTypes[input.to]];
  const type = mustNegotiate(c.req.header('accept'), offers);
  const to = formats.find((format) => drawingTypes[format] === type) ?? 'svg';
  const { puzzle } = mustReadPuzzle(input);
  const body = await draw(puzzle, { ...input, to }, callOf(c));
  return drawing(c, to, body);
};

/** Documentation and schema of the address. */
export const renderCodeRoute = createRoute({
  method: 'get',
  path: '/v1/render/{file}',
  tags: ['puzzles'],
  summary: 'Draw the puzzle of a share code',
  description: 'The address names the content: it can be cached for good and used in an `img` element.',
  request: {
    params: z.object({
      file: z.string().openapi({
        param: { name: 'file', in: 'path' },
        description: 'A share code and `.svg`, `.png` or `.txt`.',
        example: renderExamples.file,
      }),
    }),
    query: renderQuery,
  },
  responses: { 200: { description: 'The drawing.', content: drawingMedia }, ...notModified, ...readRoute },
});

/** Answers `renderCodeRoute`. */
export const renderCode: RouteHandler<typeof renderCodeRoute, ApiEnv> = async (c) => {
  const { file } = c.req.valid('param');
  const query = c.req.valid('query');
  const dot = file.lastIndexOf('.');
  const to = formats.find((format) => format === file.slice(dot + 1));
  if (dot < 1 || to === undefined) throw new HttpProblem('not-found', 'drawings end in .svg, .png or .txt');
  mustNegotiate(c.req.header('accept'), [drawingTypes[to]]);
  const code = file.slice(0, dot);
  const puzzle = mustReadCode(code, 'file');
  const known = cached(c, etagOf('render', code, to, JSON.stringify(query)), IMMUTABLE);
  if (known !== undefined) return known;
  const isOn = (text: string | undefined): boolean | undefined => (text === undefined ? undefined : text === 'true');
  const options = {
    to,
    theme: query.theme,
    symbols: isOn(query.symbols),
    clues: isOn(query.clues),
    solution: isOn(query.solution),
    cellSize: query.cellSize === undefined ? undefined : Number(query.cellSize),
  };
  return drawing(c, to, await draw(puzzle, options, callOf(c)));
};

function callOf(c: Context<ApiEnv>): Parameters<typeof draw>[2] {
  return {
    budget: c.get('caller').limits.defaultBudget,
    signal: c.get('signal'),
    spent: (ticks) => c.set('ticks', ticks),
  };
}

/** A drawing is opened in browsers: whatever a title says, nothing in it may run or load. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function drawing(c: Context<ApiEnv>, to: DrawingFormat, body: string | Uint8Array<ArrayBuffer>): Response {
  const charset = to === 'png' ? '' : '; charset=utf-8';
  return c.body(body, 200, {
    'Content-Type': `${drawingTypes[to]}${charset}`,
    'Content-Security-Policy': DRAWING_POLICY,
  });
}
