import { expect, test } from 'vitest';
import { createRandom } from '../../test/oracle/random-puzzles.ts';
import { bytesToText, NumberReader, NumberWriter, textToBytes } from './resume-text.ts';

test('numbers come back from text', () => {
  const random = createRandom(1);
  const numbers = Array.from({ length: 300 }, (_, i) => random(2 ** (i % 31)));
  const writer = new NumberWriter();
  for (const number of numbers) writer.write(number);
  writer.writeRising([3, 3, 200, 70_000]);
  const reader = new NumberReader(textToBytes(bytesToText(writer.bytes())) ?? new Uint8Array(0));
  expect(numbers.map(() => reader.read())).toEqual(numbers);
  expect([...reader.readRising(70_001)]).toEqual([3, 3, 200, 70_000]);
  expect(reader.isBroken).toBe(false);
});

test('300 is two bytes', () => {
  const writer = new NumberWriter();
  writer.write(300);
  expect([...writer.bytes()]).toEqual([172, 2]);
});

test('past the end and above a limit the reader says that it is broken', () => {
  const reader = new NumberReader(Uint8Array.of(5));
  expect([reader.readBelow(5), reader.isBroken]).toEqual([0, true]);
  expect(new NumberReader(Uint8Array.of(128, 128)).read()).toBe(0);
});

test('a character outside base64url is refused', () => {
  expect(textToBytes('AB+/')).toBeUndefined();
});
