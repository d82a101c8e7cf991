// Drawing by geometry: shapes in cell coordinates, x to the right, y down. A cell takes the colour of a
// shape if its middle lies inside.
//
//   const canvas = new Canvas(20, 20);
//   canvas.disc(10, 10, 8, 'a');        a round face
//   canvas.disc(7, 8, 1, '.');          an eye: '.' takes colour away
//   canvas.mirror();                    and the other half of it
//
// Colours are the characters of line notation: `#` in black and white, letters when coloured.

/** A point: x, y. */
export type Point = readonly [number, number];

/** A rectangle of characters to draw on. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #cells: string[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#cells = new Array<string>(width * height).fill('.');
  }

  /** The picture in line notation, row by row. */
  rows(): readonly string[] {
    return Array.from({ length: this.height }, (_, row) =>
      this.#cells.slice(row * this.width, (row + 1) * this.width).join(''),
    );
  }

  /** The character of a cell; `.` outside. */
  at(column: number, row: number): string {
    const isInside = column >= 0 && row >= 0 && column < this.width && row < this.height;
    return isInside ? (this.#cells[row * this.width + column] ?? '.') : '.';
  }

  /** Colours one cell; does nothing outside. */
  set(column: number, row: number, color: string): void {
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return;
    this.#cells[row * this.width + column] = color;
  }

  /** Colours all cells whose middle is inside a shape; with `only`, just those that have one of these colours. */
  fill(isInside: (x: number, y: number) => boolean, color: string, only?: string): void {
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) {
        if (only !== undefined && !only.includes(this.at(column, row))) continue;
        if (isInside(column + 0.5, row + 0.5)) this.set(column, row, color);
      }
    }
  }

  /** A filled circle. */
  disc(x: number, y: number, radius: number, color: string, only?: string): void {
    this.ellipse(x, y, radius, radius, color, 0, only);
  }

  /** A filled ellipse, turned clockwise by `degrees`. */
  ellipse(x: number, y: number, radiusX: number, radiusY: number, color: string, degrees = 0, only?: string): void {
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    const isInside = (px: number, py: number): boolean => {
      const along = (px - x) * cos + (py - y) * sin;
      const across = (py - y) * cos - (px - x) * sin;
      return (along / radiusX) ** 2 + (across / radiusY) ** 2 <= 1;
    };
    this.fill(isInside, color, only);
  }

  /** A ring between two radii. */
  ring(x: number, y: number, outer: number, inner: number, color: string, only?: string): void {
    this.fill((px, py) => Math.hypot(px - x, py - y) <= outer && Math.hypot(px - x, py - y) > inner, color, only);
  }

  /** A filled rectangle from its upper left corner. */
  rect(x: number, y: number, width: number, height: number, color: string, only?: string): void {
    this.fill((px, py) => px > x && px < x + width && py > y && py < y + height, color, only);
  }

  /** A filled polygon (even-odd rule). */
  polygon(points: readonly Point[], color: string, only?: string): void {
    this.fill((px, py) => isInPolygon(points, px, py), color, only);
  }

  /** A stroke through points, round at its ends. */
  path(points: readonly Point[], width: number, color: string, only?: string): void {
    const pieces = points.slice(1).map((to, i) => [points[i] ?? to, to] as const);
    this.fill((px, py) => pieces.some(([from, to]) => distance(from, to, px, py) <= width / 2), color, only);
  }

  /** Characters laid over the picture; `.` and spaces are see-through, `,` takes colour away. */
  stamp(column: number, row: number, rows: readonly string[]): void {
    rows.forEach((text, r) => {
      [...text].forEach((char, c) => {
        if (char !== '.' && char !== ' ') this.set(column + c, row + r, char === ',' ? '.' : char);
      });
    });
  }

  /** Copies the left half over the right half, mirrored. */
  mirror(): void {
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width >> 1; column += 1) {
        this.set(this.width - 1 - column, row, this.at(column, row));
      }
    }
  }

  /** Colours every filled cell that touches an empty one (or the edge of the picture) with a side. */
  outline(color: string, only?: string): void {
    const border: Point[] = [];
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) {
        const own = this.at(column, row);
        if (own === '.' || (only !== undefined && !only.includes(own))) continue;
        const sides = [
          this.at(column - 1, row),
          this.at(column + 1, row),
          this.at(column, row - 1),
          this.at(column, row + 1),
        ];
        if (sides.includes('.')) border.push([column, row]);
      }
    }
    for (const [column, row] of border) this.set(column, row, color);
  }
}

function isInPolygon(points: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

function distance([x1, y1]: Point, [x2, y2]: Point, x: number, y: number): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - (x1 + along * (x2 - x1)), y - (y1 + along * (y2 - y1)));
}
