import { expect, test } from 'vitest';
import { slideProducts } from './sliding-products.ts';

test.each([1, 2, 3, 5, 9])('windows of %i give the products of their numbers, zeros included', (size) => {
  const numbers = Float64Array.of(9, 2, 3, 0, 5, 1, 7, 4, 2, 3, 6, 2, 8, 1, 5);
  const count = numbers.length - size;
  const products = new Float64Array(count + 1);
  slideProducts(numbers, 1, size, products, 1, count);
  for (let i = 0; i < count; i += 1) {
    const window = numbers.slice(1 + i, 1 + i + size);
    expect(products[1 + i]).toBe(window.reduce((product, number) => product * number, 1));
  }
});
