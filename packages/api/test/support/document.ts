// The OpenAPI document as tests read it.

import { createApp } from '../../src/app.ts';
import type { Deps } from '../../src/deps.ts';

/** The part of the document that tests look at. */
export interface TestDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, TestOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** Named examples of a media type. */
export type Examples = Readonly<Record<string, { readonly value: unknown }>>;

/** One media type of a body. */
export interface TestMedia {
  readonly schema?: object;
  readonly examples?: Examples;
}

/** One route. */
export interface TestOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, TestMedia>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, TestMedia>> }>>;
}

/** Fetches the document of an app. */
export async function documentFor(deps: Deps = {}): Promise<TestDocument> {
  const response = await createApp(deps).request('/openapi.json');
  return (await response.json()) as TestDocument;
}

/** All routes of a document with their address and method. */
export function operationsOf(
  document: TestDocument,
): readonly { readonly path: string; readonly method: string; readonly operation: TestOperation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}
