import { expect, test } from 'vitest';
import { negotiate } from './negotiate.ts';

const drawings = ['image/svg+xml', 'image/png', 'text/plain'] as const;

test.each([
  ['no header takes the first', undefined, 'image/svg+xml'],
  ['an empty one too', '', 'image/svg+xml'],
  ['anything takes the first', '*/*', 'image/svg+xml'],
  ['a half range', 'image/*', 'image/svg+xml'],
  ['exact', 'image/png', 'image/png'],
  ['case does not matter', 'IMAGE/PNG', 'image/png'],
  ['the better one', 'text/plain;q=0.5, image/png;q=0.4', 'text/plain'],
  ['exact beats a range, even for less', 'image/*;q=0.9, image/svg+xml;q=0.1', 'image/png'],
  ['zero refuses', 'image/svg+xml;q=0, */*', 'image/png'],
  ['nothing fits', 'application/json', undefined],
  ['all refused', '*/*;q=0', undefined],
  ['a quality that is no number refuses', 'image/png;q=much', undefined],
  ['rubbish', ',,;;q=1,/', undefined],
])('%s', (_, accept, chosen) => {
  expect(negotiate(accept, drawings)).toBe(chosen);
});
