import { expect, test } from 'vitest';
import { arrangements } from '../../test/oracle/brute-puzzle.ts';
import { createRandom } from '../../test/oracle/random-puzzles.ts';
import { Budget } from '../outcome/budget.ts';
import { cluesOf } from '../puzzle/picture.ts';
import { Beliefs } from './beliefs.ts';
import { Board } from './board.ts';
import { compileLines } from './compile.ts';

/** One line alone: each cell lies on it and on no other. */
function lineBoard(cells: Uint8Array, colorCount: number): Board {
  const length = cells.length;
  const clue = cluesOf({ width: length, height: 1, cells }).rows[0] ?? [];
  const spec = { ref: { axis: 'row', index: 0 }, cells: Int32Array.from(cells.keys()), clue } as const;
  return new Board(compileLines({ width: length, height: 1 }, colorCount, 1, [spec]));
}

test.each([
  ['black and white', 2],
  ['three colours', 4],
])('what one line says is the share of its arrangements: %s', (_, colorCount) => {
  const random = createRandom(colorCount);
  for (let run = 0; run < 60; run += 1) {
    const length = 4 + random(8);
    const cells = Uint8Array.from({ length }, () => (random(2) === 0 ? 0 : 1 + random(colorCount - 1)));
    const board = lineBoard(cells, colorCount);
    const beliefs = new Beliefs(board, new Budget());
    // Messages are damped: they come close to the exact share when said again and again.
    for (let round = 0; round < 12; round += 1) beliefs.sayAll();
    const clue = board.compiled.lines[0]?.clue ?? [];
    const all = arrangements(clue, length);
    for (let cell = 0; cell < length; cell += 1) {
      const candidates = board.candidates[cell] ?? 0;
      if ((candidates & (candidates - 1)) === 0) continue;
      for (let color = 0; color < colorCount; color += 1) {
        if (((candidates >>> color) & 1) === 0) continue;
        const share = all.filter((colors) => colors[cell] === color).length / all.length;
        expect(Math.abs(beliefs.weightOf(cell, color) - share)).toBeLessThan(0.005);
      }
    }
  }
});
