// Which of its two literals a decided variable gets: the one it had last.
//
// A search that jumped back finds its way again quickly when cells keep the value they had (Pipatsrisawat and Darwiche,
// 2007). At first a cell gets a colour if its lines are, together, more than full of it: filled where the density of
// the row plus that of the column is above 1.

import { at } from '../../puzzle/grid.ts';
import type { CompiledPuzzle } from '../compile.ts';
import { hasColor } from '../literal.ts';

/** Makes the first phases: by variable, 0 for its even literal, 1 for its odd one. */
export function createPhases(compiled: CompiledPuzzle): Uint8Array {
  const { cellCount, colorCount, lineCount, lines } = compiled;
  const density = new Float64Array(cellCount * colorCount);
  const own = new Float64Array(colorCount);
  for (let line = 0; line < lineCount; line += 1) {
    const { clue, length } = at(lines, line);
    own.fill(0);
    for (const block of clue) own[block.color] = at(own, block.color) + block.length / length;
    for (const cell of compiled.cellsOf(line)) {
      for (let color = 1; color < colorCount; color += 1) {
        const entry = cell * colorCount + color;
        density[entry] = at(density, entry) + at(own, color);
      }
    }
  }
  const phases = new Uint8Array(compiled.varCount).fill(1);
  for (let cell = 0; cell < cellCount; cell += 1) {
    for (let color = 1; color < colorCount; color += 1) {
      if (at(density, cell * colorCount + color) > 1) {
        const literal = hasColor(cell, color, colorCount);
        phases[literal >> 1] = literal & 1;
      }
    }
  }
  return phases;
}
