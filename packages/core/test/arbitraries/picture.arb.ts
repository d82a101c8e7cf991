// Random pictures: not square by default, with empty and full lines among them.

import fc from 'fast-check';
import type { Palette } from '../../src/puzzle/color.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/color.ts';
import { namedPalette } from '../../src/puzzle/default-colors.ts';
import type { Picture } from '../../src/puzzle/picture.ts';

/** Sides and colours of what is drawn. */
export interface PictureShape {
  readonly maxSide?: number;
  /** Colours besides the background. */
  readonly maxInks?: number;
}

/** A picture with colours 0 to `colorCount - 1`. */
export function pictureArb(colorCount: number, { maxSide = 8 }: PictureShape = {}): fc.Arbitrary<Picture> {
  const side = fc.integer({ min: 1, max: maxSide });
  return fc.tuple(side, side).chain(([width, height]) =>
    fc.oneof(
      { weight: 1, arbitrary: fc.constant({ width, height, cells: new Uint8Array(width * height) }) },
      {
        weight: 12,
        arbitrary: fc
          .array(fc.integer({ min: 0, max: colorCount - 1 }), { minLength: width * height, maxLength: width * height })
          .map((cells) => ({ width, height, cells: Uint8Array.from(cells) })),
      },
    ),
  );
}

/** A palette: often black and white, else up to `maxInks` colours with the names files would give them. */
export function paletteArb(maxInks = 6): fc.Arbitrary<Palette> {
  const rgb = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
  return fc.oneof(
    fc.constant(BLACK_AND_WHITE),
    fc.uniqueArray(rgb, { minLength: 2, maxLength: maxInks + 1 }).map((values) => namedPalette(values)),
  );
}
