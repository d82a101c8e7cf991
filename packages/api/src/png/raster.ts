// A canvas of palette indexes with the few things a nonogram needs: rectangles and small numbers.

/** Digits and letters, three pixels wide and five high; each row of a glyph is an octal digit. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '75557',
  '1': '26227',
  '2': '71747',
  '3': '71717',
  '4': '55711',
  '5': '74717',
  '6': '74757',
  '7': '71122',
  '8': '75757',
  '9': '75717',
};

const GLYPH_WIDTH = 3;
/** Height of a number in font pixels. */
export const GLYPH_HEIGHT = 5;

/** Font pixels that a number is wide, gaps included. */
export function textWidth(text: string): number {
  return text.length * (GLYPH_WIDTH + 1) - 1;
}

/** Pixels to draw on. Mutable; made for one drawing. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, color: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height).fill(color);
  }

  /** Fills a rectangle, cut at the edges. */
  fill(x: number, y: number, width: number, height: number, color: number): void {
    const [left, right] = [Math.max(0, x), Math.min(this.width, x + width)];
    const bottom = Math.min(this.height, y + height);
    for (let row = Math.max(0, y); row < bottom; row += 1) {
      this.pixels.fill(color, row * this.width + left, row * this.width + right);
    }
  }

  /** Draws the outline of a rectangle. */
  outline(x: number, y: number, width: number, height: number, thickness: number, color: number): void {
    this.fill(x, y, width, thickness, color);
    this.fill(x, y + height - thickness, width, thickness, color);
    this.fill(x, y, thickness, height, color);
    this.fill(x + width - thickness, y, thickness, height, color);
  }

  /** Writes digits with their middle at a point; `scale` pixels for one pixel of the font. */
  text(text: string, middleX: number, middleY: number, scale: number, color: number): void {
    let x = Math.round(middleX - (textWidth(text) * scale) / 2);
    const y = Math.round(middleY - (GLYPH_HEIGHT * scale) / 2);
    for (const char of text) {
      [...(GLYPHS[char] ?? '')].forEach((bits, row) => {
        for (let column = 0; column < GLYPH_WIDTH; column += 1) {
          if ((Number(bits) >> (GLYPH_WIDTH - 1 - column)) & 1) {
            this.fill(x + column * scale, y + row * scale, scale, scale, color);
          }
        }
      });
      x += (GLYPH_WIDTH + 1) * scale;
    }
  }
}
