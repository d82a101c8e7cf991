// A coloured picture of 200x200, too large for the corpus: what front ends measure their speed on.
//
//   node --conditions=@nonokit/source scripts/draw/panorama.ts > panorama.non

import { fileURLToPath } from 'node:url';
import type { Canvas, Point } from './canvas.ts';
import type { Drawing } from './drawing.ts';
import { shapes } from './drawing.ts';
import { fileText } from './file-text.ts';

const COLORS = 'f6c945 f08a24 6d7aa6 8f9bc4 e3e9f6 2f6b3f 4f9a4a 3f86b8 79b5dc c8673a 7a4a21 d7263d efe6c8 3b3f4a';

/** A bay between mountains in the evening: sun, clouds, village, lighthouse, ships, balloons. */
export function panorama(): Drawing {
  return shapes('large', 'panorama', 'The bay', [200, 200], drawBay, COLORS);
}

function drawBay(canvas: Canvas): void {
  canvas.disc(142, 46, 24, 'b');
  canvas.disc(142, 46, 18, 'a');
  mountain(canvas, 52, 22, 80, 118, 'c');
  mountain(canvas, 118, 52, 66, 118, 'd');
  mountain(canvas, 176, 40, 58, 118, 'c');
  canvas.ellipse(20, 120, 66, 22, 'f');
  canvas.ellipse(182, 122, 52, 20, 'g');
  canvas.rect(0, 116, 200, 84, 'h');
  for (let wave = 0; wave < 26; wave += 1) {
    const y = 120 + wave * 3;
    canvas.rect((wave * 53) % 170, y, 16 + ((wave * 7) % 18), 1, 'i');
  }
  canvas.ellipse(30, 196, 78, 30, 'g');
  canvas.ellipse(176, 204, 60, 26, 'f');
  for (const [x, foot, size] of [
    [8, 176, 26],
    [24, 182, 32],
    [42, 186, 24],
    [60, 190, 30],
  ] as const)
    fir(canvas, x, foot, size);
  for (const [x, foot] of [
    [150, 192],
    [166, 190],
    [183, 194],
  ] as const)
    house(canvas, x, foot);
  for (const [x, y, size] of [
    [86, 150, 1],
    [120, 138, 0.7],
    [60, 132, 0.5],
  ] as const)
    ship(canvas, x, y, size);
  for (const [x, y, ink] of [
    [92, 26, 'l'],
    [16, 40, 'j'],
    [112, 14, 'g'],
  ] as const)
    balloon(canvas, x, y, ink);
  lighthouse(canvas, 186, 164);
  for (const [x, y] of [
    [70, 14],
    [166, 14],
    [24, 9],
  ] as const)
    cloud(canvas, x, y);
}

function mountain(canvas: Canvas, x: number, top: number, half: number, foot: number, ink: string): void {
  const slope = (foot - top) / half;
  canvas.polygon(
    [
      [x, top],
      [x + half, foot],
      [x - half, foot],
    ],
    ink,
  );
  const snow: Point[] = [[x, top]];
  for (let i = 0; i <= 6; i += 1)
    snow.push([x + 14 - i * (28 / 6), top + 14 * slope - (i % 2) * 8 - (i === 0 || i === 6 ? 0 : 3)]);
  canvas.polygon(snow, 'e', ink);
}

function fir(canvas: Canvas, x: number, foot: number, size: number): void {
  canvas.rect(x - 2, foot - size * 0.2, 4, size * 0.2, 'k');
  for (const [top, bottom, half] of [
    [1, 0.62, 0.2],
    [0.8, 0.4, 0.28],
    [0.58, 0.17, 0.36],
  ] as const) {
    canvas.polygon(
      [
        [x, foot - size * top],
        [x + size * half, foot - size * bottom],
        [x - size * half, foot - size * bottom],
      ],
      'f',
    );
  }
}

function house(canvas: Canvas, x: number, foot: number): void {
  canvas.rect(x - 6, foot - 10, 12, 10, 'm');
  canvas.polygon(
    [
      [x, foot - 19],
      [x + 8, foot - 10],
      [x - 8, foot - 10],
    ],
    'j',
  );
  canvas.rect(x - 2, foot - 6, 4, 6, 'k');
  canvas.rect(x + 3, foot - 8, 2, 3, 'i');
}

function ship(canvas: Canvas, x: number, y: number, size: number): void {
  const at = (across: number, down: number): Point => [x + across * size, y + down * size];
  canvas.polygon([at(-16, 0), at(16, 0), at(11, 7), at(-11, 7)], 'k');
  canvas.path([at(0, 0), at(0, -26)], 1.2, 'n');
  canvas.polygon([at(1.5, -25), at(14, -3), at(1.5, -3)], 'm');
  canvas.polygon([at(-1.5, -22), at(-10, -3), at(-1.5, -3)], 'l');
}

function balloon(canvas: Canvas, x: number, y: number, ink: string): void {
  canvas.disc(x, y, 10, ink);
  canvas.polygon(
    [
      [x - 8, y + 6],
      [x + 8, y + 6],
      [x + 3, y + 14],
      [x - 3, y + 14],
    ],
    ink,
  );
  canvas.ellipse(x, y + 1, 4, 10.6, 'a', 0, ink);
  canvas.rect(x - 3, y + 16, 6, 4, 'k');
  canvas.rect(x - 3, y + 14, 1, 2, 'n');
  canvas.rect(x + 2, y + 14, 1, 2, 'n');
}

function lighthouse(canvas: Canvas, x: number, foot: number): void {
  canvas.ellipse(x, foot, 16, 5, 'n');
  canvas.polygon(
    [
      [x - 4, foot - 40],
      [x + 4, foot - 40],
      [x + 7, foot - 2],
      [x - 7, foot - 2],
    ],
    'm',
  );
  canvas.fill((_, y) => Math.floor((foot - y) / 7) % 2 === 1, 'l', 'm');
  canvas.rect(x - 6, foot - 42, 12, 2, 'n');
  canvas.rect(x - 4, foot - 48, 8, 6, 'a');
  canvas.polygon(
    [
      [x, foot - 54],
      [x + 6, foot - 48],
      [x - 6, foot - 48],
    ],
    'l',
  );
}

function cloud(canvas: Canvas, x: number, y: number): void {
  canvas.rect(x - 15, y, 30, 5, 'e');
  canvas.rect(x - 13, y - 3, 26, 9, 'e');
  canvas.ellipse(x - 6, y - 3, 7, 5, 'e');
  canvas.ellipse(x + 6, y - 4, 8, 6, 'e');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(fileText(panorama()));
