// Arbitrary values for the JSON schemas of our document: what fits them, at the edges too.

import fc from 'fast-check';

/** The part of JSON Schema that the document uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly example?: unknown;
}

/** Components of a document, by name. */
export type Components = Readonly<Record<string, object>>;

/** Values that fit a schema; sizes stay small, numbers go to their limits. */
export function arbitraryOf(schema: object, components: Components): fc.Arbitrary<unknown> {
  const make = (part: Schema): fc.Arbitrary<unknown> => {
    if (part.$ref !== undefined)
      return make((components[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)] ?? {}) as Schema);
    if (part.properties !== undefined) return objectOf(part);
    const variants = part.anyOf ?? part.oneOf;
    if (variants !== undefined) return fc.oneof(...variants.map(make));
    const [first] = part.allOf ?? [];
    if (first !== undefined) return make(first);
    if (part.enum !== undefined) return fc.constantFrom(...part.enum);
    if (part.prefixItems !== undefined) return fc.tuple(...part.prefixItems.map(make));
    const type = typeof part.type === 'string' ? part.type : part.type?.[0];
    switch (type) {
      case 'integer':
        return fc.oneof(
          fc.integer({ min: part.minimum ?? 0, max: Math.min(part.maximum ?? 50, (part.minimum ?? 0) + 30) }),
          fc.constantFrom(part.minimum ?? 0, part.maximum ?? 50),
        );
      case 'number':
        return fc.double({ min: part.minimum ?? 0, max: part.maximum ?? 1, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(make(part.items ?? {}), {
          minLength: part.minItems ?? 0,
          maxLength: Math.min(part.maxItems ?? 4, 4),
        });
      case 'string':
        return textOf(part);
      default:
        return fc.jsonValue();
    }
  };

  const objectOf = (part: Schema): fc.Arbitrary<unknown> => {
    const fields = Object.fromEntries(
      Object.entries(part.properties ?? {}).map(([name, field]) => [name, make(field)]),
    );
    const shapes = (part.oneOf ?? [{}]).map((shape) => [...(part.required ?? []), ...(shape.required ?? [])]);
    const exclusive = new Set((part.oneOf ?? []).flatMap((shape) => shape.required ?? []));
    // One of the shapes, with some of the fields that go with any of them.
    return fc.oneof(
      ...shapes.map((required) => {
        const allowed = Object.entries(fields).filter(([name]) => required.includes(name) || !exclusive.has(name));
        return fc.record(Object.fromEntries(allowed), { requiredKeys: required });
      }),
    );
  };
  return make(schema as Schema);
}

function textOf({ pattern, minLength = 0, maxLength = 20, example }: Schema): fc.Arbitrary<unknown> {
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 12), unit: 'grapheme' });
  const known = example === undefined ? [] : [fc.constant(example)];
  if (pattern !== undefined)
    return fc.oneof(
      fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength)),
      ...known,
    );
  return fc.oneof(plain, ...known);
}

/** Values that fit nothing in particular: wrong types, hostile keys, long and deep ones. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    [],
    'x',
    -1,
    1e308,
    { rows: null, cols: null },
    { rows: [], cols: [] },
    { rows: [[1]], cols: [[1]], given: ['💥'] },
    { rows: [[-1]], cols: [[2 ** 53]] },
    { text: '\u0000\u0001' },
    { text: '<x', format: 'webpbn-xml' },
    { text: '{"width":10000,"height":10000,"goal":["#"]}' },
    { text: 'width 9999999\nheight 99999999\nrows\ncolumns\n' },
    { code: 'nQAAAAAAAAAAAA' },
    { puzzles: [null, 1, 'x', {}] },
    { resume: 'n1..' },
    { resume: 'n1.e30.AAAA' },
  ),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'rows', 'cols', 'toString', 'budget', 'text'),
    fc.jsonValue(),
  ),
);
