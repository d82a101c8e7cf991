import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonFault, findPointers, pointerStep } from './json-scan.ts';

describe('findJsonFault', () => {
  test.each([
    ['[1,]', 3, 'expected a value'],
    ['[1 2]', 3, 'expected "," or "]"'],
    ['{"a" 1}', 5, 'expected ":"'],
    ['{a: 1}', 1, 'expected a member name in quotes'],
    ['{"a": 1,}', 8, 'expected a member name in quotes'],
    ['{"a": 1', 7, 'the text ends where "," or "}" is expected'],
    ['"abc', 0, 'expected a value'],
    ['"a\\x"', 0, 'expected a value'],
    ['[01]', 2, 'expected "," or "]"'],
    ['[+1]', 1, 'expected a value'],
    ['[1] x', 4, 'expected the end of the text'],
    ['', 0, 'the text ends where a value is expected'],
  ])('%s', (text, offset, message) => {
    expect(findJsonFault(text)).toMatchObject({ offset, message });
  });

  test('agrees with JSON.parse about what is JSON', () => {
    const torn = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom('', ',', ']', '"', '1', '{', '\\', ' '))
      .map(
        ([text, at, insert]) =>
          text.slice(0, at % (text.length + 1)) + insert + text.slice((at % (text.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 4 }), torn), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === undefined).toBe(isJson);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('findPointers', () => {
  test.each([
    ['{"rows": [[1], ["x"]]}', '/rows/1/0', '"x"'],
    ['{"rows": [[1], ["x"]]}', '/rows/1', '["x"]'],
    ['{"rows": [[1], ["x"]]}', '', '{"rows": [[1], ["x"]]}'],
    ['{"a/b": {"~": true}}', '/a~1b/~0', 'true'],
    ['{"a": 1, "a": 2}', '/a', '2'],
    ['{"\\u0061": 7}', '/a', '7'],
    ['[ ]', '', '[ ]'],
  ])('%s %s', (text, pointer, expected) => {
    const span = findPointers(text, [pointer]).get(pointer);
    expect(span && text.slice(span.offset, span.offset + span.length)).toBe(expected);
  });

  test('finds every value where JSON.parse sees it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value, undefined, 1);
        const values = new Map<string, unknown>();
        const walk = (one: unknown, pointer: string): void => {
          values.set(pointer, one);
          if (Array.isArray(one)) for (const [index, inner] of one.entries()) walk(inner, pointer + pointerStep(index));
          else if (typeof one === 'object' && one !== null) {
            for (const [key, inner] of Object.entries(one)) walk(inner, pointer + pointerStep(key));
          }
        };
        walk(JSON.parse(text), '');
        const spans = findPointers(text, values.keys());
        for (const [pointer, one] of values) {
          const span = spans.get(pointer);
          expect(span && JSON.parse(text.slice(span.offset, span.offset + span.length))).toEqual(one);
        }
      }),
      { numRuns: 300 },
    );
  });
});
