// Text as UTF-8 and back. Core has no `TextEncoder`.

/** Encodes as many whole characters as fit into `maxBytes`; half a surrogate pair becomes U+FFFD. */
export function toUtf8(text: string, maxBytes: number): readonly number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const sound = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    const encoded = encode(sound);
    if (bytes.length + encoded.length > maxBytes) break;
    bytes.push(...encoded);
  }
  return bytes;
}

/** Decodes strictly; `undefined` if the bytes are not UTF-8 in its shortest form. */
export function fromUtf8(bytes: readonly number[]): string | undefined {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i] ?? 0;
    const length = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 0;
    if (length === 0 || i + length > bytes.length) return undefined;
    let point = length === 1 ? first : first & (0xff >> (length + 1));
    for (const next of bytes.slice(i + 1, i + length)) {
      if ((next & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (next & 0x3f);
    }
    const isSound = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) && encode(point).length === length;
    if (!isSound) return undefined;
    text += String.fromCodePoint(point);
    i += length;
  }
  return text;
}

function encode(point: number): readonly number[] {
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), 0x80 | (point & 63)];
  if (point < 0x10000) return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
}
