// Coloured animals, 12x12 to 25x20.

import type { Drawing } from '../drawing.ts';
import { shapes } from '../drawing.ts';

const set = 'colours';

export const colouredAnimals: readonly Drawing[] = [
  shapes(
    set,
    'ladybird',
    'Ladybird',
    [15, 15],
    (canvas) => {
      canvas.disc(7.5, 8.8, 6.2, 'a');
      canvas.ellipse(7.5, 4, 3.4, 2.6, 'b');
      canvas.rect(7, 5, 1, 10, 'b');
      canvas.disc(4.3, 7.5, 1.1, 'b');
      canvas.disc(3.9, 11, 1.1, 'b');
      canvas.disc(6, 13, 0.8, 'b');
      canvas.set(5, 3, 'c');
      canvas.path(
        [
          [6, 2],
          [4.5, 0.5],
        ],
        0.9,
        'b',
      );
      canvas.mirror();
    },
    'd7263d 26242b efe6c8',
  ),
  shapes(
    set,
    'bee',
    'Bee',
    [18, 14],
    (canvas) => {
      canvas.ellipse(8.5, 3.4, 2.4, 3.6, 'c', -25);
      canvas.ellipse(12, 3.6, 2, 3.2, 'c', 20);
      canvas.ellipse(9.5, 8.8, 6.5, 4.4, 'a');
      canvas.fill((x) => (x > 7 && x < 9) || (x > 11 && x < 13), 'b', 'a');
      canvas.disc(4, 8, 3, 'b');
      canvas.set(2, 7, 'd');
      canvas.path(
        [
          [3, 5],
          [1.5, 3],
        ],
        0.9,
        'b',
      );
      canvas.path(
        [
          [5, 5],
          [4.5, 2.5],
        ],
        0.9,
        'b',
      );
      canvas.path(
        [
          [15.5, 9.5],
          [17.5, 9.5],
        ],
        0.9,
        'b',
      );
    },
    'f2c014 2b2530 a9d3e6 efe6c8',
  ),
  shapes(
    set,
    'tropical-fish',
    'Tropical fish',
    [20, 14],
    (canvas) => {
      canvas.polygon(
        [
          [14, 7],
          [19.5, 1.5],
          [17, 7],
          [19.5, 12.5],
        ],
        'b',
      );
      canvas.rect(14, 5, 3, 4, 'b');
      canvas.rect(16, 3, 3, 1, 'b');
      canvas.rect(16, 10, 3, 1, 'b');
      canvas.polygon(
        [
          [6, 4],
          [10, 0],
          [13, 4],
        ],
        'b',
      );
      canvas.polygon(
        [
          [8, 10],
          [10, 14],
          [12.5, 10],
        ],
        'b',
      );
      canvas.ellipse(8, 7, 7.8, 4.6, 'a');
      canvas.fill((x) => (x > 5.6 && x < 7.2) || (x > 10 && x < 11.6), 'c', 'a');
      canvas.disc(3.2, 6, 1.2, 'c');
      canvas.set(2, 5, 'd');
    },
    'f08a24 1f5fbf efe6c8 22222c',
  ),
  shapes(
    set,
    'frog',
    'Frog',
    [16, 14],
    (canvas) => {
      canvas.disc(4, 3, 2.9, 'a');
      canvas.ellipse(8, 7, 7.5, 4.4, 'a');
      canvas.ellipse(8, 11.5, 5.6, 2.6, 'a');
      canvas.disc(4, 3, 1.9, 'b');
      canvas.rect(3, 2, 2, 2, 'c');
      canvas.rect(3, 8, 5, 1, 'd');
      canvas.rect(2, 7, 1, 1, 'd');
      canvas.ellipse(8, 11.6, 3.4, 1.8, 'e');
      canvas.rect(0, 12, 4, 2, 'a');
      canvas.set(0, 12, '.');
      canvas.mirror();
    },
    '5da63c efe6c8 22222c 2b5a1e c5e38e',
  ),
  shapes(
    set,
    'fox',
    'Fox',
    [17, 16],
    (canvas) => {
      canvas.polygon(
        [
          [0, 0],
          [6, 5],
          [1, 9],
        ],
        'a',
      );
      canvas.polygon(
        [
          [1.2, 2],
          [4.5, 5],
          [1.8, 7],
        ],
        'c',
      );
      canvas.polygon(
        [
          [1, 6],
          [9, 4],
          [9, 16],
          [7, 15],
          [0.2, 9],
        ],
        'a',
      );
      canvas.polygon(
        [
          [0.4, 9.4],
          [5, 9],
          [9, 12.5],
          [9, 16],
          [7, 15],
        ],
        'b',
      );
      canvas.rect(4, 8, 2, 1, 'c');
      canvas.rect(7, 13, 2, 2, 'c');
      canvas.mirror();
    },
    'e2711d f3d9b8 3a2a24',
  ),
  shapes(
    set,
    'parrot',
    'Parrot',
    [15, 20],
    (canvas) => {
      canvas.polygon(
        [
          [8, 13],
          [11, 13],
          [14, 20],
          [11, 20],
        ],
        'c',
      );
      canvas.ellipse(8, 10.5, 3.6, 5.4, 'a', -12);
      canvas.disc(6.2, 4.2, 3.9, 'a');
      canvas.ellipse(9.6, 10.8, 2.2, 4.6, 'b', -18);
      canvas.ellipse(10.3, 12.6, 1.6, 3, 'c', -18);
      canvas.disc(5.2, 3.8, 1.7, 'd');
      canvas.set(4, 3, 'e');
      canvas.polygon(
        [
          [3.2, 3],
          [3.2, 6.6],
          [1.5, 7.5],
          [0.5, 5],
        ],
        'f',
      );
      canvas.rect(2, 16, 11, 1, 'g', '.a');
      canvas.stamp(6, 15, ['ff']);
    },
    'd7263d f2c014 1f5fbf efe6c8 22222c 5b5560 7a4a21',
  ),
  shapes(
    set,
    'chick',
    'Chick in its egg',
    [13, 16],
    (canvas) => {
      canvas.disc(6.5, 6, 4.6, 'a');
      canvas.ellipse(6.5, 10.5, 6, 5.5, 'b');
      canvas.fill((x, y) => y < 8.6 + Math.abs((x % 4) - 2) * 1.2 && y < 11, 'a', 'b');
      canvas.stamp(4, 5, ['c...c']);
      canvas.stamp(5, 6, ['.d.', 'ddd']);
      canvas.set(6, 0, 'a');
      canvas.fill((x, y) => Math.hypot(x - 6.5, y - 6) > 4.8 && y < 9, '.', 'ab');
    },
    'f6cf3a e9e2d0 22222c f08a24',
  ),
  shapes(
    set,
    'octopus',
    'Octopus',
    [17, 16],
    (canvas) => {
      canvas.ellipse(8.5, 5.5, 5.2, 5.4, 'a');
      canvas.rect(4, 8, 9, 3, 'a');
      canvas.path(
        [
          [5.5, 10],
          [4, 12],
          [1.5, 12],
          [1, 10],
        ],
        1.7,
        'a',
      );
      canvas.path(
        [
          [7, 11],
          [6, 14],
          [3.5, 15.2],
        ],
        1.7,
        'a',
      );
      canvas.path(
        [
          [8.5, 10],
          [8.5, 13],
        ],
        1.7,
        'a',
      );
      canvas.disc(6, 6, 1.5, 'b');
      canvas.rect(6, 5, 1, 2, 'c');
      canvas.rect(7, 9, 2, 1, 'c');
      canvas.set(5, 2, 'd');
      canvas.set(7, 1, 'd');
      canvas.mirror();
      canvas.mirror();
    },
    'b0529e f3d9ec 2a1a2e d68fca',
  ),
  shapes(
    set,
    'toucan',
    'Toucan',
    [18, 17],
    (canvas) => {
      canvas.ellipse(11.5, 9.5, 4.2, 6, 'a', 20);
      canvas.disc(9.5, 4.4, 3.9, 'a');
      canvas.ellipse(8.4, 7.4, 2.4, 2.8, 'b');
      canvas.ellipse(3.8, 4.6, 4.4, 2.1, 'c', -8);
      canvas.rect(0, 5, 2, 4, 'a', 'c');
      canvas.path(
        [
          [1, 5.4],
          [7, 4.9],
        ],
        0.8,
        'd',
        'c',
      );
      canvas.disc(9.5, 3.6, 1.3, 'e');
      canvas.set(9, 3, 'a');
      canvas.polygon(
        [
          [12, 13],
          [16, 12],
          [17.5, 17],
          [15, 17],
        ],
        'a',
      );
      canvas.rect(3, 15, 12, 1, 'f', '.');
      canvas.stamp(9, 14, ['dd', '.']);
    },
    '26242b f0dfae f2a01e d7263d 5fb3e6 7a4a21',
  ),
];
