// Options in links: what stands after the `#`, so that puzzles never reach a server or a URL limit.

import type { OptionName } from './attributes.ts';
import { attributeOf, OPTION_NAMES, optionOf, READINGS } from './attributes.ts';

/**
 * Reads the parameters after the `#` of a link: `#puzzle=…&mode=play`; a hash without `=` is a share code.
 *
 * Parameters nobody knows are left out: an old page may meet a new link.
 */
export function optionsOfHash(hash: string): Partial<Record<OptionName, string>> {
  const found: Partial<Record<OptionName, string>> = {};
  const body = hash.replace(/^#/, '');
  if (body === '') return found;
  if (!body.includes('=')) return { puzzle: new URLSearchParams(`puzzle=${body}`).get('puzzle') ?? '' };
  for (const [key, value] of new URLSearchParams(body)) {
    const name = optionOf(key);
    if (name) found[name] = value;
  }
  return found;
}

/** Writes options as the hash of a link, defaults left out; the other direction of `optionsOfHash`. */
export function hashOfOptions(options: Partial<Record<OptionName, string>>): string {
  const parameters = new URLSearchParams();
  for (const name of OPTION_NAMES) {
    const value = options[name];
    if (value !== undefined && value !== READINGS[name].fallback) parameters.set(attributeOf(name), value);
  }
  return `#${parameters.toString()}`;
}
