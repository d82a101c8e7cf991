import { describe, expect, test } from 'vitest';
import { createInputDecoder, MAX_PASTE } from './decode-input.ts';
import type { InputEvent } from './input-event.ts';

const decode = (...chunks: string[]): readonly InputEvent[] => {
  const decoder = createInputDecoder();
  return [...chunks.flatMap((chunk) => decoder.push(chunk)), ...decoder.flush()];
};
const keys = (...chunks: string[]): readonly string[] =>
  decode(...chunks).map((event) => (event.type === 'key' ? event.key : event.type));

describe('keys', () => {
  test.each<[name: string, input: string, expected: readonly string[]]>([
    ['letters keep their case', 'xR?', ['x', 'R', '?']],
    ['control characters', '\u001a\u0012\u0019\u0003', ['ctrl+z', 'ctrl+r', 'ctrl+y', 'ctrl+c']],
    ['named characters', ' \r\t\u007f', ['space', 'enter', 'tab', 'backspace']],
    ['Ctrl+H is the Backspace of many terminals', '\b', ['backspace']],
    ['arrows, both modes', '\u001b[A\u001bOB\u001b[C\u001bOD', ['up', 'down', 'right', 'left']],
    ['arrows with modifiers', '\u001b[1;2A\u001b[1;5C\u001b[1;6D', ['shift+up', 'ctrl+right', 'ctrl+shift+left']],
    [
      'the six keys above the arrows',
      '\u001b[H\u001b[4~\u001b[5~\u001b[6~\u001b[3~',
      ['home', 'end', 'pageup', 'pagedown', 'delete'],
    ],
    ['Escape before another key', '\u001b\u001b[A', ['escape', 'up']],
    ['Alt with a letter', '\u001bx', ['alt+x']],
    ['back tab', '\u001b[Z', ['shift+tab']],
    ['a held key is not a paste', 'jjjjjjjjjjjjjjjjjjjj', Array.from({ length: 20 }, () => 'j')],
    ['characters beyond ASCII', 'é日', ['é', '日']],
    ['kitty: plain, shifted, Ctrl', '\u001b[120u\u001b[114:82;2u\u001b[122;5u', ['x', 'R', 'ctrl+z']],
    ['kitty: a release is not a press', '\u001b[120;1:1u\u001b[120;1:3u\u001b[1;1:3A', ['x']],
    ['kitty: Caps Lock alone', '\u001b[57358u', []],
    ['unknown sequences vanish', '\u001b[?62;4c\u001b[99~\u001b[?2026;2$yx', ['x']],
  ])('%s', (_, input, expected) => {
    expect(keys(input)).toEqual(expected);
  });

  test('a sequence cut anywhere is put together', () => {
    for (let cut = 1; cut < 6; cut += 1) {
      const sequence = '\u001b[1;5C';
      expect(keys(sequence.slice(0, cut), sequence.slice(cut))).toEqual(['ctrl+right']);
    }
  });

  test('a lone escape waits, then is the Escape key', () => {
    const decoder = createInputDecoder();
    expect(decoder.push('\u001b')).toEqual([]);
    expect(decoder.isWaiting).toBe(true);
    expect(decoder.flush()).toEqual([{ type: 'key', key: 'escape' }]);
    expect(decoder.isWaiting).toBe(false);
  });
});

describe('mouse', () => {
  const place = { type: 'mouse', x: 11, y: 4, shift: false, alt: false, ctrl: false };
  test.each<[name: string, input: string, expected: object]>([
    ['press', '\u001b[<0;12;5M', { ...place, action: 'press', button: 'left' }],
    ['release', '\u001b[<0;12;5m', { ...place, action: 'release', button: 'left' }],
    ['right', '\u001b[<2;12;5M', { ...place, action: 'press', button: 'right' }],
    ['drag', '\u001b[<32;12;5M', { ...place, action: 'drag', button: 'left' }],
    ['hover', '\u001b[<35;12;5M', { ...place, action: 'move', button: 'none' }],
    ['wheel', '\u001b[<65;12;5M', { ...place, action: 'wheel-down', button: 'none' }],
    ['Ctrl and left', '\u001b[<16;12;5M', { ...place, action: 'press', button: 'left', ctrl: true }],
    ['Alt and left', '\u001b[<8;12;5M', { ...place, action: 'press', button: 'left', alt: true }],
    ['far right of a wide screen', '\u001b[<0;500;5M', { ...place, x: 499, action: 'press', button: 'left' }],
  ])('%s', (_, input, expected) => {
    expect(decode(input)).toEqual([expected]);
  });

  test('the old byte-coded reports are skipped whole', () => {
    expect(keys('\u001b[M !!x')).toEqual(['x']);
  });
});

describe('paste', () => {
  test('is one event, whatever is in it', () => {
    expect(decode('\u001b[200~R\u001b[A q\r\n2 1\u001b[201~x')).toEqual([
      { type: 'paste', text: 'R\u001b[A q\n2 1' },
      { type: 'key', key: 'x' },
    ]);
  });

  test('may come in pieces, its end mark cut anywhere', () => {
    const whole = '\u001b[200~abc\u001b[201~x';
    for (let cut = 1; cut < whole.length; cut += 1) {
      const expected = [
        { type: 'paste', text: 'abc' },
        { type: 'key', key: 'x' },
      ];
      expect(decode(whole.slice(0, cut), whole.slice(cut))).toEqual(expected);
    }
  });

  test('without brackets is told from keys by its speed', () => {
    expect(decode('Rcq 2 1 3 RRR quit', 'ab')).toEqual([{ type: 'paste', text: 'Rcq 2 1 3 RRR quitab' }]);
  });

  test('a flood is cut, not kept', () => {
    const decoder = createInputDecoder();
    decoder.push('\u001b[200~');
    for (let i = 0; i < 40; i += 1) decoder.push('x'.repeat(100_000));
    const [event] = decoder.push('\u001b[201~');
    expect(event?.type === 'paste' && event.text.length).toBe(MAX_PASTE);
  });
});

describe('answers of the terminal', () => {
  test.each([
    ['\u001b]11;rgb:1e1e/1e1e/2e2e\u001b\\', '1e1e2e'],
    ['\u001b]11;rgb:ff/ff/ff\u0007', 'ffffff'],
  ])('the background colour %j', (input, rgb) => {
    expect(decode(input)).toEqual([{ type: 'background', rgb }]);
  });

  test('focus', () => {
    expect(decode('\u001b[I\u001b[O')).toEqual([
      { type: 'focus', focused: true },
      { type: 'focus', focused: false },
    ]);
  });

  test('any bytes decode without an exception', () => {
    const parts = ['\u001b', '[', '<', '200~', ';', '9', 'M', ']11;rgb:', '\u0007', 'O', 'u', ':', 'x'];
    for (let seed = 1; seed < 3000; seed += 1) {
      let state = seed;
      const text = Array.from({ length: 12 }, () => {
        state = (state * 48271) % 2147483647;
        return parts[state % parts.length] ?? '';
      }).join('');
      expect(Array.isArray(decode(text))).toBe(true);
    }
  });
});
