// A JSON schema of the document as a short, readable tree.
//
//   rows   array of Clue, 1–200 items    Clues of the rows, top to bottom.

import { escapeHtml, proseHtml } from './html.ts';

/** The part of JSON Schema that our document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly example?: unknown;
}

/** Name of a component from its reference. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** What a value is, in a few words, with links to named schemas. */
export function typeHtml(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(refName(schema.$ref));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const variants = schema.anyOf ?? (schema.properties === undefined ? schema.oneOf : undefined);
  if (variants !== undefined) return variants.map(typeHtml).join(' or ');
  if (schema.allOf !== undefined) return schema.allOf.map(typeHtml).join(' and ');
  if (schema.enum !== undefined)
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(', ');
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeHtml).join(', ')}]`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['any']).join(' or ');
  if (type === 'array') {
    return `array of ${typeHtml(schema.items ?? {})}${range(schema.minItems, schema.maxItems, ' items')}`;
  }
  const bounds =
    type === 'string'
      ? range(schema.minLength, schema.maxLength, ' characters')
      : range(schema.minimum, schema.maximum, '');
  return `${escapeHtml(type)}${bounds}`;
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return '';
  const show = (value: number): string =>
    Number.isSafeInteger(value) && value > 9999 ? value.toLocaleString('en') : `${value}`;
  if (max === undefined || max === Number.MAX_SAFE_INTEGER)
    return min === undefined ? '' : `, at least ${show(min)}${unit}`;
  if (min === undefined) return `, at most ${show(max)}${unit}`;
  return `, ${show(min)}–${show(max)}${unit}`;
}

/** The fields of an object as a definition list; empty for anything else. */
export function fieldsHtml(schema: JsonSchema): string {
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return '';
  const required = new Set(schema.required ?? []);
  const rows = entries.map(([name, field]) => {
    const star = required.has(name) ? ' <span class="required" title="always there">required</span>' : '';
    const words = field.description === undefined ? '' : `<p>${proseHtml(field.description)}</p>`;
    return `<dt><code>${escapeHtml(name)}</code>${star}</dt><dd><span class="type">${typeHtml(field)}</span>${words}</dd>`;
  });
  return `<dl class="fields">${rows.join('')}</dl>`;
}
