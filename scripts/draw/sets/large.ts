// Large drawings of things and places, 26 to 40 cells a side.

import type { Point } from '../canvas.ts';
import type { Drawing } from '../drawing.ts';
import { shapes } from '../drawing.ts';

const set = 'large';

export const large: readonly Drawing[] = [
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
