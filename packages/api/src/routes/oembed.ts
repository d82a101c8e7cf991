// `GET /oembed` (oembed.com): from a link to a puzzle to the frame that shows it.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute, z } from '@hono/zod-openapi';
import { codeInLink } from '@nonokit/core';
import type { ApiEnv } from '../deps.ts';
import { cached, etagOf, ONE_HOUR } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { escapeHtml } from '../pages/html.ts';
import { HttpProblem } from '../problem-json.ts';
import { mustReadCode } from '../read-code.ts';
import { notModified, problemAnswers, readRoute } from '../schemas/problem.ts';
import { EXAMPLE_CODE } from './render-examples.ts';

const size = z.string().regex(/^\d{1,4}$/);

const query = z.object({
  url: z
    .string()
    .min(1)
    .max(20_000)
    .openapi({ description: 'A link with a share code after `#puzzle=`.', example: `/embed#puzzle=${EXAMPLE_CODE}` }),
  format: z.string().max(20).optional().openapi({ description: '`json`, which is the default.', example: 'json' }),
  maxwidth: size.optional().openapi({ example: '600' }),
  maxheight: size.optional().openapi({ example: '600' }),
});

const answer = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    provider_name: z.string(),
    title: z.string(),
    width: z.int().min(1),
    height: z.int().min(1),
    html: z.string(),
    thumbnail_url: z.string(),
    thumbnail_width: z.int().min(1),
    thumbnail_height: z.int().min(1),
  })
  .openapi('OEmbed');

/** Documentation and schema. */
export const oembedRoute = createRoute({
  method: 'get',
  path: '/oembed',
  tags: ['embedding'],
  summary: 'The frame for a link to a puzzle',
  request: { query },
  responses: {
    200: { description: 'An oEmbed answer of type `rich`.', content: { 'application/json': { schema: answer } } },
    ...notModified,
    ...readRoute,
    ...problemAnswers(501),
  },
});

const CELL = 28;
const LEAST = 240;
const MOST = 800;
/** Controls below the board. */
const CONTROLS = 64;
const THUMBNAIL_CELL = 8;

/** Answers `oembedRoute`. */
export const oembed: RouteHandler<typeof oembedRoute, ApiEnv> = async (c) => {
  const { url, format = 'json', maxwidth, maxheight } = c.req.valid('query');
  if (format !== 'json') throw new HttpProblem('not-implemented', 'answers come as JSON only');
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const code = codeInLink(url);
  if (code === undefined) throw new HttpProblem('not-found', 'the link holds no puzzle');
  const puzzle = mustReadCode(code, 'url');
  const { origin } = new URL(c.req.url);
  const known = cached(c, etagOf('oembed', origin, code, `${maxwidth} ${maxheight}`), ONE_HOUR);
  if (known !== undefined) return known as never;
  const wanted = Math.min(MOST, Math.max(LEAST, Math.max(puzzle.width, puzzle.height) * CELL));
  const width = Math.max(1, Math.min(wanted, Number(maxwidth ?? MOST)));
  const height = Math.max(1, Math.min(wanted + CONTROLS, Number(maxheight ?? MOST + CONTROLS)));
  const title = `Nonogram, ${puzzle.width} by ${puzzle.height}`;
  const source = escapeHtml(`${origin}/embed#puzzle=${code}&mode=play`);
  const html = `<iframe src="${source}" width="${width}" height="${height}" title="${title}" loading="lazy" style="border:0"></iframe>`;
  return c.json(
    {
      version: '1.0' as const,
      type: 'rich' as const,
      provider_name: 'Nonokit',
      title,
      width,
      height,
      html,
      thumbnail_url: `${origin}/v1/render/${code}.png?clues=false&cellSize=${THUMBNAIL_CELL}`,
      thumbnail_width: puzzle.width * THUMBNAIL_CELL + 3,
      thumbnail_height: puzzle.height * THUMBNAIL_CELL + 3,
    },
    200,
  );
};
