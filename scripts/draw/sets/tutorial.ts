// The tutorial: each drawing needs one technique that the ones before did not, and no harder one.
// `scripts/check-corpus.ts` proves it by solving them with hints alone.

import type { Drawing } from '../drawing.ts';
import { text } from '../drawing.ts';

const set = 'tutorial';

export const tutorial: readonly Drawing[] = [
  text(
    set,
    'tutorial-1',
    'Plus',
    `
    ..#..
    ..#..
    #####
    ..#..
    ..#..
    `,
    '',
    { teaches: 'completed-line' },
  ),
  text(
    set,
    'tutorial-2',
    'Chequered flag',
    `
    #####
    #.#.#
    ##.##
    #.#.#
    #####
    #....
    #....
    `,
    '',
    { teaches: 'full-line' },
  ),
  text(
    set,
    'tutorial-3',
    'Bow tie',
    `
    #...#
    ##.##
    #####
    ##.##
    #...#
    `,
    '',
    { teaches: 'overlap' },
  ),
  text(
    set,
    'tutorial-4',
    'Boot',
    `
    .###....
    .###....
    ........
    .####...
    .######.
    ########
    .##..##.
    `,
    '',
    { teaches: 'empty-line' },
  ),
  text(
    set,
    'tutorial-5',
    'Seahorse',
    `
    ..###..
    .##.##.
    #####..
    ...###.
    ..####.
    ..###..
    ...##..
    .#..#..
    .####..
    `,
    '',
    { teaches: 'unreachable' },
  ),
  text(
    set,
    'tutorial-6',
    'Sparrow',
    `
    ..##....
    .####...
    ##.###..
    .#######
    ..#####.
    ..####..
    ...#.#..
    ..##.##.
    `,
    '',
    { teaches: 'line-logic' },
  ),
  text(
    set,
    'tutorial-7',
    'Flag',
    `
    aaabbb
    aaabbb
    aaabbb
    c.....
    c.....
    `,
    'd7263d f2c014 3b3f4a',
    { teaches: 'overlap' },
  ),
  text(
    set,
    'tutorial-8',
    'Kite',
    `
    ..ab..
    .aabb.
    aaabbb
    bbbaaa
    .bbaa.
    ..ba..
    ..c...
    ...c..
    `,
    'd7263d 2f6fc0 3b3f4a',
    { teaches: 'crossing-colors' },
  ),
  text(
    set,
    'tutorial-9',
    'Tulip',
    `
    #..#..#
    ##.#.##
    #######
    .#####.
    ...#...
    .#.#.#.
    .##.##.
    ..###..
    ...#...
    `,
    '',
    { teaches: 'look-ahead', needsLookAhead: true },
  ),
];
