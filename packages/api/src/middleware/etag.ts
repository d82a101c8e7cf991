// Strong ETags for answers that depend on nothing but the request and the version of the engine, so
// that a cache can answer before any work is done.
//
//   tag = SHA-256(version, kind of answer, canonical content)     304 keeps CORS: `frame` adds it later

import type { Context } from 'hono';
import { VERSION } from '../version.ts';

/** The ETag of an answer, quotes included. `parts` must determine the bytes of the answer. */
export async function etagOf(...parts: readonly string[]): Promise<string> {
  const text = [VERSION, ...parts].map((part) => `${part.length}:${part}`).join('|');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const binary = String.fromCharCode(...new Uint8Array(bytes).subarray(0, 18));
  return `"${btoa(binary).replaceAll('+', '-').replaceAll('/', '_')}"`;
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
