// Media types beside JSON, for the document only: the typed client speaks JSON, and its types would lose
// all they know if a route could also answer with "anything".

import { z } from '@hono/zod-openapi';

/** Hides a media type from the types, not from the document. */
function documentOnly(content: Record<string, { schema: unknown }>): Record<never, never> {
  return content;
}

const file = { schema: z.string().openapi({ description: 'A puzzle file; the format is detected.' }) };

/** Puzzle files as bodies. */
export const fileBodies = documentOnly({ 'text/plain': file, 'application/xml': file, 'text/xml': file });

/** Server-sent events. */
export const eventsMedia = documentOnly({
  'text/event-stream': { schema: z.string().openapi({ description: 'Events with ids.' }) },
});

/** A bare file. */
export const textMedia = documentOnly({ 'text/plain': { schema: z.string() } });

/** Drawings. */
export const drawingMedia = {
  'image/svg+xml': { schema: z.string() },
  'image/png': { schema: z.string().openapi({ format: 'binary' }) },
  'text/plain': { schema: z.string() },
};

/** Newline-delimited JSON. */
export const linesMedia = documentOnly({
  'application/x-ndjson': { schema: z.string().openapi({ description: 'One JSON object a line.' }) },
});

/** One JSON puzzle a line, as a body. */
export const linesBody = documentOnly({
  'application/x-ndjson': { schema: z.string().openapi({ description: 'One PuzzleInput a line.' }) },
});

/**
 * Passes a response in such a media type through the typed handler.
 *
 * The cast says what the types above left out on purpose; nothing is returned that is not documented.
 */
export function streamed(response: Response): never {
  return response as never;
}

type QueryParameter = {
  readonly name: string;
  readonly in: 'query';
  readonly required: false;
  readonly description: string;
  readonly schema: { readonly type: 'string' };
};

/** Options that go into the query string when the body is a puzzle file. */
export function fileOptions(...names: readonly string[]): QueryParameter[] {
  return names.map((name) => ({
    name,
    in: 'query',
    required: false,
    description: `With a puzzle file as the body: the field \`${name}\` of the JSON body.`,
    schema: { type: 'string' },
  }));
}
