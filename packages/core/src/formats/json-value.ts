// Looking into a JSON value of unknown shape. Members are read by name and only if they are the
// object's own, and nothing is ever copied by key: a file cannot reach a prototype.

import { quoted } from './text-lines.ts';

/** A JSON object that may be anything. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A member that was found, under the name the file uses. */
export interface Member {
  readonly name: string;
  readonly value: unknown;
}

/** True for `{…}`, false for lists, texts, numbers and null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for `[…]`; narrows to unknown elements where `Array.isArray` gives `any`. */
export function isJsonList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The first own member among several names; null counts as absent. */
export function memberOf(value: JsonObject, ...names: readonly string[]): Member | undefined {
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue;
    const member = value[name];
    if (member !== null && member !== undefined) return { name, value: member };
  }
  return undefined;
}

/** What a message calls a value: `a list`, `"abc"`, `3.5`. */
export function describeJson(value: unknown): string {
  if (value === undefined) return 'none';
  if (value === null) return 'null';
  if (isJsonList(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? quoted(value) : String(value);
}
