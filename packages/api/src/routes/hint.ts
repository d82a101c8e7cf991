// `POST /v1/hint`: the next step from what the player has on the board, named and explained.

import type { RouteHandler } from '@hono/zod-openapi';
import { createRoute } from '@hono/zod-openapi';
import type { Palette, Puzzle } from '@nonokit/core';
import { CROSSED, colorChar, colorOfChar, colorOfCode, createGrid, filledCode, UNKNOWN } from '@nonokit/core';
import type { Explanation, Hint } from '@nonokit/core/hint';
import { nextHint } from '@nonokit/core/hint';
import type { z } from 'zod';
import type { ApiEnv } from '../deps.ts';
import { etagOf } from '../middleware/etag.ts';
import { mustNegotiate } from '../middleware/negotiate.ts';
import { readBody } from '../middleware/read-body.ts';
import { HttpProblem } from '../problem-json.ts';
import { mustReadPuzzle } from '../read-puzzle.ts';
import { hintRequestSchema, hintResponseSchema } from '../schemas/hint.ts';
import { fileBodies, fileOptions } from '../schemas/media.ts';
import { bodyRoute } from '../schemas/problem.ts';
import { codeOfPuzzle } from '../solving/puzzle-code.ts';
import { hintExamples } from './hint-examples.ts';

/** Documentation and schema. */
export const hintRoute = createRoute({
  method: 'post',
  path: '/v1/hint',
  tags: ['puzzles'],
  summary: 'What is the next step?',
  description:
    'From the player’s own board: a mistake if there is one, else the easiest named technique that gives cells, ' +
    'else a look ahead. `stages` tell more and more: where to look, which technique, which cells and why.',
  middleware: readBody({ files: true }),
  parameters: fileOptions('budget', 'format'),
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: hintRequestSchema, examples: hintExamples.requests }, ...fileBodies },
    },
  },
  responses: {
    200: {
      description: 'The hint.',
      content: { 'application/json': { schema: hintResponseSchema, examples: hintExamples.answers } },
    },
    ...bodyRoute,
  },
});

/**
 * Most ticks for a look ahead, which does not pause: about a second. Every supposition copies the board, which
 * ticks do not count, so large boards get fewer.
 */
function mostLookAhead(cells: number): number {
  return Math.min(5_000_000, Math.floor(500_000_000 / cells));
}

type HintBody = z.infer<typeof hintResponseSchema>;
type Marks = ReturnType<typeof createGrid>;

/** Answers `hintRoute`. */
export const hint: RouteHandler<typeof hintRoute, ApiEnv> = async (c) => {
  const input = c.req.valid('json');
  mustNegotiate(c.req.header('accept'), ['application/json']);
  const { puzzle } = mustReadPuzzle(input);
  const marks = marksOf(puzzle, input.marks);
  const [row, column] = input.near ?? [];
  const isNear = row !== undefined && column !== undefined && row < puzzle.height && column < puzzle.width;
  const most = mostLookAhead(puzzle.width * puzzle.height);
  const lookAheadTicks = Math.min(input.budget ?? most, most);
  const found = nextHint(puzzle, marks, { lookAheadTicks, ...(isNear && { near: row * puzzle.width + column }) });
  const asked = JSON.stringify([input.marks, input.near, lookAheadTicks]);
  c.header('ETag', etagOf('hint', codeOfPuzzle(puzzle), asked));
  return c.json(hintBody(puzzle, marks, found), 200);
};

/** @throws {HttpProblem} 422 if the board has another size, or colours the puzzle has not. */
function marksOf(puzzle: Puzzle, rows: readonly string[] | undefined): Marks {
  const marks = createGrid(puzzle.width, puzzle.height);
  if (rows === undefined) return marks;
  const refuse = (pointer: string, code: string, message: string): HttpProblem =>
    new HttpProblem('invalid-request', message, { faults: [{ pointer, code, message }] });
  if (rows.length !== puzzle.height || rows.some((row) => row.length !== puzzle.width)) {
    throw refuse('/marks', 'wrong-size', `marks must have ${puzzle.height} rows of ${puzzle.width} cells`);
  }
  rows.forEach((row, index) => {
    [...row].forEach((char, column) => {
      const color = char === '?' ? undefined : colorOfChar(char, puzzle.palette);
      if (char !== '?' && color === undefined) {
        throw refuse(`/marks/${index}`, 'unknown-color', `"${char}" is no colour of this puzzle`);
      }
      marks.cells[index * puzzle.width + column] =
        color === undefined ? UNKNOWN : color === 0 ? CROSSED : filledCode(color);
    });
  });
  return marks;
}

function charOf(code: number, palette: Palette): string {
  if (code === CROSSED) return '.';
  const color = colorOfCode(code);
  return color === 0 ? '?' : colorChar(color, palette);
}

function hintBody(puzzle: Puzzle, marks: Marks, found: Hint): HintBody {
  const stages = found.stages.map(({ key, params, text }: Explanation) => ({ key, params: { ...params }, text }));
  const explanation = stages.at(-1) ?? { key: 'solved', params: {}, text: '' };
  const cell = (index: number, becomes: number | undefined): HintBody['cells'][number] => ({
    row: Math.floor(index / puzzle.width),
    column: index % puzzle.width,
    was: charOf(marks.cells[index] ?? UNKNOWN, puzzle.palette),
    becomes: becomes === undefined ? '?' : charOf(becomes, puzzle.palette),
  });
  const nothing = { technique: null, line: null, cells: [], clueRefs: [] };
  const common = { kind: found.kind, ...nothing, stages, explanation };
  if (found.kind === 'mistake') {
    return { ...common, line: found.lines[0] ?? null, cells: found.cells.map((index) => cell(index, undefined)) };
  }
  if (found.kind !== 'step' && found.kind !== 'look-ahead') return common;
  const { technique, line, cells, blocks } = found.deduction;
  return {
    ...common,
    technique,
    line,
    cells: cells.map(({ cell: index, becomes }) => cell(index, becomes)),
    clueRefs: blocks.map((ref) => ({ line: { ...ref.line }, block: ref.block })),
  };
}
