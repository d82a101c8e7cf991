// The routes of our drawings, for servers that have some.

import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv, Deps, Drawing } from '../deps.ts';
import { drawing, drawingRoute, drawings, drawingsRoute } from './collection.ts';

function withDrawings(all: readonly Drawing[]) {
  return new OpenAPIHono<ApiEnv>().openapi(drawingsRoute, drawings(all)).openapi(drawingRoute, drawing(all));
}

/** The routes, or none without drawings; the type is the same, so that one client fits both. */
export function collectionRoutes(deps: Deps): ReturnType<typeof withDrawings> {
  const all = deps.drawings ?? [];
  if (all.length > 0) return withDrawings(all);
  return new OpenAPIHono<ApiEnv>() as ReturnType<typeof withDrawings>;
}
