// Large drawings, 26 to 40 cells a side.

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

export const large: readonly Drawing[] = [
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
    'rose-window',
    'Rose window',
    [39, 39],
    (canvas) => {
      const ring = (count: number, radius: number, size: number, ink: string, turn: number): void => {
        for (let i = 0; i < count; i += 1) {
          const angle = ((i + turn) * 2 * Math.PI) / count;
          canvas.disc(19.5 + radius * Math.sin(angle), 19.5 - radius * Math.cos(angle), size, ink);
        }
      };
      canvas.disc(19.5, 19.5, 19.4, 'a');
      ring(12, 16, 2.7, 'b', 0.5);
      ring(12, 16, 1.3, 'c', 0.5);
      ring(8, 10.2, 3.2, 'd', 0);
      ring(8, 10.2, 1.6, 'c', 0);
      ring(8, 6.2, 1.2, 'b', 0.5);
      canvas.disc(19.5, 19.5, 4.2, 'e');
      canvas.disc(19.5, 19.5, 2, 'c');
      canvas.mirror();
    },
    '2f2b4a 2f7fc0 f2c84b c2334d 3f9a6a',
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
  shapes(
    set,
    'camper-van',
    'Camper van',
    [38, 26],
    (canvas) => {
      canvas.rect(3, 3, 32, 17, 'a');
      canvas.rect(2, 11, 34, 9, 'b');
      canvas.rect(3, 3, 1, 2, '.');
      canvas.rect(34, 3, 1, 1, '.');
      canvas.rect(5, 5, 6, 5, 'c');
      canvas.rect(13, 5, 7, 5, 'c');
      canvas.rect(22, 5, 7, 5, 'c');
      canvas.rect(31, 5, 4, 5, 'c');
      canvas.rect(2, 10, 34, 1, 'd');
      canvas.disc(10, 20.4, 4.4, 'e');
      canvas.disc(10, 20.4, 2, 'f');
      canvas.disc(28, 20.4, 4.4, 'e');
      canvas.disc(28, 20.4, 2, 'f');
      canvas.rect(1, 18, 5, 2, 'f');
      canvas.rect(33, 18, 4, 2, 'f');
      canvas.disc(3.4, 14, 1.5, 'g');
      canvas.rect(20, 11, 1, 9, 'a');
      canvas.rect(17, 14, 2, 1, 'e');
      canvas.rect(10, 1, 18, 2, 'h');
      canvas.rect(8, 0, 6, 1, 'g');
      canvas.rect(16, 0, 9, 1, 'i');
      canvas.rect(0, 25, 38, 1, 'j');
    },
    'f3ead2 3fa0a0 8fd0ee d7573a 2b2b38 b8c0cc f6d33c 7a5a3a c65f8a 6f8f5a',
  ),
  shapes(
    set,
    'astronaut',
    'Astronaut',
    [30, 38],
    (canvas) => {
      canvas.disc(15, 10, 9.4, 'a');
      canvas.ellipse(15, 10.4, 7, 6, 'b');
      canvas.path(
        [
          [10.6, 10],
          [11.6, 7.4],
          [13.6, 6.4],
        ],
        1.2,
        'c',
      );
      canvas.rect(4.4, 8, 1.6, 5, 'd');
      canvas.path(
        [
          [9, 21],
          [4, 25],
          [3, 30],
        ],
        4.4,
        'a',
      );
      canvas.disc(3, 31, 2, 'd');
      canvas.ellipse(15, 25, 7.6, 7, 'a');
      canvas.rect(8, 24, 14, 7, 'a');
      canvas.rect(11, 21, 8, 5, 'e');
      canvas.path(
        [
          [11.4, 30],
          [11, 36],
        ],
        5,
        'a',
      );
      canvas.rect(8, 35, 6, 3, 'd');
      canvas.rect(8, 29, 7, 1, 'd');
      canvas.mirror();
      canvas.rect(12, 22, 2, 1, 'f');
      canvas.rect(15, 22, 3, 1, 'g');
      canvas.rect(12, 24, 6, 1, 'c');
      canvas.rect(14, 30, 2, 8, '.');
      canvas.stamp(1, 2, ['.g.', 'ggg', '.g.']);
      canvas.stamp(26, 15, ['.g.', 'ggg', '.g.']);
    },
    'd8dee8 26315a 8fb8e0 e0703a 6f7f98 d7263d f6d33c',
  ),
  shapes(set, 'cat-on-the-wall', 'Cat in the moonlight', [36, 32], (canvas) => {
    canvas.disc(25, 10, 8.6, '#');
    for (const [ink, more] of [
      ['.', 1.1],
      ['#', 0],
    ] as const) {
      canvas.ellipse(15, 19, 5.6 + more, 8.2 + more, ink);
      canvas.disc(14, 9.4, 4.6 + more, ink);
      canvas.polygon(
        [
          [9.6, 8],
          [9.8, 2.6],
          [13.4, 5.4],
        ],
        ink,
      );
      canvas.polygon(
        [
          [18.4 + more, 8],
          [18.2 + more, 2.6],
          [14.6, 5.4 - more],
        ],
        ink,
      );
    }
    canvas.path(
      [
        [19, 24],
        [24, 25.6],
        [27, 23],
        [26, 19.6],
      ],
      1.8,
      '#',
    );
    canvas.rect(0, 26, 36, 6, '#');
    for (const y of [28, 30]) canvas.rect(0, y, 36, 1, '.');
    for (let x = 4; x < 36; x += 8) {
      canvas.rect(x, 26, 1, 2, '.');
      canvas.rect(x - 4, 29, 1, 1, '.');
      canvas.rect(x, 31, 1, 1, '.');
    }
    canvas.rect(12, 9, 1, 1, '.');
    canvas.rect(15, 9, 1, 1, '.');
    canvas.stamp(3, 4, ['.#.', '###', '.#.']);
    canvas.stamp(3, 15, ['##', '##']);
  }),
  shapes(set, 'big-wheel', 'Big wheel', [39, 40], (canvas) => {
    canvas.ring(19.5, 18.5, 15.4, 13.6, '#');
    canvas.ring(19.5, 18.5, 10, 8.8, '#');
    for (let spoke = 0; spoke < 12; spoke += 1) {
      const angle = (spoke * Math.PI) / 6;
      const at = (radius: number): Point => [19.5 + radius * Math.sin(angle), 18.5 - radius * Math.cos(angle)];
      canvas.path([at(2), at(14)], 0.9, '#');
      const [x, y] = at(16);
      canvas.disc(x, y + 0.6, 2.4, '#');
      canvas.rect(Math.round(x) - 1, Math.round(y), 2, 1, '.');
    }
    canvas.disc(19.5, 18.5, 2.8, '#');
    canvas.polygon(
      [
        [18.6, 18.5],
        [20.4, 18.5],
        [27, 38],
        [24, 38],
      ],
      '#',
    );
    canvas.rect(8, 38, 12, 2, '#');
    canvas.rect(4, 39, 16, 1, '#');
    canvas.polygon(
      [
        [20.4, 18.5],
        [18.6, 18.5],
        [12, 38],
        [15, 38],
      ],
      '#',
    );
    canvas.mirror();
    canvas.disc(19.5, 18.5, 1, '.');
  }),
  shapes(set, 'iron-tower', 'Iron tower', [27, 40], (canvas) => {
    canvas.fill((x, y) => {
      const half = 0.7 + 12.6 * ((y - 2) / 38) ** 2.6;
      return y > 2 && Math.abs(x - 13.5) < half + 0.9;
    }, '#');
    canvas.rect(13, 0, 1, 4, '#');
    canvas.disc(13.5, 42, 8.6, '.');
    canvas.rect(7, 28, 13, 1, '#');
    canvas.rect(9, 18, 9, 2, '#');
    canvas.rect(5, 29, 17, 2, '#');
    canvas.polygon(
      [
        [13.5, 21],
        [15.4, 27],
        [11.6, 27],
      ],
      '.',
    );
    canvas.polygon(
      [
        [13.5, 8],
        [14.2, 17],
        [12.8, 17],
      ],
      '.',
    );
    canvas.rect(9, 33, 1, 1, '.');
    canvas.rect(6, 35, 1, 2, '.');
    canvas.rect(0, 39, 8, 1, '#');
    canvas.rect(3, 36, 1, 2, '.');
    canvas.mirror();
  }),
];
