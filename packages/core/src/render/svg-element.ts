// Writing SVG elements. Everything that comes from a puzzle file passes through `text` or `element`.

/** A number with at most two decimals, as short as possible. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Escapes a text, and drops characters that XML forbids. */
export function text(value: string): string {
  return value
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** An element; attribute values are escaped, `content` must be escaped already. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : text(value)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
