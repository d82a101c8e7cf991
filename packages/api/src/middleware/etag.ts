// Strong ETags for answers that depend on nothing but the request and the version of the engine, so
// that a cache can answer before any work is done.
//
//   tag = hash(versions, kind of answer, canonical content)     304 keeps CORS: `frame` adds it later

import { ENGINE_VERSION } from '@nonokit/core/solve';
import type { Context } from 'hono';
import { VERSION } from '../version.ts';

/** The ETag of an answer, quotes included. `parts` must determine the bytes of the answer. */
export function etagOf(...parts: readonly string[]): string {
  return `"${hashOf([VERSION, ENGINE_VERSION, ...parts].map((part) => `${part.length}:${part}`).join('|'))}"`;
}

/**
 * 128 bits of a text, as cyrb128 mixes them (bryc, public domain).
 *
 * Not for secrets: whoever makes two requests collide spoils nothing but his own cache. Synchronous, because
 * a trip through `crypto.subtle` took longer than answering a small question.
 */
function hashOf(text: string): string {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((word) => (word >>> 0).toString(36).padStart(7, '0')).join('');
}

/** True if the client already has this very representation (RFC 9110, 13.1.2: weak comparison). */
export function hasRepresentation(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .includes(etag);
}

/** Cache for good: the address names the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache for a while: the content changes with releases. */
export const ONE_HOUR = 'public, max-age=3600';

/**
 * Sets the headers of a cacheable answer.
 *
 * @returns a 304 if the client has it already, else `undefined`: make the answer.
 */
export function cached(c: Context, etag: string, cacheControl: string): Response | undefined {
  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  c.header('Vary', 'Accept');
  return hasRepresentation(c.req.header('if-none-match'), etag) ? c.body(null, 304) : undefined;
}
