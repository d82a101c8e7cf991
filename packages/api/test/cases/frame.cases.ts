// Requests that need no engine: addresses, methods, CORS, headers, keys, caching.

import type { HttpCase } from '../support/cases.ts';
import { TEST_KEY } from '../support/settings.ts';

const PROBLEM = 'application/problem+json';
const problem = (kind: string): object => ({ type: `/problems/${kind}` });

/** Cases of the frame. */
export const frameCases: readonly HttpCase[] = [
  { name: 'health', path: '/healthz', expect: { status: 200, json: { status: 'ok' } } },
  { name: 'HEAD is GET without a body', method: 'HEAD', path: '/healthz', expect: { status: 200, text: '' } },
  { name: 'the root leads to the docs', path: '/', expect: { status: 302, headers: { location: '/docs' } } },
  {
    name: 'unknown address',
    path: '/v1/nothing',
    expect: { status: 404, headers: { 'content-type': PROBLEM }, json: problem('not-found') },
  },
  {
    name: 'unknown method of a known address',
    method: 'PATCH',
    path: '/docs',
    expect: { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' }, json: problem('method-not-allowed') },
  },
  {
    name: 'OPTIONS lists the methods',
    method: 'OPTIONS',
    path: '/docs',
    expect: { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } },
  },
  {
    name: 'preflight',
    method: 'OPTIONS',
    path: '/v1/solve',
    headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    expect: {
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': /POST/,
        'access-control-allow-headers': /Content-Type/,
      },
    },
  },
  {
    name: 'errors allow any origin too',
    path: '/v1/nothing',
    headers: { origin: 'https://example.org' },
    expect: { status: 404, headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': /ETag/ } },
  },
  {
    name: 'a request id of the client is kept',
    path: '/healthz',
    headers: { 'x-request-id': 'my-id.1' },
    expect: { status: 200, headers: { 'x-request-id': 'my-id.1' } },
  },
  {
    name: 'a request id that could forge a log line is replaced',
    path: '/healthz',
    headers: { 'x-request-id': 'a b" injected' },
    expect: { status: 200, headers: { 'x-request-id': /^[0-9a-f-]{36}$/ } },
  },
  {
    name: 'security headers',
    path: '/healthz',
    expect: {
      status: 200,
      headers: {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    },
  },
  {
    name: 'a valid key',
    path: '/problems/internal',
    headers: { authorization: `Bearer ${TEST_KEY}` },
    expect: { status: 200, json: { status: 500 } },
  },
  {
    name: 'a valid key in its own header',
    path: '/problems/internal',
    headers: { 'x-api-key': TEST_KEY },
    expect: { status: 200 },
  },
  {
    name: 'a wrong key',
    path: '/problems/internal',
    headers: { authorization: 'Bearer nk_wrong' },
    expect: { status: 401, headers: { 'www-authenticate': /^Bearer/ }, json: problem('unauthorized') },
  },
  {
    name: 'a key in a scheme we do not know',
    path: '/problems/internal',
    headers: { authorization: 'Basic bmtfdGVzdF9rZXk=' },
    expect: { status: 401, json: problem('unauthorized') },
  },
  {
    name: 'a problem type explains itself',
    path: '/problems/invalid-puzzle',
    expect: { status: 200, json: { type: '/problems/invalid-puzzle', status: 422 } },
  },
  {
    name: 'names of the prototype are no problem types',
    path: '/problems/__proto__',
    expect: { status: 404, json: problem('not-found') },
  },
  { name: 'a broken escape in the address', path: '/problems/%E0%A4%A', expect: { status: 404 } },
  { name: 'an escaped slash in the address', path: '/problems/..%2f..%2fetc%2fpasswd', expect: { status: 404 } },
  { name: 'a NUL in the address', path: '/problems/%00', expect: { status: 404 } },
  { name: 'a doubled slash', path: '//healthz', expect: { status: 404 } },
  {
    name: 'the docs load nothing from elsewhere',
    path: '/docs',
    expect: {
      status: 200,
      headers: { 'content-security-policy': /default-src 'none'/, 'content-type': /^text\/html/ },
    },
  },
  {
    name: 'the document has a strong tag',
    path: '/openapi.json',
    expect: {
      status: 200,
      headers: { etag: /^"[0-9a-z]{28}"$/, 'cache-control': /public/ },
      json: { openapi: '3.1.0' },
    },
  },
  {
    name: '304 keeps tag and CORS',
    path: '/openapi.json',
    headers: { 'if-none-match': '*', origin: 'https://example.org' },
    expect: { status: 304, headers: { etag: /^"/, 'access-control-allow-origin': '*' }, text: '' },
  },
  {
    name: '304 leaves the policy of the page that the client has stored',
    path: '/docs',
    headers: { 'if-none-match': '*' },
    expect: { status: 304, headers: { 'content-security-policy': /^$/, 'cache-control': /public/ }, text: '' },
  },
];
