// MurmurHash3 x86_128 (Austin Appleby, 2011, public domain): a hash that depends on every character,
// spreads well and needs nothing but 32-bit arithmetic, so it is the same in every engine, and it
// exists for every language. Not for secrets.

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

/** The 128-bit hash (seed 0) of a text of ASCII characters, as 32 hex digits. */
export function murmur3(text: string): string {
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const tail = text.length & ~15;
  for (let i = 0; i < tail; i += 16) {
    h1 ^= mix(word(text, i), C1, 15, C2);
    h1 = (Math.imul((rotated(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= mix(word(text, i + 4), C2, 16, C3);
    h2 = (Math.imul((rotated(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= mix(word(text, i + 8), C3, 17, C4);
    h3 = (Math.imul((rotated(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= mix(word(text, i + 12), C4, 18, C1);
    h4 = (Math.imul((rotated(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  // What is missing of the last 16 characters counts as zeros.
  h4 ^= mix(word(text, tail + 12), C4, 18, C1);
  h3 ^= mix(word(text, tail + 8), C3, 17, C4);
  h2 ^= mix(word(text, tail + 4), C2, 16, C3);
  h1 ^= mix(word(text, tail), C1, 15, C2);

  h1 ^= text.length;
  h2 ^= text.length;
  h3 ^= text.length;
  h4 ^= text.length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = (h2 + h1) | 0;
  h3 = (h3 + h1) | 0;
  h4 = (h4 + h1) | 0;
  h1 = finished(h1);
  h2 = finished(h2);
  h3 = finished(h3);
  h4 = finished(h4);
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = (h2 + h1) | 0;
  h3 = (h3 + h1) | 0;
  h4 = (h4 + h1) | 0;
  return [h1, h2, h3, h4].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Four characters as a little-endian number; characters past the end are zeros. */
function word(text: string, at: number): number {
  let value = 0;
  for (let i = Math.min(at + 3, text.length - 1); i >= at; i -= 1) value = (value << 8) | (text.charCodeAt(i) & 0xff);
  return value;
}

function rotated(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function mix(value: number, first: number, by: number, second: number): number {
  return Math.imul(rotated(Math.imul(value, first), by), second);
}

function finished(hash: number): number {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return value ^ (value >>> 16);
}
