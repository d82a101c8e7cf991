// Products of neighbouring numbers, for every place of a sliding window, without dividing.
//
//   size 3, numbers a b c d e      windows  abc  bcd  cde
//   anchor before c                left     ab   b    1       products that end at the anchor
//                                  right    c    cd   cde     products that begin there
//
// Two numbers are multiplied for each window, whatever its size, and zeros do no harm (van Herk, 1992).

/**
 * Writes `count` products of `size` neighbours each, the first one from `from` on.
 *
 * @param products written from `to` on; must be another array.
 */
export function slideProducts(
  numbers: Float64Array,
  from: number,
  size: number,
  products: Float64Array,
  to: number,
  count: number,
): void {
  let start = 0;
  while (start < count) {
    const anchor = Math.min(count - 1, start + size - 1);
    let product = 1;
    for (let o = anchor; o >= start; o -= 1) {
      products[to + o] = product;
      if (o > start) product *= numbers[from + o - 1] as number;
    }
    product = 1;
    let end = anchor;
    for (let o = start; o <= anchor; o += 1) {
      while (end < o + size) product *= numbers[from + end++] as number;
      products[to + o] = (products[to + o] as number) * product;
    }
    start = anchor + 1;
  }
}
