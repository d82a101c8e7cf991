// The front door: one app for every platform. Entries build `Deps` and hand requests over.
//
//   const app = createApp({ tokenSecret: '…' });
//   await app.request('/v1/solve', { method: 'POST', … })

import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv, Deps } from './deps.ts';
import { documentHead } from './document.ts';
import { notFound, onError, schemaHook } from './errors.ts';
import { access } from './middleware/access.ts';
import { frame } from './middleware/frame.ts';
import { mountPages } from './pages/mount-pages.ts';
import { health, healthRoute, problemKind, problemKindRoute } from './routes/meta.ts';

/** Builds the app. */
export function createApp(deps: Deps = {}) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: schemaHook });
  app.onError(onError);
  app.notFound(notFound(app));
  app.use('*', frame(deps));
  const open = app.openapi(healthRoute, health);
  open.use('*', access(deps));
  const routes = open.openapi(problemKindRoute, problemKind);
  routes.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  mountPages(routes, () => routes.getOpenAPI31Document(documentHead));
  return routes;
}

/** The app's type, for the typed client. */
export type App = ReturnType<typeof createApp>;
