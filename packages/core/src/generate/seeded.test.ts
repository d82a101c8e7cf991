import { expect, test } from 'vitest';
import { createRandom } from './seeded.ts';

test('a seed gives the same sequence for ever', () => {
  const random = createRandom('nonokit');
  expect(Array.from({ length: 4 }, () => random.next())).toEqual([139195877, 3832969822, 2109830561, 3678098961]);
});

test('other seeds give other sequences', () => {
  const first = (seed: string) => createRandom(seed).next();
  expect(new Set(['', 'a', 'b', 'ab', 'ba', 'a ', 'ä', '\u0161'].map(first)).size).toBe(8);
});

test('below covers its range evenly', () => {
  const random = createRandom('dice');
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i += 1) {
    const side = random.below(6);
    counts[side] = (counts[side] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  expect(random.below(1)).toBe(0);
});
