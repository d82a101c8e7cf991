// The typed client: every route with its body and answers as types, nothing else to install.
//
//   const client = createClient('http://127.0.0.1:8787');
//   const response = await client.healthz.$get();

import { hc } from 'hono/client';
import type { App } from './app.ts';

/** A client of the API. */
export type Client = ReturnType<typeof hc<App>>;

/** Makes a client; `headers` go with every request, for example an API key. */
export function createClient(url: string, options: { readonly headers?: Record<string, string> } = {}): Client {
  return hc<App>(url, options);
}
