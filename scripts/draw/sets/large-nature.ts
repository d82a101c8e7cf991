// Large coloured drawings of animals and landscapes, 30 to 40 cells a side.

import type { Canvas, Point } from '../canvas.ts';
import type { Drawing } from '../drawing.ts';
import { shapes } from '../drawing.ts';

const set = 'large';

/** A fir tree: three tiers on a trunk. */
function fir(canvas: Canvas, x: number, foot: number, size: number, ink: string, trunk: string): void {
  canvas.rect(x - size * 0.1, foot - size * 0.2, Math.max(1, size * 0.2), size * 0.2, trunk);
  for (const [top, bottom, half] of [
    [1, 0.6, 0.22],
    [0.8, 0.36, 0.3],
    [0.55, 0.15, 0.38],
  ] as const) {
    canvas.polygon(
      [
        [x, foot - size * top],
        [x + size * half, foot - size * bottom],
        [x - size * half, foot - size * bottom],
      ],
      ink,
    );
  }
}

export const largeNature: readonly Drawing[] = [
  shapes(
    set,
    'mountain-lake',
    'Mountain lake',
    [40, 30],
    (canvas) => {
      canvas.disc(31, 6, 4, 'a');
      canvas.polygon(
        [
          [-3, 20],
          [12, 2],
          [27, 20],
        ],
        'b',
      );
      canvas.polygon(
        [
          [18, 20],
          [28, 9],
          [42, 20],
        ],
        'c',
      );
      canvas.polygon(
        [
          [12, 2],
          [17.2, 8.2],
          [14.6, 7.4],
          [12.6, 10],
          [10.4, 7.6],
          [7, 8.2],
        ],
        'd',
      );
      canvas.polygon(
        [
          [28, 9],
          [31.4, 11.8],
          [29, 11.6],
          [27, 13.4],
          [25.4, 11.8],
        ],
        'd',
      );
      canvas.rect(0, 20, 40, 10, 'e');
      canvas.polygon(
        [
          [6, 20],
          [18, 20],
          [12, 26],
        ],
        'b',
      );
      canvas.polygon(
        [
          [24, 20],
          [36, 20],
          [29, 23],
        ],
        'c',
      );
      for (const [x, y, width] of [
        [3, 22, 9],
        [15, 24, 12],
        [30, 25, 8],
        [5, 27, 14],
        [24, 28, 11],
      ] as const)
        canvas.rect(x, y, width, 1, 'f');
      fir(canvas, 4, 22, 10, 'g', 'h');
      fir(canvas, 36, 24, 12, 'g', 'h');
      canvas.ellipse(36, 29.6, 9, 3.4, 'g');
      canvas.ellipse(2, 23.4, 7, 2, 'g');
    },
    'f6c945 6d7aa6 8f9bc4 dfe6f5 3f86b8 79b5dc 2f6b3f 6b4326',
  ),
  shapes(
    set,
    'night-owl',
    'Night owl',
    [30, 36],
    (canvas) => {
      canvas.disc(22, 9, 7.6, 'f');
      canvas.ellipse(14, 20, 8.4, 11.4, 'a');
      canvas.disc(14, 11, 7.8, 'a');
      canvas.polygon(
        [
          [7, 9],
          [6, 2],
          [12, 5],
        ],
        'a',
      );
      canvas.ellipse(14, 22.6, 5, 7.6, 'b');
      for (const y of [18, 21, 24, 27]) canvas.stamp(10, y, ['c...c...c'.slice(0, 5)]);
      for (const y of [19, 22, 25]) canvas.stamp(12, y, ['c']);
      canvas.ellipse(7.2, 21, 2.4, 7.4, 'c', 8);
      canvas.disc(10.8, 11, 3.6, 'b');
      canvas.disc(11, 11, 2.3, 'd');
      canvas.disc(11.2, 11, 1.2, 'e');
      canvas.polygon(
        [
          [13, 12.4],
          [15, 12.4],
          [14, 16],
        ],
        'd',
      );
      const half = canvas.rows();
      half.forEach((row, r) => {
        for (let c = 0; c < 14; c += 1) {
          const ink = row[c] ?? '.';
          const other = 27 - c;
          if (ink !== '.' && ink !== 'f') canvas.set(other, r, ink);
        }
      });
      canvas.path(
        [
          [0, 32.4],
          [29.5, 31],
        ],
        2.4,
        'g',
      );
      canvas.path(
        [
          [24, 31],
          [28, 28],
        ],
        1.4,
        'g',
      );
      canvas.stamp(10, 30, ['dd.d..d.dd'.replaceAll('.', ' ').slice(0, 3), 'ddd']);
      canvas.stamp(15, 30, ['d d', 'ddd']);
      canvas.rect(27, 26, 3, 2, 'h');
    },
    '8a5a33 e8cf9f 5f3b20 f2a01e 1d1b26 f7ecc0 3d3f46 3f7d4a',
  ),
  shapes(
    set,
    'lion',
    'Lion',
    [36, 36],
    (canvas) => {
      for (let ray = 0; ray < 20; ray += 1) {
        const angle = (ray * Math.PI) / 10;
        const at = (radius: number, turn: number): Point => [
          18 + radius * Math.sin(angle + turn),
          18 - radius * Math.cos(angle + turn),
        ];
        canvas.polygon([at(12, -0.2), at(17.2, 0), at(12, 0.2)], 'b');
      }
      canvas.disc(18, 18, 14.6, 'b');
      canvas.disc(18, 18.5, 11.6, 'c');
      canvas.disc(9.6, 10, 3.2, 'a');
      canvas.disc(9.8, 10.2, 1.7, 'd');
      canvas.disc(18, 19, 9.6, 'a');
      canvas.ellipse(15.6, 23.6, 3.4, 2.8, 'e');
      canvas.ellipse(18, 26.6, 2.4, 2, 'e');
      canvas.polygon(
        [
          [15, 19.6],
          [21, 19.6],
          [18, 22.8],
        ],
        'f',
      );
      canvas.rect(17.5, 22, 1, 3, 'f');
      canvas.rect(13.6, 15, 2, 3, 'f');
      canvas.rect(12.6, 13, 4, 1, 'b');
      canvas.rect(12, 23, 1, 1, 'f');
      canvas.rect(14, 24, 1, 1, 'f');
      canvas.rect(15, 25, 3, 1, 'f');
      canvas.mirror();
    },
    'f2b84b b5651d d98a2b f7d9a0 fbeac2 3a2418',
  ),
  shapes(
    set,
    'fish-bowl',
    'Goldfish bowl',
    [34, 34],
    (canvas) => {
      canvas.disc(17, 18.5, 15.4, 'a');
      canvas.rect(0, 0, 34, 8, '.');
      canvas.disc(17, 18.5, 14.2, 'b');
      canvas.rect(0, 0, 34, 10.5, '.', 'b');
      canvas.rect(6, 4, 22, 1, 'a');
      canvas.rect(8, 5, 1, 3, 'a');
      canvas.rect(25, 5, 1, 3, 'a');
      canvas.ellipse(17, 31, 11, 3.6, 'c', 0, 'b');
      canvas.path(
        [
          [9, 29],
          [8, 25],
          [9.4, 22],
          [8.4, 18],
        ],
        1.4,
        'd',
        'b',
      );
      canvas.path(
        [
          [25, 29],
          [26, 26],
          [24.6, 23],
        ],
        1.4,
        'd',
        'b',
      );
      canvas.polygon(
        [
          [20, 19],
          [26, 14.6],
          [24.6, 19],
          [26, 23.4],
        ],
        'f',
      );
      canvas.ellipse(16, 19, 6, 3.8, 'e');
      canvas.polygon(
        [
          [14, 16],
          [17, 13],
          [19, 16],
        ],
        'f',
      );
      canvas.disc(12.6, 18, 1.3, 'g');
      canvas.set(12, 17, 'h');
      canvas.path(
        [
          [16, 18],
          [17, 20],
          [16, 21.4],
        ],
        0.9,
        'f',
        'e',
      );
      canvas.disc(9.6, 14, 1, 'g');
      canvas.disc(11.6, 12, 0.8, 'g');
      canvas.rect(3, 33, 28, 1, 'i');
      canvas.rect(6, 32, 22, 1, 'i', '.');
    },
    '8fb4c8 bfe3f0 d9b382 3f8f4f f0852a d9581c dff5ea 1d1b26 7a4a21',
  ),
];
