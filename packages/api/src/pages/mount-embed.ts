// `/embed`: the built viewer in a page for frames. `/oembed`: how editors and feeds find it out.
//
// The viewer is built elsewhere and comes in as files. Options of the frame are in the address after `#`,
// where no server sees them; so the page is the same for everybody and may be cached.

import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv, ViewerFile } from '../deps.ts';
import { cached, etagOf, ONE_HOUR } from '../middleware/etag.ts';
import { HttpProblem } from '../problem-json.ts';

/** May be framed by anybody; loads from here, and a puzzle from wherever the page says. */
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self' https:",
  "base-uri 'self'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Where the viewer's files are; the page's relative addresses start there. */
const BASE = '/viewer/embed/';

/** Mounts the page and the files it loads. */
export function mountEmbed(app: OpenAPIHono<ApiEnv>, viewerFile: ViewerFile): void {
  app.get('/embed', async (c) => {
    const page = await viewerFile('embed/index.html');
    if (page === undefined) throw new HttpProblem('not-found', 'this server has no viewer');
    const html = new TextDecoder().decode(page.body).replace('<head>', `<head><base href="${BASE}">`);
    return serve(c, html, 'text/html; charset=utf-8');
  });
  app.get('/viewer/*', async (c) => {
    const path = c.req.path.slice('/viewer/'.length);
    const file = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)+$/.test(path) ? await viewerFile(path) : undefined;
    if (file === undefined) throw new HttpProblem('not-found', 'the viewer has no such file');
    return serve(c, file.body, file.type);
  });
}

async function serve(c: Context, body: string | Uint8Array<ArrayBuffer>, type: string): Promise<Response> {
  const text = typeof body === 'string' ? body : new TextDecoder('latin1').decode(body);
  const known = cached(c, etagOf('viewer', text), ONE_HOUR);
  if (known !== undefined) return known;
  return c.body(body, 200, { 'Content-Type': type, 'Content-Security-Policy': FRAME_POLICY });
}
