// A case is one request and what must come back; the suite sends each to both runtimes and compares.

/** What must come back. */
export interface Expected {
  readonly status: number;
  /** Headers that must be there, by lower-case name: the exact text, or a pattern. */
  readonly headers?: Readonly<Record<string, string | RegExp>>;
  /** Part of the JSON body that must be there. */
  readonly json?: unknown;
  /** The first faults of a problem document. */
  readonly faults?: readonly object[];
  /** Body text. */
  readonly text?: string | RegExp;
}

/** One request. */
export interface HttpCase {
  readonly name: string;
  readonly method?: string;
  /** Path and query, sent as they are. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
  readonly expect: Expected;
}

/** Headers that must be equal on both runtimes. */
export const COMPARED_HEADERS = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'allow',
  'accept-post',
  'cache-control',
  'content-security-policy',
  'content-type',
  'etag',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-content-type-options',
] as const;

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Sends the request of a case. */
export async function send(url: string, request: Omit<HttpCase, 'expect' | 'name'>): Promise<Answer> {
  const { body, path, method = body === undefined ? 'GET' : 'POST' } = request;
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
  const headers = { ...(isJson && { 'content-type': 'application/json' }), ...request.headers };
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | Uint8Array<ArrayBuffer>) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) };
}

/** An answer without what may differ between two servers. */
export function comparable(answer: Answer): unknown {
  const headers = COMPARED_HEADERS.map((name) => [name, answer.headers.get(name)]);
  return { status: answer.status, headers: Object.fromEntries(headers), body: answer.text };
}
