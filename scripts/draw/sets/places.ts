// Places, vehicles and scenes in black and white, 15x10 to 30x25.

import type { Drawing } from '../drawing.ts';
import { shapes, text } from '../drawing.ts';

const set = 'places';

export const places: readonly Drawing[] = [
  text(
    set,
    'sailing-boat',
    'Sailing boat',
    `
    .......#.......
    ......##.......
    ......##.#.....
    .....###.##....
    .....###.##....
    ....####.###...
    ....####.####..
    ...#####.####..
    ..######.#####.
    .#######.######
    .......#.......
    ###############
    .###.#.#.#.###.
    ..###########..
    ...#########...
    `,
  ),
  shapes(set, 'castle', 'Castle', [20, 18], (canvas) => {
    canvas.rect(0, 5, 5, 13, '#');
    canvas.stamp(0, 4, ['#.#.#']);
    canvas.rect(5, 10, 5, 8, '#');
    canvas.stamp(5, 9, ['.#.#.']);
    canvas.rect(7, 4, 3, 6, '#');
    canvas.stamp(7, 3, ['#.#']);
    canvas.rect(2, 7, 1, 2, '.');
    canvas.rect(8, 6, 1, 2, '.');
    canvas.disc(10, 15.5, 2.4, '.');
    canvas.rect(8, 15, 4, 3, '.');
    canvas.rect(2, 12, 1, 2, '.');
    canvas.mirror();
    canvas.rect(9, 0, 1, 4, '#');
    canvas.stamp(10, 0, ['###', '##.']);
  }),
  shapes(set, 'windmill', 'Windmill', [23, 25], (canvas) => {
    canvas.polygon(
      [
        [8, 10],
        [15, 10],
        [17.5, 25],
        [5.5, 25],
      ],
      '#',
    );
    canvas.ellipse(11.5, 10, 3.5, 3, '#');
    canvas.rect(10, 20, 3, 5, '.');
    canvas.rect(11, 15, 1, 2, '.');
    const sail = (across: number, down: number): void => {
      const along = (far: number, side: number): readonly [number, number] => [
        11.5 + across * far - across * side,
        10 + down * far + down * side,
      ];
      canvas.path([along(0, 0), along(10, 0)], 3, '.');
      canvas.polygon([along(3, 0), along(10, 0), along(10, 3.2), along(3, 3.2)], '#');
      canvas.path([along(0, 0), along(10.4, 0)], 1.3, '#');
    };
    sail(0.72, 0.72);
    sail(-0.72, -0.72);
    sail(0.72, -0.72);
    sail(-0.72, 0.72);
    canvas.disc(11.5, 10, 1.2, '#');
  }),
  shapes(set, 'steam-train', 'Steam engine', [25, 17], (canvas) => {
    canvas.rect(1, 2, 8, 2, '#');
    canvas.rect(2, 4, 6, 8, '#');
    canvas.rect(3, 5, 4, 3, '.');
    canvas.rect(8, 6, 13, 6, '#');
    canvas.rect(17, 2, 3, 4, '#');
    canvas.rect(16, 1, 5, 2, '#');
    canvas.rect(11, 4, 3, 2, '#');
    canvas.rect(21, 7, 1, 4, '#');
    canvas.polygon(
      [
        [21, 12],
        [25, 16],
        [19, 16],
      ],
      '#',
    );
    canvas.rect(1, 12, 21, 1, '#');
    canvas.disc(5, 13.5, 3.4, '#');
    canvas.disc(5, 13.5, 1.5, '.');
    canvas.disc(12, 14.5, 2.4, '#');
    canvas.disc(17, 14.5, 2.4, '#');
    canvas.set(11, 14, '.');
    canvas.set(12, 14, '.');
    canvas.set(16, 14, '.');
    canvas.set(17, 14, '.');
    canvas.rect(10, 8, 8, 1, '.');
  }),
  shapes(set, 'palm-island', 'Island', [20, 17], (canvas) => {
    canvas.path(
      [
        [8, 14],
        [9, 10],
        [11, 5],
      ],
      1.6,
      '#',
    );
    canvas.path(
      [
        [11, 5],
        [7, 3.4],
        [3.6, 6],
      ],
      1.6,
      '#',
    );
    canvas.path(
      [
        [11, 5],
        [15, 3],
        [18.6, 5.4],
      ],
      1.6,
      '#',
    );
    canvas.path(
      [
        [11, 5],
        [8, 1],
        [5, 1],
      ],
      1.5,
      '#',
    );
    canvas.path(
      [
        [11, 5],
        [13.6, 1],
        [17, 0.9],
      ],
      1.5,
      '#',
    );
    canvas.path(
      [
        [11, 5],
        [13.6, 7],
        [14, 9.6],
      ],
      1.5,
      '#',
    );
    canvas.path(
      [
        [11, 5],
        [8.4, 6.6],
        [6.6, 9.4],
      ],
      1.5,
      '#',
    );
    canvas.ellipse(9, 15.2, 8, 2.4, '#');
    canvas.rect(0, 16, 20, 1, '#');
  }),
  shapes(set, 'bridge', 'Bridge', [25, 15], (canvas) => {
    canvas.rect(5, 0, 2, 15, '#');
    canvas.rect(4, 0, 4, 1, '#');
    canvas.fill((x, y) => Math.abs(y - (1.4 + ((12.5 - x) ** 2 * -0.16 + 5.6))) < 0.7 && x > 6 && x < 12.9, '#');
    canvas.path(
      [
        [6, 1.4],
        [0, 9],
      ],
      1.2,
      '#',
    );
    canvas.rect(0, 9, 25, 2, '#');
    canvas.rect(9, 6, 1, 4, '#');
    canvas.rect(12, 6, 1, 4, '#');
    canvas.rect(2, 7, 1, 3, '#');
    canvas.rect(0, 14, 13, 1, '#');
    canvas.stamp(0, 13, ['##..']);
    canvas.mirror();
  }),
  shapes(set, 'tent', 'Camp', [20, 15], (canvas) => {
    canvas.polygon(
      [
        [10, 3],
        [19, 13],
        [1, 13],
      ],
      '#',
    );
    canvas.polygon(
      [
        [10, 6],
        [12.6, 13],
        [7.4, 13],
      ],
      '.',
    );
    canvas.path(
      [
        [10, 3.4],
        [9, 1.5],
      ],
      0.9,
      '#',
    );
    canvas.path(
      [
        [10, 3.4],
        [11, 1.5],
      ],
      0.9,
      '#',
    );
    canvas.rect(0, 13, 20, 2, '#');
    canvas.disc(17, 2.5, 2.5, '#');
    canvas.stamp(2, 2, ['.#.', '###', '.#.']);
  }),
  text(
    set,
    'submarine',
    'Submarine',
    `
    ........##..........
    ........#...........
    ........#...........
    .......####.........
    .......####.........
    #....#########....##
    ##.#############.##.
    ####################
    ##.##..##..##..#####
    ##.##..##..##..####.
    ###################.
    #..###############..
    .....###########....
    `,
  ),
  shapes(set, 'galleon', 'Galleon', [24, 22], (canvas) => {
    canvas.polygon(
      [
        [1, 15],
        [23, 15],
        [20, 21],
        [4, 21],
      ],
      '#',
    );
    canvas.rect(0, 13, 4, 2, '#');
    canvas.rect(18, 13, 5, 2, '#');
    for (const x of [6, 9, 12, 15, 18]) canvas.rect(x, 17, 1, 1, '.');
    canvas.rect(11, 1, 1, 14, '#');
    canvas.rect(5, 4, 1, 11, '#');
    canvas.rect(17, 4, 1, 11, '#');
    canvas.fill((x, y) => y > 3 && y < 8 && Math.abs(x - 11.5) < 3 + (y - 3) * 0.3, '#');
    canvas.fill((x, y) => y > 9 && y < 14 && Math.abs(x - 11.5) < 3.6, '#');
    canvas.fill((x, y) => y > 6 && y < 12 && Math.abs(x - 5.5) < 2.2 + (y - 6) * 0.1, '#');
    canvas.fill((x, y) => y > 6 && y < 12 && Math.abs(x - 17.5) < 2.2 + (y - 6) * 0.1, '#');
    canvas.stamp(12, 0, ['###', '##.']);
    canvas.path(
      [
        [22, 13],
        [23.6, 10.5],
      ],
      0.9,
      '#',
    );
  }),
  shapes(set, 'skyline', 'Skyline', [25, 18], (canvas) => {
    const towers = [
      [0, 10, 4],
      [4, 6, 3],
      [7, 12, 3],
      [10, 3, 4],
      [14, 9, 3],
      [17, 5, 4],
      [21, 11, 4],
    ] as const;
    for (const [x, y, width] of towers) canvas.rect(x, y, width, 18 - y, '#');
    canvas.rect(11, 1, 2, 2, '#');
    canvas.rect(12, 0, 1, 1, '#');
    canvas.rect(5, 4, 1, 2, '#');
    for (const [x, y] of [
      [1, 12],
      [2, 14],
      [5, 8],
      [5, 10],
      [5, 13],
      [8, 14],
      [11, 5],
      [12, 7],
      [11, 9],
      [12, 12],
      [11, 15],
      [15, 11],
      [15, 14],
      [18, 7],
      [19, 7],
      [18, 10],
      [19, 13],
      [18, 15],
      [22, 13],
      [23, 15],
    ] as const) {
      canvas.set(x, y, '.');
    }
    canvas.disc(22.4, 2.6, 2.4, '#');
  }),
  shapes(set, 'saucer', 'Saucer', [20, 18], (canvas) => {
    canvas.disc(10, 5, 4.6, '#');
    canvas.disc(10, 5.4, 3.4, '.');
    canvas.rect(8, 4, 1, 1, '#');
    canvas.ellipse(10, 7.6, 9.6, 2.8, '#');
    canvas.stamp(3, 7, ['.,..,..']);
    canvas.path(
      [
        [6, 10],
        [3, 17.4],
      ],
      0.9,
      '#',
    );
    canvas.fill((x, y) => y > 11 && Math.floor(y) % 2 === 1 && Math.abs(x - 10) < 2 + (y - 10) * 0.5, '#');
    canvas.mirror();
    canvas.rect(9, 6, 2, 1, '.');
  }),
];
