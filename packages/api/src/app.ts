// The front door: one app for every platform. Entries build `Deps` and hand requests over.
//
//   const app = createApp({ tokenSigner: createTokenSigner('…') });
//   await app.request('/v1/solve', { method: 'POST', … })

import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv, Deps } from './deps.ts';
import { documentHead } from './document.ts';
import { notFound, onError, schemaHook } from './errors.ts';
import { access } from './middleware/access.ts';
import { frame } from './middleware/frame.ts';
import { mountPages } from './pages/mount-pages.ts';
import { batch, batchRoute } from './routes/batch.ts';
import { check, checkRoute } from './routes/check.ts';
import { convert, convertRoute, formatsRoute, listFormats } from './routes/convert.ts';
import { daily, dailyRoute, generate, generateRoute } from './routes/generate.ts';
import { hint, hintRoute } from './routes/hint.ts';
import { health, healthRoute, problemKind, problemKindRoute } from './routes/meta.ts';
import { collectionRoutes } from './routes/mount-collection.ts';
import { jobRoutes } from './routes/mount-jobs.ts';
import { embedRoutes } from './routes/mount-oembed.ts';
import { puzzle, puzzleRoute } from './routes/puzzle.ts';
import { render, renderCode, renderCodeRoute, renderRoute } from './routes/render.ts';
import { solve, solveRoute } from './routes/solve.ts';
import { createTokenSigner } from './solving/resume-token.ts';

/** Builds the app. */
export function createApp(deps: Deps = {}) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: schemaHook });
  app.onError(onError);
  app.notFound(notFound(app));
  app.use('*', frame(deps));
  const open = app.openapi(healthRoute, health);
  open.use('*', access(deps));
  const signer = deps.tokenSigner ?? createTokenSigner();
  const routes = open
    .openapi(problemKindRoute, problemKind)
    .openapi(solveRoute, solve(deps, signer))
    .openapi(checkRoute, check)
    .openapi(convertRoute, convert)
    .openapi(formatsRoute, listFormats)
    .openapi(hintRoute, hint)
    .openapi(generateRoute, generate)
    .openapi(dailyRoute, daily)
    .openapi(puzzleRoute, puzzle)
    .openapi(renderRoute, render)
    .openapi(renderCodeRoute, renderCode)
    .openapi(batchRoute, batch(signer))
    .route('/', collectionRoutes(deps))
    .route('/', embedRoutes(deps))
    .route('/', jobRoutes(deps));
  routes.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  mountPages(routes, () => routes.getOpenAPI31Document(documentHead));
  return routes;
}

/** The app's type, for the typed client. */
export type App = ReturnType<typeof createApp>;
