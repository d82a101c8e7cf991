// Pictures in another size: whole cells become larger blocks, or several cells one averaged pixel.

import type { Rgb } from '../../ansi-color.ts';
import { mix } from '../theme/theme.ts';
import type { Pixels } from './draw-picture.ts';

/** Fits a picture into a number of pixels; its shape stays, and it grows by whole factors only. */
export function fitPixels(pixels: Pixels, width: number, height: number): Pixels {
  const factor = Math.floor(Math.min(width / pixels.width, height / pixels.height));
  if (factor >= 1) return factor === 1 ? pixels : enlarged(pixels, factor);
  const share = Math.min(width / pixels.width, height / pixels.height);
  return averaged(
    pixels,
    Math.max(1, Math.round(pixels.width * share)),
    Math.max(1, Math.round(pixels.height * share)),
  );
}

function enlarged(pixels: Pixels, factor: number): Pixels {
  const at = (value: number): number => Math.floor(value / factor);
  return {
    width: pixels.width * factor,
    height: pixels.height * factor,
    colorAt: (row, column) => pixels.colorAt(at(row), at(column)),
    signAt: (row, column) => pixels.signAt(at(row), at(column)),
  };
}

function averaged(pixels: Pixels, width: number, height: number): Pixels {
  const range = (index: number, count: number, all: number): readonly [from: number, to: number] => [
    Math.floor((index * all) / count),
    Math.max(Math.floor((index * all) / count) + 1, Math.ceil(((index + 1) * all) / count)),
  ];
  return {
    width,
    height,
    colorAt(row, column) {
      const [top, bottom] = range(row, height, pixels.height);
      const [left, right] = range(column, width, pixels.width);
      let color: Rgb | undefined;
      let count = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const own = pixels.colorAt(y, x);
          count += 1;
          color = color ? mix(color, own, 1 / count) : own;
        }
      }
      return color ?? [0, 0, 0];
    },
    signAt(row, column) {
      const [top, bottom] = range(row, height, pixels.height);
      const [left, right] = range(column, width, pixels.width);
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const sign = pixels.signAt(y, x);
          if (sign !== '.' && sign !== ' ') return sign;
        }
      }
      return pixels.signAt(top, left);
    },
  };
}
