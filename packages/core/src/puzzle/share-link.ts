// A link to a puzzle keeps its code behind the `#`, so that it never reaches a server or its logs.
//
//   https://example.org/play#puzzle=nQ…&mode=play     →  nQ…
//   https://example.org/embed#nQ…                     →  nQ…

import { looksLikeCode } from './share-code.ts';

/** Finds the share code in a link, or in the part of it from `#` or `?` on; `undefined` if there is none. */
export function codeInLink(link: string): string | undefined {
  const text = link.trim();
  const hash = text.indexOf('#');
  const parts = [hash < 0 ? '' : text.slice(hash + 1), queryOf(hash < 0 ? text : text.slice(0, hash))];
  for (const part of parts) {
    for (const pair of part.split('&')) {
      const equals = pair.indexOf('=');
      const name = equals < 0 ? '' : pair.slice(0, equals);
      const value = pair.slice(equals + 1);
      const isNamed = name === 'puzzle' && value !== '';
      if (isNamed || ((name === '' || name === 'p') && looksLikeCode(value))) return value;
    }
  }
  return undefined;
}

/** Puts a code behind the `#` of a page's address; other settings of the hash stay. */
export function linkWithCode(page: string, code: string): string {
  const hash = page.indexOf('#');
  const address = hash < 0 ? page : page.slice(0, hash);
  const others = (hash < 0 ? '' : page.slice(hash + 1))
    .split('&')
    .filter((pair) => pair !== '' && !/^(?:puzzle|p)=/.test(pair) && !looksLikeCode(pair));
  return `${address}#${[`puzzle=${code}`, ...others].join('&')}`;
}

function queryOf(address: string): string {
  const mark = address.indexOf('?');
  return mark < 0 ? '' : address.slice(mark + 1);
}
