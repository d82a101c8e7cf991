// Finds places in JSON text: of a syntax error, and of values given by their JSON pointers.
//
// `JSON.parse` is fast but says where it failed in words that differ between engines, and its
// values do not know where they came from. This slow twin is asked only after something went wrong.
//
//   findPointers('{"rows": [[1], ["x"]]}', ['/rows/1/0'])  → '/rows/1/0' is at offset 16, length 3

/** A stretch of text. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The first thing that is not JSON. */
export interface JsonFault extends Span {
  readonly message: string;
}

interface Frame {
  readonly isArray: boolean;
  readonly pointer: string; // of the list or object itself
  readonly start: number; // offset of its bracket
  key: string; // of the member being read
  index: number; // of the element being read
  isFresh: boolean; // nothing read since the bracket
}

/** No puzzle needs more; deeper texts are refused before they cost memory. */
const MAX_JSON_DEPTH = 64;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const BLANK = /[ \t\r\n]*/y;
const JUNK = /"[^"\r\n]{0,40}|[^\s,:[\]{}"]{1,40}|[\s\S]/y;

/** Finds the first syntax error; `undefined` if the text is JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  return scan(text, new Map());
}

/** Finds the values that JSON pointers name; of a repeated member the last one, as `JSON.parse` takes it. */
export function findPointers(text: string, pointers: Iterable<string>): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span | undefined>();
  for (const pointer of pointers) spans.set(pointer, undefined);
  scan(text, spans);
  const found = new Map<string, Span>();
  for (const [pointer, span] of spans) if (span) found.set(pointer, span);
  return found;
}

/** True if brackets are nested deeper than any puzzle needs. Looks at brackets and quotes only. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (isInString) {
      if (char === 0x5c) i += 1;
      else if (char === 0x22) isInString = false;
    } else if (char === 0x22) {
      isInString = true;
    } else if (char === 0x5b || char === 0x7b) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (char === 0x5d || char === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}

/** Length of the string that starts here, quotes included; -1 if there is none. A loop, since engines recurse in long regular expressions. */
function stringLength(text: string, start: number): number {
  if (text.charCodeAt(start) !== 0x22) return -1;
  for (let i = start + 1; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (char === 0x22) return i + 1 - start;
    if (char < 0x20) return -1;
    if (char !== 0x5c) continue;
    i += 1;
    if (text[i] === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(i + 1, i + 5))) return -1;
      i += 4;
    } else if (!'"\\/bfnrt'.includes(text[i] ?? 'x')) {
      return -1;
    }
  }
  return -1;
}

/** One step of a JSON pointer, escaped as RFC 6901 says. */
export function pointerStep(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function scan(text: string, wanted: Map<string, Span | undefined>): JsonFault | undefined {
  const frames: Frame[] = [];
  let pos = text.startsWith('\uFEFF') ? 1 : 0;
  let start = pos; // of the value read last
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = pos;
    return pattern.test(text) ? pattern.lastIndex - pos : -1;
  };
  const skipBlank = (): void => {
    pos += match(BLANK);
  };
  const fault = (expected: string): JsonFault =>
    pos >= text.length
      ? { offset: pos, length: 1, message: `the text ends where ${expected} is expected` }
      : { offset: pos, length: Math.max(1, match(JUNK)), message: `expected ${expected}` };
  // Most values are deeper than anything that is looked for: they cost no text.
  let deepest = 0;
  for (const pointer of wanted.keys()) deepest = Math.max(deepest, pointer.split('/').length - 1);
  const pointerHere = (): string => {
    const frame = frames.at(-1);
    if (frame === undefined || frames.length > deepest) return '';
    return frame.pointer + pointerStep(frame.isArray ? frame.index : frame.key);
  };
  const note = (pointer: string): void => {
    if (frames.length <= deepest && wanted.has(pointer)) wanted.set(pointer, { offset: start, length: pos - start });
  };
  const close = (): void => {
    const frame = frames.pop();
    pos += 1;
    start = frame?.start ?? 0;
    note(frame?.pointer ?? '');
  };

  // Each turn reads one value or opens one; what follows values is read at the end of the turn.
  for (;;) {
    skipBlank();
    const frame = frames.at(-1);
    if (frame?.isFresh && text[pos] === (frame.isArray ? ']' : '}')) {
      close();
    } else {
      if (frame) frame.isFresh = false;
      if (frame && !frame.isArray) {
        const length = stringLength(text, pos);
        if (length < 0) return fault('a member name in quotes');
        if (frames.length <= deepest) frame.key = String(JSON.parse(text.slice(pos, pos + length)));
        pos += length;
        skipBlank();
        if (text[pos] !== ':') return fault('":"');
        pos += 1;
        skipBlank();
      }
      start = pos;
      const char = text[pos];
      if (char === '[' || char === '{') {
        if (frames.length >= MAX_JSON_DEPTH) return { offset: pos, length: 1, message: 'lists are nested too deeply' };
        frames.push({ isArray: char === '[', pointer: pointerHere(), start, key: '', index: 0, isFresh: true });
        pos += 1;
        continue;
      }
      const length = Math.max(stringLength(text, pos), match(NUMBER), match(WORD));
      if (length <= 0) return fault('a value');
      pos += length;
      note(pointerHere());
    }
    for (let open = frames.at(-1); ; open = frames.at(-1)) {
      skipBlank();
      if (open === undefined) return pos < text.length ? fault('the end of the text') : undefined;
      if (text[pos] === ',') {
        pos += 1;
        open.index += 1;
        break;
      }
      if (text[pos] !== (open.isArray ? ']' : '}')) return fault(open.isArray ? '"," or "]"' : '"," or "}"');
      close();
    }
  }
}
