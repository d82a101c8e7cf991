import { expect, test } from 'vitest';
import { arrangements } from '../../test/oracle/brute-puzzle.ts';
import { createRandom, randomPuzzle } from '../../test/oracle/random-puzzles.ts';
import { Budget } from '../outcome/budget.ts';
import { cluesOf } from '../puzzle/picture.ts';
import { Beliefs } from './beliefs.ts';
import { Board } from './board.ts';
import { compile, compileLines } from './compile.ts';

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

/** What all lines say after each spoke once, in order: the definition, over all arrangements, with plain arrays. */
function naiveMessages(board: Board): number[][][] {
  const { compiled, candidates } = board;
  const { colorCount, directions, lineCount, cellCount, topology } = compiled;
  const colors = [...Array(colorCount).keys()];
  const messages = Array.from({ length: cellCount }, () =>
    Array.from({ length: directions }, () => colors.map(() => 1 / colorCount)),
  );
  for (let line = 0; line < lineCount; line += 1) {
    const cells = [...compiled.cellsOf(line)];
    const own = cells.map((cell) =>
      topology.cellLine.subarray(cell * directions, (cell + 1) * directions).indexOf(line),
    );
    const heard = cells.map((cell, i) =>
      colors.map((color) => {
        const others = (messages[cell] ?? []).filter((_, d) => d !== own[i]).map((message) => message[color] ?? 0);
        return (((candidates[cell] ?? 0) >>> color) & 1) * others.reduce((product, weight) => product * weight, 1);
      }),
    );
    const weightOf = (picture: readonly number[], except: number): number =>
      picture.reduce((product, color, i) => (i === except ? product : product * (heard[i]?.[color] ?? 0)), 1);
    const all = arrangements(compiled.lines[line]?.clue ?? [], cells.length);
    const said = cells.map((cell, i) => {
      const thought = colors.map((color) =>
        (((candidates[cell] ?? 0) >>> color) & 1) === 0
          ? 0
          : all.filter((picture) => picture[i] === color).reduce((sum, picture) => sum + weightOf(picture, i), 0),
      );
      const total = thought.reduce((sum, weight) => sum + weight, 0);
      const old = messages[cell]?.[own[i] ?? 0] ?? [];
      const damped = thought.map((weight, color) => {
        if ((((candidates[cell] ?? 0) >>> color) & 1) === 0) return old[color] ?? 0;
        const share = Math.min(1 - 1e-3, Math.max(1e-3, weight / total));
        return share + 0.2 * ((old[color] ?? 0) - share);
      });
      if (colorCount === 2) return damped;
      const isOpen = (color: number): boolean => (((candidates[cell] ?? 0) >>> color) & 1) === 1;
      const sum = damped.reduce((partial, weight, color) => (isOpen(color) ? partial + weight : partial), 0);
      return damped.map((weight) => weight / sum);
    });
    cells.forEach((cell, i) => {
      const open = candidates[cell] ?? 0;
      if ((open & (open - 1)) !== 0) (messages[cell] ?? [])[own[i] ?? 0] = said[i] ?? [];
    });
  }
  return messages;
}

test.each([1, 2, 3])('crossing lines say what the definition says, with %i inks', (inks) => {
  const random = createRandom(90 + inks);
  let compared = 0;
  for (let run = 0; run < 60; run += 1) {
    const board = new Board(compile(randomPuzzle(random, 6, 6, inks)));
    const { cellCount, colorCount } = board.compiled;
    const naive = naiveMessages(board);
    const beliefs = new Beliefs(board, new Budget());
    beliefs.sayAll();
    for (let cell = 0; cell < cellCount; cell += 1) {
      for (let color = 0; color < colorCount; color += 1) {
        if ((((board.candidates[cell] ?? 0) >>> color) & 1) === 0) continue;
        const expected = (naive[cell] ?? []).reduce((product, message) => product * (message[color] ?? 0), 1);
        if (!Number.isFinite(expected)) continue; // nothing fits: messages are kept
        expect(beliefs.weightOf(cell, color)).toBeCloseTo(expected, 9);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});
