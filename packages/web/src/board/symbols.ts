// A shape for each colour, so that no colour is told by hue alone: on clues, in cells, on palette buttons.
// Drawn by strokes and fills in a square of side 2 around the origin; the first twelve are plain
// shapes, later colours are hatched: a line direction and a number of lines.

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'lineWidth'
  | 'fillStyle'
  | 'strokeStyle'
>;

type Point = readonly [number, number];

const POLYGONS: readonly (readonly Point[])[] = [
  [
    [0, -0.95],
    [0.9, 0.7],
    [-0.9, 0.7],
  ], // triangle up
  [
    [-0.75, -0.75],
    [0.75, -0.75],
    [0.75, 0.75],
    [-0.75, 0.75],
  ], // square
  [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ], // diamond
  [
    [0, 0.95],
    [0.9, -0.7],
    [-0.9, -0.7],
  ], // triangle down
];

const STROKES: readonly (readonly (readonly [Point, Point])[])[] = [
  [
    [
      [-0.9, 0],
      [0.9, 0],
    ],
    [
      [0, -0.9],
      [0, 0.9],
    ],
  ], // plus
  [
    [
      [-0.9, -0.45],
      [0.9, -0.45],
    ],
    [
      [-0.9, 0.45],
      [0.9, 0.45],
    ],
  ], // two bars
  [
    [
      [-0.45, -0.9],
      [-0.45, 0.9],
    ],
    [
      [0.45, -0.9],
      [0.45, 0.9],
    ],
  ], // two posts
  [
    [
      [-0.8, 0.5],
      [0, -0.5],
    ],
    [
      [0, -0.5],
      [0.8, 0.5],
    ],
  ], // roof
  [
    [
      [-0.8, 0.8],
      [0.8, -0.8],
    ],
  ], // slash
  [
    [
      [-0.8, -0.8],
      [0.8, 0.8],
    ],
  ], // backslash
];

/**
 * Draws the shape of a colour.
 *
 * Colour 1 is a dot, 2 a triangle, 3 a square, 4 a ring, then diamond, plus, bars … ; from 13 on they are
 * repeated with a bar below, so that 31 colours differ.
 *
 * @param size half of the side of the square it fills.
 */
export function drawSymbol(pen: Pen, color: number, x: number, y: number, size: number, ink: string): void {
  const kind = (color - 1) % 12;
  const rank = Math.floor((color - 1) / 12);
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.lineWidth = Math.max(1, size * 0.42);
  const radius = rank === 0 ? size : size * 0.72;
  const middle = rank === 0 ? y : y - size * 0.28;
  if (kind === 0 || kind === 3) circle(pen, x, middle, radius * 0.72, kind === 0);
  else if (kind <= 5) polygon(pen, POLYGONS[[-1, 0, 1, -1, 2, 3][kind] ?? 0] ?? [], x, middle, radius);
  else for (const [from, to] of STROKES[kind - 6] ?? []) line(pen, from, to, x, middle, radius);
  for (let bar = 0; bar < rank; bar += 1) {
    line(pen, [-0.8, 0.9 - bar * 0.4], [0.8, 0.9 - bar * 0.4], x, y, size);
  }
}

function circle(pen: Pen, x: number, y: number, radius: number, filled: boolean): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  if (filled) pen.fill();
  else pen.stroke();
}

function polygon(pen: Pen, points: readonly Point[], x: number, y: number, radius: number): void {
  pen.beginPath();
  points.forEach(([px, py], i) => {
    if (i === 0) pen.moveTo(x + px * radius, y + py * radius);
    else pen.lineTo(x + px * radius, y + py * radius);
  });
  pen.closePath();
  pen.fill();
}

function line(pen: Pen, from: Point, to: Point, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.moveTo(x + from[0] * radius, y + from[1] * radius);
  pen.lineTo(x + to[0] * radius, y + to[1] * radius);
  pen.stroke();
}
