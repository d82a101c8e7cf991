// `/oembed`, for servers that have a viewer to put into the frame.

import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv, Deps } from '../deps.ts';
import { mountEmbed } from '../pages/mount-embed.ts';
import { oembed, oembedRoute } from './oembed.ts';

function withViewer() {
  return new OpenAPIHono<ApiEnv>().openapi(oembedRoute, oembed);
}

/** The routes, or none without a viewer; the type is the same, so that one client fits both. */
export function embedRoutes(deps: Deps): ReturnType<typeof withViewer> {
  if (deps.viewerFile === undefined) return new OpenAPIHono<ApiEnv>() as ReturnType<typeof withViewer>;
  const routes = withViewer();
  mountEmbed(routes, deps.viewerFile);
  return routes;
}
