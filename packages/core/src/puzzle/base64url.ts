// Bytes as text for URLs (RFC 4648, section 5, without padding). Core has no `atob`.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((char, value) => [char, value]));

/** Writes bytes as base64url. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    held += 8;
    while (held >= 6) {
      held -= 6;
      text += ALPHABET[(bits >>> held) & 63];
    }
  }
  return held > 0 ? text + ALPHABET[(bits << (6 - held)) & 63] : text;
}

/**
 * Reads base64url.
 *
 * @returns the index of the first character that does not belong; a text of an impossible length,
 *   or with stray bits at its end, fails behind its last character.
 */
export function fromBase64Url(
  text: string,
): { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly index: number } {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES.get(text.charAt(index));
    if (value === undefined) return { ok: false, index };
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[count] = (bits >>> held) & 0xff;
    count += 1;
  }
  const isWhole = held < 6 && (bits & ((1 << held) - 1)) === 0;
  return isWhole ? { ok: true, bytes } : { ok: false, index: text.length };
}
