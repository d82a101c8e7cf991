// The tutorial: each drawing is there for one technique, and needs no harder one. (Crosses alone win
// nothing, so the lesson on empty lines needs overlaps too.) The corpus check proves it by solving them
// with hints.

import type { Drawing } from '../drawing.ts';
import { text } from '../drawing.ts';

const set = 'tutorial';

export const tutorial: readonly Drawing[] = [
  text(
    set,
    'lesson-1',
    'Plus',
    `
    ..#..
    ..#..
    #####
    ..#..
    ..#..
    `,
    '',
    { teaches: 'full-line' },
  ),
  text(
    set,
    'lesson-2',
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
    'lesson-3',
    'Heart',
    `
    .#.#.
    #####
    #####
    .###.
    ..#..
    `,
    '',
    { teaches: 'overlap' },
  ),
  text(
    set,
    'lesson-4',
    'Boot',
    `
    .####...
    .####...
    ........
    .####...
    .#####..
    .#######
    ########
    ########
    `,
    '',
    { teaches: 'empty-line' },
  ),
  text(
    set,
    'lesson-5',
    'House',
    `
    ...#..#.
    ..###.#.
    .######.
    ########
    .#.##.#.
    .######.
    .##..##.
    .##..##.
    `,
    '',
    { teaches: 'unreachable' },
  ),
  text(
    set,
    'lesson-6',
    'Sparrow',
    `
    ..##....
    .####...
    ##.##...
    ..######
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
    'lesson-7',
    'Flag',
    `
    aaabbb
    aaabbb
    aaabbb
    c.....
    c.....
    c.....
    `,
    'd7263d f2c014 3b3f4a',
    { teaches: 'full-line' },
  ),
  text(
    set,
    'lesson-8',
    'Kite',
    `
    ..ab..
    .aabb.
    aaabbb
    bbbaaa
    .bbaa.
    ..ba..
    ..c...
    ...b..
    `,
    'd7263d 2f6fc0 3b3f4a',
    { teaches: 'crossing-colors' },
  ),
  text(
    set,
    'lesson-9',
    'Lily',
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
