// Smooth pictures: noise, blurred, cut at the height that gives the wanted density.
//
//   noise      3 9 1 7 …      one random height a cell
//   blurred    5 5 4 4 …      mean over a neighbourhood, up to three times: nearly a bell
//   cut        # # . . …      the highest cells are filled, exactly as many as asked for
//
// Blobs make long runs, and long runs make puzzles that lines can solve; loose cells and diagonal
// switches, which make them ambiguous, are what blurring removes. With several colours a second,
// wider noise says which ink a filled cell has, so that colours lie in patches.

import { BACKGROUND } from '../puzzle/color.ts';
import { at, createGrid } from '../puzzle/grid.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { Random } from './seeded.ts';

/** What the picture shall be like. */
export interface SmoothOptions {
  readonly width: number;
  readonly height: number;
  /** Inks besides the background. */
  readonly colors: number;
  /** Share of cells that are filled, 0–1. */
  readonly density: number;
  /** `mirror`: the right half is the left half mirrored. */
  readonly symmetry: 'none' | 'mirror';
}

/** Draws one. The same random sequence gives the same picture. */
export function smoothPicture(random: Random, options: SmoothOptions): Picture {
  const { width, height, colors, density, symmetry } = options;
  const picture = createGrid(width, height);
  const heights = smoothNoise(random, options, 1);
  const patches = colors > 1 ? smoothNoise(random, options, 2) : heights;
  if (symmetry === 'mirror') for (const field of [heights, patches]) mirror(field, width);
  const filled = highest(heights, Math.round(density * width * height));
  // Inks take equal shares of the filled cells, by height of the second noise.
  const byPatch = [...filled].sort((x, y) => at(patches, x) - at(patches, y) || x - y);
  byPatch.forEach((cell, i) => {
    picture.cells[cell] = 1 + Math.floor((i * colors) / byPatch.length);
  });
  if (symmetry === 'mirror') mirror(picture.cells, width);
  return picture;
}

/** The cells with the greatest heights; among equals the earlier ones. */
function highest(heights: Float64Array, count: number): readonly number[] {
  return [...heights.keys()].sort((x, y) => at(heights, y) - at(heights, x) || x - y).slice(0, count);
}

function smoothNoise(random: Random, { width, height }: SmoothOptions, reach: number): Float64Array {
  // A small board needs small blobs, or it is one corner filled.
  const shortest = Math.min(width, height);
  const passes = shortest <= 8 ? 1 : shortest <= 24 ? 2 : 3;
  let field = Float64Array.from({ length: width * height }, () => random.below(1 << 16));
  for (let pass = 0; pass < passes; pass += 1) field = boxMean(field, width, height, reach);
  return field;
}

/** The mean over a square of cells, cut off at the edges. Sums of whole numbers first, so results are exact. */
function boxMean(field: Float64Array, width: number, height: number, reach: number): Float64Array<ArrayBuffer> {
  const mean = new Float64Array(field.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      let count = 0;
      for (let r = Math.max(0, row - reach); r <= Math.min(height - 1, row + reach); r += 1) {
        for (let c = Math.max(0, column - reach); c <= Math.min(width - 1, column + reach); c += 1) {
          sum += at(field, r * width + c);
          count += 1;
        }
      }
      mean[row * width + column] = Math.round(sum / count);
    }
  }
  return mean;
}

function mirror(cells: Float64Array | Uint8Array, width: number): void {
  for (let start = 0; start < cells.length; start += width) {
    for (let column = 0; column < width >> 1; column += 1) {
      cells[start + width - 1 - column] = at(cells, start + column);
    }
  }
}

/** The colour that most of a cell's neighbours have, the cell itself left out; the smallest among equals. */
export function commonNeighbor(picture: Picture, cell: number): number {
  const { width, height, cells } = picture;
  const row = Math.floor(cell / width);
  const column = cell % width;
  const counts = new Map<number, number>();
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r += 1) {
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c += 1) {
      if (r === row && c === column) continue;
      const color = at(cells, r * width + c);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  let best = BACKGROUND;
  for (const [color, count] of counts) {
    const leader = counts.get(best) ?? 0;
    if (count > leader || (count === leader && color < best)) best = color;
  }
  return best;
}
