// The pages about the API: its document and the documentation made from it.

import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '../deps.ts';
import { cached, etagOf, ONE_HOUR } from '../middleware/etag.ts';
import { DOCS_SCRIPT, DOCS_STYLE } from './docs-assets.ts';
import type { ApiDocument } from './docs-page.ts';
import { docsPage } from './docs-page.ts';
import { PAGE_POLICY } from './html.ts';

/** Mounts `/openapi.json`, `/docs` and what the page loads. The document is made at the first call. */
export function mountPages(app: OpenAPIHono<ApiEnv>, makeDocument: () => unknown): void {
  let made: { readonly json: string; readonly page: string } | undefined;
  const make = (): { readonly json: string; readonly page: string } => {
    if (made === undefined) {
      const document = makeDocument();
      made = { json: JSON.stringify(document), page: docsPage(document as ApiDocument) };
    }
    return made;
  };
  const serve = (path: string, type: string, text: () => string): void => {
    app.get(path, async (c) => {
      const body = text();
      const known = cached(c, etagOf(path, body), ONE_HOUR);
      if (known !== undefined) return known;
      return c.body(body, 200, { 'Content-Type': type, 'Content-Security-Policy': PAGE_POLICY });
    });
  };
  serve('/openapi.json', 'application/json', () => make().json);
  serve('/docs', 'text/html; charset=utf-8', () => make().page);
  serve('/docs/style.css', 'text/css; charset=utf-8', () => DOCS_STYLE);
  serve('/docs/try.js', 'text/javascript; charset=utf-8', () => DOCS_SCRIPT);
  app.get('/', (c) => c.redirect('/docs', 302));
}
