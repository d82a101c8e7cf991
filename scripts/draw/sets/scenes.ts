// Coloured things and scenes, 13x13 to 25x25.

import type { Drawing } from '../drawing.ts';
import { shapes } from '../drawing.ts';

const set = 'colours';

export const scenes: readonly Drawing[] = [
  shapes(
    set,
    'traffic-light',
    'Traffic light',
    [9, 20],
    (canvas) => {
      canvas.rect(1, 0, 7, 16, 'a');
      canvas.rect(0, 3, 9, 2, 'a');
      canvas.rect(0, 8, 9, 2, 'a');
      canvas.rect(4, 16, 1, 4, 'a');
      canvas.rect(2, 19, 5, 1, 'a');
      canvas.disc(4.5, 3, 2, 'b');
      canvas.disc(4.5, 8, 2, 'c');
      canvas.disc(4.5, 13, 2, 'd');
    },
    '3b3f4a d7263d f2c014 3f9142',
  ),
  shapes(
    set,
    'rocket',
    'Rocket',
    [15, 22],
    (canvas) => {
      canvas.polygon(
        [
          [4, 12],
          [0, 17],
          [0, 19],
          [4.5, 17],
        ],
        'b',
      );
      canvas.ellipse(7.5, 9, 4.2, 9.4, 'a');
      canvas.rect(0, 17, 15, 5, '.', 'a');
      canvas.fill((_, y) => y < 5, 'b', 'a');
      canvas.disc(7.5, 8.5, 2.2, 'c');
      canvas.disc(7.5, 8.5, 1.3, 'd');
      canvas.rect(7, 13, 1, 5, 'b');
      canvas.polygon(
        [
          [5, 17],
          [10, 17],
          [7.5, 22.6],
        ],
        'e',
      );
      canvas.polygon(
        [
          [6, 17],
          [9, 17],
          [7.5, 20],
        ],
        'f',
      );
      canvas.mirror();
    },
    'd5dae3 d7263d 3b5b92 8fd0ee f08a24 f6d33c',
  ),
  shapes(
    set,
    'hot-air-balloon',
    'Hot-air balloon',
    [15, 21],
    (canvas) => {
      canvas.disc(7.5, 7.5, 7.4, 'a');
      canvas.polygon(
        [
          [2, 12],
          [13, 12],
          [9.5, 16],
          [5.5, 16],
        ],
        'a',
      );
      canvas.ellipse(7.5, 8, 4.6, 8.2, 'b', 0, 'a');
      canvas.ellipse(7.5, 8, 2, 8.4, 'c', 0, 'ab');
      canvas.rect(5, 16, 1, 2, 'd');
      canvas.rect(5, 18, 5, 3, 'd');
      canvas.rect(5, 18, 5, 1, 'e');
      canvas.mirror();
    },
    'd7263d f2c014 1f5fbf 7a4a21 b98552',
  ),
  shapes(
    set,
    'snowman',
    'Snowman',
    [15, 20],
    (canvas) => {
      canvas.disc(7.5, 14.5, 5.4, 'a');
      canvas.disc(7.5, 7, 3.9, 'a');
      canvas.rect(3, 3, 9, 1, 'b');
      canvas.rect(5, 0, 5, 3, 'b');
      canvas.rect(5, 2, 5, 1, 'c');
      canvas.set(6, 6, 'b');
      canvas.rect(4, 9, 7, 2, 'c');
      canvas.mirror();
      canvas.stamp(7, 7, ['dd']);
      canvas.rect(9, 11, 2, 3, 'c');
      canvas.set(7, 13, 'b');
      canvas.set(7, 15, 'b');
      canvas.set(7, 17, 'b');
      canvas.stamp(0, 10, ['e..', 'eee']);
      canvas.stamp(12, 10, ['..e', 'eee']);
    },
    'c9dced 2b2b38 d7263d f08a24 7a4a21',
  ),
  shapes(
    set,
    'lighthouse',
    'Lighthouse',
    [18, 22],
    (canvas) => {
      canvas.polygon(
        [
          [6.6, 7],
          [11.4, 7],
          [13, 19],
          [5, 19],
        ],
        'a',
      );
      canvas.fill((_, y) => (y > 9 && y < 12) || (y > 15 && y < 18), 'b', 'a');
      canvas.rect(5.5, 6, 7, 1, 'c');
      canvas.rect(7, 3, 4, 3, 'd');
      canvas.polygon(
        [
          [6, 3],
          [12, 3],
          [9, 0],
        ],
        'b',
      );
      canvas.polygon(
        [
          [6, 4.9],
          [0, 2],
          [0, 7],
        ],
        'd',
        '.',
      );
      canvas.rect(8, 17, 2, 2, 'c');
      canvas.ellipse(9, 20.5, 7.5, 2.4, 'e', 0, '.');
      canvas.rect(0, 20, 18, 2, 'f');
      canvas.stamp(0, 19, ['f...............ff']);
    },
    'e6e1d3 d7263d 3b3f4a f6d33c 7d756b 2f7fb8',
  ),
  shapes(
    set,
    'cactus',
    'Cactus in a pot',
    [13, 19],
    (canvas) => {
      canvas.path(
        [
          [6.5, 3],
          [6.5, 13],
        ],
        4,
        'a',
      );
      canvas.path(
        [
          [6.5, 10],
          [1.6, 9],
          [1.6, 5.5],
        ],
        2,
        'a',
      );
      canvas.path(
        [
          [6.5, 8],
          [11.4, 7],
          [11.4, 4.5],
        ],
        2,
        'a',
      );
      canvas.path(
        [
          [6.5, 3],
          [6.5, 13],
        ],
        0.6,
        'b',
        'a',
      );
      canvas.disc(6.5, 1, 1.3, 'c');
      canvas.rect(2, 13, 9, 2, 'd');
      canvas.polygon(
        [
          [3, 15],
          [10, 15],
          [9, 19],
          [4, 19],
        ],
        'd',
      );
      canvas.rect(2, 14, 9, 1, 'e');
    },
    '3f9142 2b6a30 ee7fa8 c8673a 9c4a25',
  ),
  shapes(
    set,
    'gift',
    'Present',
    [15, 15],
    (canvas) => {
      canvas.rect(1, 7, 13, 8, 'a');
      canvas.rect(0, 5, 15, 3, 'b');
      canvas.rect(6, 5, 3, 10, 'c');
      canvas.ring(4.4, 2.7, 2.7, 1.1, 'c');
      canvas.ring(10.6, 2.7, 2.7, 1.1, 'c');
      canvas.rect(6, 3, 3, 2, 'c');
      canvas.mirror();
    },
    '2f8f83 216a61 e9b93a',
  ),
  shapes(
    set,
    'rainbow',
    'Rainbow',
    [21, 12],
    (canvas) => {
      for (const [radius, ink] of [
        [10.4, 'a'],
        [9, 'b'],
        [7.6, 'c'],
        [6.2, 'd'],
        [4.8, 'e'],
      ] as const)
        canvas.disc(10.5, 10.6, radius, ink);
      canvas.disc(10.5, 10.6, 3.4, '.');
      canvas.ellipse(3.4, 10.2, 3.4, 1.9, 'f');
      canvas.ellipse(17.6, 10.2, 3.4, 1.9, 'f');
      canvas.rect(0, 11, 21, 1, '.');
      canvas.rect(1, 11, 5, 1, 'f');
      canvas.mirror();
    },
    'd7263d f08a24 f6d33c 3f9142 2f6fc0 c3cbd8',
  ),
  shapes(
    set,
    'sunset',
    'Sunset at sea',
    [20, 16],
    (canvas) => {
      canvas.disc(10, 9.4, 6, 'a');
      canvas.disc(10, 9.4, 3.6, 'b');
      canvas.rect(0, 10, 20, 6, '.');
      canvas.rect(0, 10, 20, 1, 'c');
      canvas.stamp(0, 11, [
        '..cc.aaaaaaaaaa.cc..',
        'cccccc.aaaaaa.cccccc',
        '..cccccc.bb.cccccc..',
        'cccccc.aaaaaa.cccccc',
        '.cccccccc..cccccccc.',
      ]);
      canvas.stamp(0, 4, ['dd.dd', '..d..']);
      canvas.stamp(15, 2, ['dd.dd', '..d..']);
    },
    'f08a24 f6d33c 2f5f9e 3b3f4a',
  ),
  shapes(
    set,
    'robot',
    'Robot',
    [15, 20],
    (canvas) => {
      canvas.rect(7, 0, 1, 3, 'c');
      canvas.set(7, 0, 'd');
      canvas.rect(3, 2, 9, 6, 'a');
      canvas.rect(4, 3, 3, 2, 'b');
      canvas.set(5, 3, 'c');
      canvas.rect(5, 6, 5, 1, 'c');
      canvas.rect(6, 8, 3, 1, 'c');
      canvas.rect(2, 9, 11, 7, 'a');
      canvas.rect(4, 10, 7, 4, 'e');
      canvas.path(
        [
          [1, 10],
          [1, 14],
        ],
        1,
        'c',
      );
      canvas.rect(0, 14, 2, 1, 'd');
      canvas.rect(4, 16, 2, 3, 'c');
      canvas.rect(3, 19, 4, 1, 'd');
      canvas.mirror();
      canvas.stamp(5, 11, ['d.b.d']);
      canvas.stamp(5, 12, ['bdddb']);
      canvas.rect(7, 2, 1, 1, 'a');
    },
    '8fa6bd f6e27a 4a5568 d7263d 1d3a63',
  ),
  shapes(
    set,
    'planet',
    'Ringed planet',
    [22, 16],
    (canvas) => {
      const ring = (outer: number, inner: number, ink: string, isFront: boolean): void => {
        canvas.fill((x, y) => {
          const along = (x - 11) * 0.94 - (y - 8) * 0.34;
          const across = ((x - 11) * 0.34 + (y - 8) * 0.94) * 3.4;
          const reach = Math.hypot(along, across);
          return reach <= outer && reach > inner && across > 0 === isFront;
        }, ink);
      };
      ring(11, 7.6, 'c', false);
      canvas.disc(11, 8, 6, 'a');
      canvas.fill(
        (x, y) => Math.abs(y - 5 + (x - 11) * 0.3) < 0.9 || Math.abs(y - 10.6 + (x - 11) * 0.3) < 1.1,
        'b',
        'a',
      );
      ring(11, 7.6, 'c', true);
    },
    'e0a458 b9742f 6f7fb3',
  ),
  shapes(
    set,
    'flower-pot',
    'Flower in a pot',
    [13, 20],
    (canvas) => {
      for (let petal = 0; petal < 6; petal += 1) {
        const angle = (petal * Math.PI) / 3;
        canvas.disc(6.5 + 3.6 * Math.sin(angle), 5.5 - 3.6 * Math.cos(angle), 1.8, 'a');
      }
      canvas.disc(6.5, 5.5, 1.8, 'b');
      canvas.rect(6, 9, 1, 6, 'c');
      canvas.ellipse(3.6, 11.6, 2.7, 1.2, 'c', 28);
      canvas.ellipse(9.4, 11.6, 2.7, 1.2, 'c', -28);
      canvas.rect(2, 14, 9, 2, 'd');
      canvas.polygon(
        [
          [3, 16],
          [10, 16],
          [9, 20],
          [4, 20],
        ],
        'd',
      );
      canvas.mirror();
    },
    'a04fb0 f6d33c 3f9142 c8673a',
  ),
];
