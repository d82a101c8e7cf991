// What screen readers say: clues, cells, rows, in the reader's language.

import type { CellIndex, Clue, ColorId, LineRef, Palette, Puzzle } from '@nonokit/core';
import { CROSSED, colorOfCode, isBlackAndWhite, MAYBE } from '@nonokit/core';
import type { GridLabels } from '../board/aria-grid.ts';
import type { Scene } from '../board/scene.ts';
import { FLAG_AMBIGUOUS, FLAG_HINT, FLAG_MISTAKE } from '../board/scene.ts';
import type { Speaker, TextKey } from '../texts/speaker.ts';

/** Says a clue: `3, 2`, in colour `3 red, 2 blue`. */
export function clueWords(say: Speaker, clue: Clue, palette: Palette): string {
  if (clue.length === 0) return '0';
  const plain = isBlackAndWhite(palette);
  return clue
    .map(({ length, color }) =>
      plain ? `${length}` : say('blockColor', { length, color: colorName(say, palette, color) }),
    )
    .join(', ');
}

/** What a colour is called; a number where the file has no word for it. */
export function colorName(say: Speaker, palette: Palette, color: ColorId): string {
  const name = palette[color]?.name ?? '';
  return /^#?[0-9a-f]{0,6}$/i.test(name) ? say('colorNumber', { n: color }) : name;
}

/** What a mark is called. */
export function markWords(say: Speaker, code: number, palette: Palette): string {
  const color = colorOfCode(code);
  if (color > 0)
    return isBlackAndWhite(palette) ? say('filled') : say('filledColor', { color: colorName(say, palette, color) });
  if (code === CROSSED) return say('crossed');
  return say(code === MAYBE ? 'maybe' : 'unknown');
}

/** What one cell holds, with everything the eye would see. */
export function cellWords(say: Speaker, scene: Scene, cell: CellIndex): string {
  let mark = markWords(say, scene.marks[cell] ?? 0, scene.puzzle.palette);
  if ((scene.tentative?.[cell] ?? 0) > 0) mark = say('guessed', { mark });
  const flags = scene.flags?.[cell] ?? 0;
  if (flags & FLAG_MISTAKE) mark = say('mistake', { mark });
  if (flags & FLAG_HINT) mark = say('hinted', { mark });
  if (flags & FLAG_AMBIGUOUS) mark = say('ambiguous', { mark });
  return mark;
}

/** The title of a puzzle, unless it would give the picture away. */
export function boardWords(say: Speaker, puzzle: Puzzle, titled: boolean): string {
  const { width, height } = puzzle;
  const title = titled ? puzzle.metadata.title : undefined;
  return title ? say('boardTitled', { title, width, height }) : say('board', { width, height });
}

/** All labels of the grid. `scene` is asked each time, because modes replace it. */
export function gridLabels(
  say: Speaker,
  scene: () => Scene,
  more: {
    readonly titled: boolean;
    describe(cell: CellIndex): string | undefined;
    describeLine(line: LineRef): TextKey | undefined;
  },
): GridLabels {
  return {
    board: boardWords(say, scene().puzzle, more.titled),
    cell: (cell) => {
      const { width } = scene().puzzle;
      const mark = more.describe(cell) ?? cellWords(say, scene(), cell);
      return say('cell', { row: Math.floor(cell / width) + 1, column: (cell % width) + 1, mark });
    },
    line: (line) => {
      const { puzzle } = scene();
      const clue = (line.axis === 'row' ? puzzle.rows : puzzle.columns)[line.index] ?? [];
      const words = say(line.axis, { index: line.index + 1, clue: clueWords(say, clue, puzzle.palette) });
      const state = more.describeLine(line);
      return state ? say(state, { line: words }) : words;
    },
    row: (index) => say('rowSummary', { index: index + 1, marks: rowWords(say, scene(), index) }),
  };
}

/** A row in one sentence: stretches of equal marks. */
function rowWords(say: Speaker, scene: Scene, row: number): string {
  const { width, palette } = scene.puzzle;
  const parts: string[] = [];
  for (let start = 0; start < width; ) {
    const code = scene.marks[row * width + start] ?? 0;
    let end = start + 1;
    while (end < width && scene.marks[row * width + end] === code) end += 1;
    parts.push(`${end - start} ${markWords(say, code, palette)}`);
    start = end;
  }
  return parts.join(', ');
}
