import { describe, expect, test } from 'vitest';
import type { Palette } from '../puzzle/color.ts';
import { BLACK_AND_WHITE } from '../puzzle/color.ts';
import { createGrid } from '../puzzle/grid.ts';
import type { Picture } from '../puzzle/picture.ts';
import { pictureOfRows } from '../puzzle/picture.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { createPuzzle, puzzleOf } from '../puzzle/puzzle.ts';
import { unwrap } from '../result.ts';
import { contrastRatio, inkOn } from './contrast.ts';
import { guttersOf } from './gutters.ts';
import { legendOf } from './legend.ts';
import { UNDECIDED } from './rendered-board.ts';
import { renderSvg } from './svg.ts';
import { renderText } from './text.ts';

const drawn = (rows: readonly string[], palette: Palette = BLACK_AND_WHITE): Puzzle =>
  unwrap(puzzleOf(pictureOfRows(rows, palette) as Picture, palette));
const plus = drawn(['.#.', '###', '.#.']);
const flag = drawn(
  ['aab', 'a.b'],
  [
    { name: 'white', rgb: 'ffffff' },
    { name: '<b>"red"', rgb: 'ff0000' },
    { name: 'blue', rgb: '0000ff' },
  ],
);
const board = (puzzle: Puzzle) => puzzle.goal as Picture;

describe('renderText', () => {
  test('clues around the picture', () => {
    expect(renderText(plus, { board: board(plus) })).toBe('   1 3 1\n 1 . # .\n 3 # # #\n 1 . # .\n');
  });

  test('letters for colours, numbers aligned', () => {
    expect(renderText(flag, { board: board(flag) })).toBe('       2a 1a 2b\n 2a 1b  a  a  b\n 1a 1b  a  .  b\n');
  });

  test('the bare picture, undecided and ambiguous cells', () => {
    const open = { ...board(plus), cells: board(plus).cells.slice().fill(UNDECIDED, 0, 2) };
    expect(renderText(plus, { board: open, clues: false, ambiguous: [8] })).toBe('??.\n###\n.#!\n');
  });

  test('an empty line shows 0', () => {
    expect(renderText(drawn(['#.', '..']), { clues: true })).toBe('   1 0\n 1 ? ?\n 0 ? ?\n');
  });
});

describe('guttersOf', () => {
  test('the longest clue sets the size: nine cells take five numbers, fifteen take eight', () => {
    const tall = drawn(['##', '#.', '.#', '#.', '.#', '#.', '#.', '.#', '#.']);
    expect(guttersOf(tall).columnNumbers).toBe(4);
    expect(guttersOf(drawn(['#.#.#.#.#.#.#.#'])).rowNumbers).toBe(8);
  });
});

describe('renderSvg', () => {
  const svg = renderSvg(plus, { board: board(plus), title: '<script>alert("x")</script>\u0000' });

  test('is one document with an escaped name and nothing to run', () => {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</title>');
    expect(svg).not.toMatch(/<script|onload/);
    expect(svg).not.toContain('\u0000');
  });

  test('every number of every clue is drawn, inside the sheet', () => {
    const texts = [...svg.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"[^>]*>(\d+)</g)];
    expect(texts.map((match) => match[3]).sort()).toEqual(['1', '1', '1', '1', '3', '3']);
    expect(texts.every((match) => Number(match[1]) > 0 && Number(match[2]) > 0)).toBe(true);
  });

  test('a filled cell is one square of one path', () => {
    expect((svg.match(/h18\.5v18\.5h-18\.5z/g) ?? []).length).toBe(5);
  });

  test('colours: chips with letters, symbols on request; names stay out of it', () => {
    const colored = renderSvg(flag, { board: board(flag), symbols: true });
    expect(colored).toContain('fill="#ff0000"');
    expect(colored).toContain('>2a</text>');
    expect((colored.match(/>b<\/text>/g) ?? []).length).toBe(2);
    expect(colored).not.toContain('<b>');
  });

  test('a puzzle with colours of its own keeps its background, on dark paper too', () => {
    const dark = renderSvg(flag, { board: board(flag), theme: 'dark' });
    expect(dark).toContain('.nonogram{--paper:#ffffff;');
    const night = drawn(
      ['#.'],
      [
        { name: 'night', rgb: '101020' },
        { name: 'gold', rgb: 'c99700' },
      ],
    );
    const svg = renderSvg(night, { board: board(night) });
    expect(svg).toContain('--paper:#101020;');
    expect(svg).toContain('fill="#c99700"');
    const [, major = ''] = /--major:#([0-9a-f]{6})/.exec(svg.slice(svg.indexOf('--paper:#101020'))) ?? [];
    expect(contrastRatio(major, '101020')).toBeGreaterThanOrEqual(3);
    expect(renderSvg(plus)).not.toContain('--paper:#ffffff');
  });

  test('all styles stay inside the drawing', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(svg) ?? [];
    const selectors = [...style.replaceAll(/@media[^{]*\{(.*?\})\}/g, '$1').matchAll(/([^{}]+)\{/g)].map(
      (match) => match[1],
    );
    expect(selectors.length).toBeGreaterThan(5);
    expect(selectors.filter((selector) => !selector?.startsWith('.nonogram'))).toEqual([]);
  });

  test('a very large board is drawn in runs', () => {
    const wide = unwrap(puzzleOf({ width: 500, height: 100, cells: new Uint8Array(50_000).fill(1) }));
    const large = renderSvg(wide, { board: board(wide), clues: false });
    expect((large.match(/h10000v20h-10000z/g) ?? []).length).toBe(100);
    expect(large.length).toBeLessThan(20_000);
  });

  test('the title of the puzzle is not given away', () => {
    const titled = unwrap(createPuzzle({ rows: plus.rows, columns: plus.columns, metadata: { title: 'Secret' } }));
    expect(renderSvg(titled)).not.toContain('Secret');
  });
});

describe('contrast', () => {
  test.each([
    ['ffffff', '000000'],
    ['ffff00', '000000'],
    ['0000ff', 'ffffff'],
    ['800000', 'ffffff'],
  ])('ink on %s is %s and readable', (rgb, ink) => {
    expect(inkOn(rgb)).toBe(ink);
    expect(contrastRatio(rgb, ink)).toBeGreaterThanOrEqual(4.5);
  });
});

test('a board of another size is a fault of the caller', () => {
  const board = createGrid(2, 2);
  expect(() => renderText(plus, { board })).toThrow('the board is 2x2, the puzzle 3x3');
  expect(() => renderSvg(plus, { board })).toThrow('the board is 2x2, the puzzle 3x3');
});

test('the legend counts the cells of each colour', () => {
  expect(legendOf(flag).map((entry) => [entry.char, entry.cellCount])).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
});
