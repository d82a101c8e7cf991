// Coloured food, 10x11 to 16x19.

import type { Drawing } from '../drawing.ts';
import { shapes, text } from '../drawing.ts';

const set = 'colours';

export const food: readonly Drawing[] = [
  text(
    set,
    'toadstool',
    'Toadstool',
    `
    ...aaaaa....
    ..aa..aaaa..
    .aaa..aa..a.
    .aaaaaaa..aa
    aa..aaaaaaaa
    aa..aaa..aaa
    .aaaaaaaaaa.
    ....bbbb....
    ....bbbb....
    ....bbbb.c..
    .c.bbbbb.cc.
    cc.bbbbbccc.
    cccccccccccc
    `,
    'd83a2e c9a27a 3f9142',
  ),
  text(
    set,
    'strawberry',
    'Strawberry',
    `
    ...b..b...
    .bbbbbbbb.
    aabbbbbbaa
    aaabaabaaa
    aacaaaacaa
    aaaacaaaaa
    .aaaaaaca.
    .acaaaaaa.
    ..aaacaa..
    ...aaaa...
    ....aa....
    `,
    'd7263d 2e8b3d f6d860',
  ),
  text(
    set,
    'carrot',
    'Carrot',
    `
    .......b.b
    .....b.bbb
    .....bbbb.
    ...aaabbbb
    ..aaaaabb.
    ..acaaaa..
    .aaaacaa..
    .acaaaa...
    .aaaca....
    aacaa.....
    aaa.......
    a.........
    `,
    'f08a24 2e8b3d c65f12',
  ),
  shapes(
    set,
    'watermelon',
    'Slice of melon',
    [15, 9],
    (canvas) => {
      canvas.disc(7.5, 0, 8.6, 'b');
      canvas.disc(7.5, 0, 7.6, 'c');
      canvas.disc(7.5, 0, 6.6, 'a');
      for (const [column, row] of [
        [4, 1],
        [7, 1],
        [10, 1],
        [5, 3],
        [9, 3],
        [7, 4],
      ] as const)
        canvas.set(column, row, 'd');
    },
    'e0475b 2e8b3d c5e8a5 3a2a24',
  ),
  shapes(
    set,
    'ice-cream',
    'Ice cream',
    [13, 19],
    (canvas) => {
      canvas.polygon(
        [
          [2, 9],
          [11, 9],
          [6.5, 19],
        ],
        'd',
      );
      for (const shift of [0, 4, 8])
        canvas.path(
          [
            [2 + shift, 8],
            [-3 + shift, 18],
          ],
          0.6,
          'e',
          'd',
        );
      canvas.disc(4, 7, 3.2, 'a');
      canvas.disc(9, 7, 3.2, 'b');
      canvas.disc(6.5, 4, 3.3, 'c');
      canvas.disc(6.5, 0.8, 1, 'f');
    },
    'f2a7b8 7fd8a6 f5e0a8 d9a25f b57b3a d7263d',
  ),
  shapes(
    set,
    'cupcake',
    'Cupcake',
    [15, 15],
    (canvas) => {
      canvas.polygon(
        [
          [2, 9],
          [13, 9],
          [11.5, 15],
          [3.5, 15],
        ],
        'c',
      );
      for (const x of [4.5, 7.5, 10.5])
        canvas.path(
          [
            [x, 10],
            [7.5 + (x - 7.5) * 0.8, 15],
          ],
          0.9,
          'd',
          'c',
        );
      canvas.ellipse(7.5, 8, 6.8, 1.9, 'a');
      canvas.ellipse(7.5, 6, 5, 1.7, 'a');
      canvas.ellipse(7.5, 4, 3.2, 1.6, 'a');
      canvas.disc(7.5, 1.6, 1.6, 'b');
      canvas.set(8, 0, 'f');
      canvas.stamp(3, 7, ['e']);
      canvas.stamp(9, 5, ['e']);
      canvas.stamp(10, 8, ['e']);
      canvas.stamp(6, 6, ['e']);
    },
    'f4a9c0 d7263d 5fb3e6 2f6fa8 fff1a8 3f9142',
  ),
  shapes(
    set,
    'doughnut',
    'Doughnut',
    [14, 14],
    (canvas) => {
      canvas.disc(7, 7, 7, 'b');
      canvas.disc(7, 6.6, 5.8, 'a');
      canvas.disc(7, 7, 2.3, 'b');
      canvas.disc(7, 7, 1.5, '.');
      for (const [column, row, ink] of [
        [4, 2, 'c'],
        [8, 1, 'd'],
        [10, 4, 'c'],
        [2, 5, 'd'],
        [3, 8, 'c'],
        [6, 10, 'd'],
        [9, 9, 'c'],
        [10, 7, 'd'],
        [6, 3, 'd'],
      ] as const) {
        canvas.set(column, row, ink);
      }
    },
    'ee7fa8 c98d4e f6e27a 5fb3e6',
  ),
  shapes(
    set,
    'apple',
    'Apple',
    [13, 14],
    (canvas) => {
      canvas.disc(4.4, 8.5, 4.4, 'a');
      canvas.disc(8.6, 8.5, 4.4, 'a');
      canvas.ellipse(6.5, 10, 4.5, 4, 'a');
      canvas.path(
        [
          [6.5, 5],
          [7, 1],
        ],
        1,
        'c',
      );
      canvas.ellipse(9.6, 2, 2.2, 1.2, 'b', -20);
      canvas.ellipse(3.2, 7.3, 0.8, 1.6, 'd', 20);
      canvas.set(7, 1, 'b');
    },
    'c9252d 3f9142 6b4326 f7b2a8',
  ),
  shapes(
    set,
    'pear',
    'Pear',
    [11, 16],
    (canvas) => {
      canvas.disc(5.5, 10.8, 5.2, 'a');
      canvas.ellipse(5.5, 6.2, 3, 3.6, 'a');
      canvas.path(
        [
          [5.5, 3],
          [6.5, 0.5],
        ],
        1,
        'c',
      );
      canvas.ellipse(8.6, 2.2, 2.3, 1.1, 'b', 15);
      canvas.ellipse(3.4, 10, 0.9, 2, 'd', 15);
      canvas.set(10, 1, 'b');
    },
    'b7c93a 3f7d2c 6b4326 eef2a4',
  ),
  shapes(
    set,
    'burger',
    'Burger',
    [16, 13],
    (canvas) => {
      canvas.ellipse(8, 5.2, 7.6, 5.2, 'a');
      canvas.rect(0, 5, 16, 9, '.');
      canvas.rect(0, 5, 16, 1, 'c');
      canvas.stamp(0, 6, ['.eee..eeee..eee.']);
      canvas.rect(1, 7, 14, 2, 'b');
      canvas.rect(1, 9, 14, 1, 'd');
      canvas.stamp(0, 10, ['.aaaaaaaaaaaaaa.', '.aaaaaaaaaaaaaa.', '..aaaaaaaaaaaa..']);
      for (const [column, row] of [
        [4, 2],
        [7, 1],
        [10, 2],
        [12, 3],
        [6, 3],
      ] as const)
        canvas.set(column, row, 'f');
    },
    'd99a4e 5b3320 5da63c d7263d f6c945 fbeecb',
  ),
  shapes(
    set,
    'avocado',
    'Avocado',
    [12, 16],
    (canvas) => {
      canvas.disc(6, 10.3, 5.7, 'a');
      canvas.ellipse(6, 5, 3.6, 5, 'a');
      canvas.disc(6, 10.3, 4.6, 'b');
      canvas.ellipse(6, 5.4, 2.5, 4, 'b');
      canvas.disc(6, 10.6, 2.5, 'c');
      canvas.disc(5.2, 9.8, 0.8, 'd');
    },
    '3c6b2f dfe89a 7a4a21 b98552',
  ),
];
