// Reads a body once, with every limit before the work: encoding, bytes, type, depth, then JSON.
//
//   no body                     400 missing-body
//   content-encoding: gzip      415 (a small body that becomes a large one never gets in)
//   longer than allowed         413, without keeping what was sent
//   text/html                   415 with what is accepted
//   [[[[…]]]]                   400 malformed-body, before the parser sees it
//
// A puzzle file may be sent as it is (text/plain, application/xml): it becomes `{ "text": … }`, and the
// query string carries the options that a JSON body would carry.

import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../deps.ts';
import { MAX_DEPTH } from '../limits.ts';
import { HttpProblem } from '../problem-json.ts';

const JSON_TYPE = /^application\/([\w.-]+\+)?json$/;
const LINES_TYPE = 'application/x-ndjson';
const FILE_TYPES: readonly string[] = ['text/plain', 'application/xml', 'text/xml'];

/** What a route reads besides JSON. */
export interface BodyRules {
  /** True if a puzzle file may be the body. */
  readonly files: boolean;
  /** True if the body may be one JSON value a line; they become `{ "puzzles": […] }`. */
  readonly lines?: boolean;
}

/** Puts the parsed body where the schema validator of the route finds it. */
export function readBody(rules: BodyRules): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    refuseEncoding(c);
    const bytes = await readBytes(c.req.raw, c.get('caller').limits.bodyBytes);
    if (bytes.length === 0) {
      throw new HttpProblem('missing-body', 'send a body, for example {"rows": [[1], [1]], "cols": [[2]]}');
    }
    const type = mediaType(c);
    if (JSON_TYPE.test(type)) {
      replaceBody(c, parseJson(decode(bytes)));
    } else if (rules.lines === true && type === LINES_TYPE) {
      replaceBody(c, { ...optionsOf(c), puzzles: parseLines(decode(bytes)) });
    } else if (rules.files && FILE_TYPES.includes(type)) {
      replaceBody(c, { ...optionsOf(c), text: decode(bytes) });
    } else {
      const lines = rules.lines === true ? [LINES_TYPE] : [];
      const accepted = ['application/json', ...lines, ...(rules.files ? FILE_TYPES : [])].join(', ');
      const found = type === '' ? 'has no content-type' : `is ${type.slice(0, 100)}`;
      throw new HttpProblem('unsupported-media-type', `the body ${found}; this address reads ${accepted}`, {
        headers: { 'Accept-Post': accepted },
      });
    }
    await next();
  };
}

/** The media type without parameters, in lower case; empty when there is none. */
export function mediaType(c: Context): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** @throws {HttpProblem} 415 if the body is compressed. */
export function refuseEncoding(c: Context): void {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw new HttpProblem('unsupported-media-type', 'compressed bodies are not read', {
    headers: { 'Accept-Encoding': 'identity' },
  });
}

/** Bytes read and thrown away so that a client that is still sending gets to see the 413. */
const DRAIN_BYTES = 32_000_000;

/**
 * Reads at most so many bytes.
 *
 * @throws {HttpProblem} 413. A moderate rest is drained: closing while the client is still writing
 *   resets the connection, and the client would never read the answer.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const announced = Number(request.headers.get('content-length') ?? 0);
  const reader = announced > DRAIN_BYTES ? undefined : request.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpProblem('malformed-body', 'the body ended early, or its framing is broken');
    });
    if (done) break;
    size += value.length;
    if (size <= limit && announced <= limit) chunks.push(value);
    else chunks.length = 0;
    if (size > DRAIN_BYTES) {
      await reader.cancel();
      break;
    }
  }
  if (size > limit || announced > limit) {
    throw new HttpProblem('too-large', `the body may have at most ${limit} bytes`);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** @throws {HttpProblem} 400 if the bytes are not UTF-8. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem('malformed-body', 'the body is not UTF-8');
  }
}

/** @throws {HttpProblem} 400 if the text is not JSON, or nested deeper than anything we read. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) {
    throw new HttpProblem('malformed-body', `the JSON is nested deeper than ${MAX_DEPTH} levels`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem('malformed-body', 'the body is not JSON');
  }
}

function parseLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
}

/** The deepest nesting of brackets outside strings; stops counting one level beyond the limit. */
function depthOf(text: string): number {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === 92) i += 1;
      else if (char === 34) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 91 || char === 123) {
      depth += 1;
      if (depth > MAX_DEPTH) return depth;
    } else if (char === 93 || char === 125) depth -= 1;
  }
  return 0;
}

/** Options from the query string; numbers and booleans are recognised, the schema judges the rest. */
function optionsOf(c: Context): Record<string, unknown> {
  const entries = Object.entries(c.req.query()).map(([name, text]) => [name, typed(text)] as const);
  return Object.fromEntries(entries);
}

function typed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** The route's validator asks the request for JSON; this hands it the value that is already parsed. */
function replaceBody(c: Context, value: unknown): void {
  const headers = new Headers(c.req.raw.headers);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  const { url, method, signal } = c.req.raw;
  c.req.raw = new Request(url, { method, headers, signal, body: '{}' });
  c.req.bodyCache = { json: Promise.resolve(value) as Promise<never> };
}
