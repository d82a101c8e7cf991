// Everything that is not 2xx or 304 is an RFC 9457 problem document.
//
//   HTTP/1.1 422 Unprocessable Content
//   content-type: application/problem+json
//
//   { "type": "/problems/invalid-puzzle", "title": "…", "status": 422,
//     "errors": [{ "pointer": "/rows/3", "code": "clue-too-long", "message": "row 4: …" }] }
//
// Handlers throw an `HttpProblem`; one error handler writes it. What is not an `HttpProblem` is a bug
// and becomes a 500 that says nothing about the inside.

import type { Context } from 'hono';

/** One fault: where (a JSON pointer into the body, or the name of a parameter), what, and in words. */
export interface Fault {
  /** RFC 6901; the empty string is the whole body. */
  readonly pointer?: string;
  /** Name of a path or query parameter or of a header, for faults outside the body. */
  readonly parameter?: string;
  readonly code: string;
  readonly message: string;
  /** Place in a puzzle text, counted from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** Every kind of problem: its name is the last part of `type` and never changes. */
export const problemKinds = {
  'missing-body': { status: 400, title: 'The request needs a body' },
  'malformed-body': { status: 400, title: 'The body cannot be read' },
  unauthorized: { status: 401, title: 'The API key is not valid' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This address does not know the method' },
  'not-acceptable': { status: 406, title: 'No representation is acceptable to the client' },
  'too-large': { status: 413, title: 'The request is larger than allowed' },
  'unsupported-media-type': { status: 415, title: 'The body has a type that cannot be read here' },
  'invalid-request': { status: 422, title: 'The request does not fit the schema' },
  'invalid-puzzle': { status: 422, title: 'The puzzle is not sound' },
  'unsupported-strategy': { status: 422, title: 'The strategy cannot answer this puzzle' },
  'invalid-resume': { status: 422, title: 'The resume token cannot be used' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'not-implemented': { status: 501, title: 'This is not offered here' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const;

/** Name of a kind of problem. */
export type ProblemKind = keyof typeof problemKinds;

/** True if the text names a kind of problem. */
export function isProblemKind(name: string): name is ProblemKind {
  return Object.hasOwn(problemKinds, name);
}

/** Thrown by handlers and middleware; becomes a problem document. */
export class HttpProblem extends Error {
  readonly kind: ProblemKind;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    kind: ProblemKind,
    detail: string,
    more: { faults?: readonly Fault[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.name = 'HttpProblem';
    this.kind = kind;
    this.faults = more.faults ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Most faults one answer lists; the rest is counted. */
export const MAX_FAULTS = 50;

/** The document of a problem, as it goes over the wire. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly Fault[];
  /** Faults beyond the listed ones. */
  readonly moreErrors?: number;
}

/** Builds the document of a problem. */
export function documentOf(problem: HttpProblem): ProblemDocument {
  const { status, title } = problemKinds[problem.kind];
  const errors = problem.faults.slice(0, MAX_FAULTS);
  const rest = problem.faults.length - errors.length;
  return {
    type: `/problems/${problem.kind}`,
    title,
    status,
    detail: problem.message,
    ...(errors.length > 0 && { errors }),
    ...(rest > 0 && { moreErrors: rest }),
  };
}

/** Writes a problem as a response. */
export function problemResponse(c: Context, problem: HttpProblem): Response {
  const document = documentOf(problem);
  return c.body(JSON.stringify(document), problemKinds[problem.kind].status, {
    ...problem.headers,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}
