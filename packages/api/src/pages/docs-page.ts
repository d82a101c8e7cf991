// The browsable documentation, made from the OpenAPI document on the server: plain HTML that can be
// read without scripts, plus one small script of our own that sends the examples.

import { escapeHtml, proseHtml } from './html.ts';
import type { JsonSchema } from './schema-html.ts';
import { fieldsHtml, typeHtml } from './schema-html.ts';

interface MediaType {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
}

/** One route of the document. */
export interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, MediaType>> }>
  >;
}

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly operation: Operation;
}

/** The whole page. */
export function docsPage(document: ApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => {
      const id = `${method}${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`.replace(/-$/, '');
      return { method, path, id, operation };
    }),
  );
  const groups = (document.tags ?? [])
    .map((tag) => ({ tag, entries: entries.filter((entry) => entry.operation.tags?.includes(tag.name)) }))
    .filter((group) => group.entries.length > 0);
  const { title, version, description = '' } = document.info;
  const menu = groups.map(
    ({ tag, entries: own }) => `<li><span>${escapeHtml(tag.name)}</span><ul>${own.map(menuItem).join('')}</ul></li>`,
  );
  const sections = groups.map(
    ({ tag, entries: own }) =>
      `<section><h2>${escapeHtml(tag.name)}</h2><p>${proseHtml(tag.description ?? '')}</p>${own.map(card).join('')}</section>`,
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => schemaCard(name, schema));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/style.css"><script src="/docs/try.js" defer></script></head>
<body><a class="skip" href="#main">Skip to the routes</a>
<header><h1>${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1>
<p>${proseHtml(description)}</p><p><a href="/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Routes"><ul>${menu.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main id="main">${sections.join('\n')}<section id="schemas"><h2>Schemas</h2>${schemas.join('\n')}</section></main>
</body></html>`;
}

function menuItem({ method, path, id }: Entry): string {
  return `<li><a href="#${id}"><b class="${method}">${method.toUpperCase()}</b> ${escapeHtml(path)}</a></li>`;
}

function card({ method, path, id, operation }: Entry): string {
  const { summary = '', description, parameters = [], requestBody, responses } = operation;
  return `<article id="${id}">
<h3><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h3>
<p class="summary">${proseHtml(summary)}</p>${description === undefined ? '' : `<p>${proseHtml(description)}</p>`}
${parametersHtml(requestBody === undefined ? parameters : parameters.filter((one) => one.in !== 'query'))}
${requestBody === undefined ? '' : bodyHtml(requestBody.content, parameters)}
<h4>Answers</h4><dl class="answers">${Object.entries(responses)
    .map(([status, answer]) => answerHtml(status, answer.description, answer.content))
    .join('')}</dl>
${tryHtml(method, path, parameters, requestBody?.content)}</article>`;
}

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `<dt><code>${escapeHtml(parameter.name)}</code> <span class="in">${escapeHtml(parameter.in)}</span>${
        parameter.required === true ? ' <span class="required">required</span>' : ''
      }</dt><dd><span class="type">${typeHtml(parameter.schema ?? {})}</span><p>${proseHtml(parameter.description ?? '')}</p></dd>`,
  );
  return `<h4>Parameters</h4><dl class="fields">${rows.join('')}</dl>`;
}

/** Query parameters of a route with a body are fields of the JSON body, for bodies that are no JSON: one sentence. */
function bodyHtml(content: Readonly<Record<string, MediaType>>, parameters: readonly Parameter[]): string {
  const types = Object.entries(content).map(
    ([type, media]) => `<li><code>${escapeHtml(type)}</code> ${typeHtml(media.schema ?? {})}</li>`,
  );
  const options = parameters.filter((one) => one.in === 'query').map(({ name }) => `<code>${escapeHtml(name)}</code>`);
  const sentence =
    options.length === 0
      ? ''
      : `<p>With a puzzle file as the body, options go into the query string: ${options.join(' ')}</p>`;
  return `<h4>Body</h4><ul class="types">${types.join('')}</ul>${sentence}`;
}

function answerHtml(status: string, description: string, content: Readonly<Record<string, MediaType>> = {}): string {
  const types = Object.entries(content).map(
    ([type, media]) => `<code>${escapeHtml(type)}</code> ${media.schema === undefined ? '' : typeHtml(media.schema)}`,
  );
  return `<dt class="s${status.slice(0, 1)}">${escapeHtml(status)}</dt><dd>${proseHtml(description)}<br>${types.join('<br>')}</dd>`;
}

function tryHtml(
  method: string,
  path: string,
  parameters: readonly Parameter[],
  content: Readonly<Record<string, MediaType>> | undefined,
): string {
  const fields = parameters
    .filter((parameter) => parameter.in === 'path' || content === undefined)
    .map((parameter) => {
      const value = parameter.schema?.example;
      const name = escapeHtml(parameter.name);
      return `<label>${name} <input name="${name}" data-in="${escapeHtml(parameter.in)}" value="${escapeHtml(String(value ?? ''))}"></label>`;
    });
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const examples = Object.entries(media?.examples ?? {});
  const choice = examples.map(
    ([name, example]) =>
      `<option value="${escapeHtml(textOf(example.value))}">${escapeHtml(example.summary ?? name)}</option>`,
  );
  const body =
    type === undefined
      ? ''
      : `${choice.length > 0 ? `<label>Example <select>${choice.join('')}</select></label>` : ''}
<textarea name="body" rows="6" spellcheck="false" aria-label="Body" data-type="${escapeHtml(type)}">${escapeHtml(textOf(examples[0]?.[1].value ?? ''))}</textarea>`;
  return `<details class="try"><summary>Try it</summary><form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}">${fields.join('')}${body}
<button>Send</button></form><pre class="answer" aria-live="polite" hidden></pre></details>`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function schemaCard(name: string, schema: JsonSchema): string {
  const words = schema.description === undefined ? '' : `<p>${proseHtml(schema.description)}</p>`;
  const fields = fieldsHtml(schema);
  const type = fields === '' ? `<p class="type">${typeHtml(schema)}</p>` : fields;
  return `<article id="schema-${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3>${words}${type}</article>`;
}
