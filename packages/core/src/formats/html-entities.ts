// HTML escapes in texts: `&copy; 2004` → `© 2004`. Numbers, the names of Latin-1 and a few signs;
// what is unknown stays as it is. Replaced once: `&amp;copy;` is the text `&copy;`.

// The names of U+00A0 to U+00FF in order.
const LATIN_1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const NAMES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(/\s+/).map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['euro', '€'],
]);

/** Replaces HTML escapes by what they stand for. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g,
    (whole, dec, hex, name) => {
      if (typeof name === 'string') return NAMES.get(name) ?? whole;
      const point = typeof dec === 'string' ? Number(dec) : Number.parseInt(String(hex), 16);
      const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return isCharacter ? String.fromCodePoint(point) : whole;
    },
  );
}

/** Escapes what a quoted text on one line cannot hold. */
export function encodeQuoted(text: string): string {
  return text.replaceAll(/[&"\p{Cc}\u2028\u2029]/gu, (char) => {
    if (char === '&') return '&amp;';
    return char === '"' ? '&quot;' : `&#${char.codePointAt(0)};`;
  });
}
