import { expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { shapes, text } from './drawing.ts';

const drawn = (width: number, height: number, draw: (canvas: Canvas) => void): readonly string[] => {
  const canvas = new Canvas(width, height);
  draw(canvas);
  return canvas.rows();
};

test.each<readonly [string, number, number, (canvas: Canvas) => void, readonly string[]]>([
  ['a disc is round', 5, 5, (c) => c.disc(2.5, 2.5, 2.3, '#'), ['.###.', '#####', '#####', '#####', '.###.']],
  ['a ring has a hole', 5, 5, (c) => c.ring(2.5, 2.5, 2.3, 1.2, '#'), ['.###.', '##.##', '#...#', '##.##', '.###.']],
  ['a rectangle', 4, 3, (c) => c.rect(1, 0, 2, 2, 'a'), ['.aa.', '.aa.', '....']],
  [
    'a polygon',
    5,
    3,
    (c) =>
      c.polygon(
        [
          [2.5, 0],
          [5, 3],
          [0, 3],
        ],
        '#',
      ),
    ['..#..', '.###.', '#####'],
  ],
  [
    'a path',
    4,
    4,
    (c) =>
      c.path(
        [
          [0.5, 0.5],
          [3.5, 3.5],
        ],
        0.9,
        '#',
      ),
    ['#...', '.#..', '..#.', '...#'],
  ],
  ['a turned ellipse', 5, 3, (c) => c.ellipse(2.5, 1.5, 1, 2.5, '#', 90), ['..#..', '#####', '..#..']],
  [
    'only over a colour',
    4,
    1,
    (c) => {
      c.rect(0, 0, 2, 1, 'a');
      c.rect(0, 0, 4, 1, 'b', '.');
    },
    ['aabb'],
  ],
  [
    'a stamp takes colour away with a comma',
    3,
    1,
    (c) => {
      c.rect(0, 0, 3, 1, 'a');
      c.stamp(0, 0, ['.,b']);
    },
    ['a.b'],
  ],
  [
    'a mirror',
    5,
    1,
    (c) => {
      c.stamp(0, 0, ['ab']);
      c.mirror();
    },
    ['ab.ba'],
  ],
  [
    'an outline',
    4,
    3,
    (c) => {
      c.rect(0, 0, 4, 3, 'a');
      c.outline('b');
    },
    ['bbbb', 'baab', 'bbbb'],
  ],
])('%s', (_, width, height, draw, rows) => {
  expect(drawn(width, height, draw)).toEqual(rows);
});

test('nothing is drawn outside', () => {
  expect(drawn(2, 1, (canvas) => canvas.stamp(-1, -1, ['aaaa', 'aaaa']))).toEqual(['aa']);
});

test('a drawing ends where its shapes do', () => {
  expect(shapes('things', 'x', 'X', [6, 5], (canvas) => canvas.rect(2, 1, 2, 3, '#')).rows).toEqual(['##', '##', '##']);
  expect(text('things', 'x', 'X', '\n  #.\n  ##\n').rows).toEqual(['#.', '##']);
});
