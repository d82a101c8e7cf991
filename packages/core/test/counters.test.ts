// What solving costs, in counters that no machine changes. A change that makes the engine work 5 % more (or
// less) on one of these sets fails here, and says so: look at it, and if it is meant, store the new counters:
//
//   NONO_UPDATE=1 pnpm vitest run --project core packages/core/test/counters.test.ts

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../src/formats/index.ts';
import { generatePuzzle } from '../src/generate/index.ts';
import { cluesOf } from '../src/puzzle/picture.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { unwrap } from '../src/result.ts';
import { solve } from '../src/solve/index.ts';
import { seededRandom } from './arbitraries/random-puzzle.ts';

const BAND = 0.05;
const here = import.meta.dirname;

interface Counters {
  readonly puzzles: number;
  readonly ticks: number;
  readonly lineSolves: number;
  readonly decisions: number;
  readonly conflicts: number;
  readonly verdicts: Readonly<Record<string, number>>;
}

/** Our own drawings: what people play. */
function drawings(): readonly Puzzle[] {
  const folder = join(here, '../../../corpus');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.non'))
    .sort()
    .map((name) => unwrap(parsePuzzle(readFileSync(join(folder, name), 'utf8'))));
}

/** Random boards, half of the cells filled: nothing for lines, work for the search. */
function randomBoards(side: number, count: number, colors: number): readonly Puzzle[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(1000 * side + index);
    for (let i = 0; i < 8; i += 1) random();
    const cells = Uint8Array.from({ length: side * side }, () =>
      random() < 0.5 ? 1 + Math.floor(random() * colors) : 0,
    );
    const palette = ['ffffff', '000000', 'd00000', '0000d0'].slice(0, colors + 1).map((rgb) => ({ name: rgb, rgb }));
    return unwrap(createPuzzle({ ...cluesOf({ width: side, height: side, cells }), palette }));
  });
}

/** Generated smooth pictures: what lines solve. */
function smoothPictures(): readonly Puzzle[] {
  return [20, 40, 60, 80].map(
    (side) => unwrap(generatePuzzle({ width: side, height: side, seed: `counters-${side}` })).puzzle,
  );
}

function countersOf(puzzles: readonly Puzzle[]): Counters {
  const verdicts: Record<string, number> = {};
  let [ticks, lineSolves, decisions, conflicts] = [0, 0, 0, 0];
  for (const puzzle of puzzles) {
    const { verdict, stats } = solve(puzzle, { budget: 500_000_000 });
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    ticks += stats.ticks;
    lineSolves += stats.lineSolves;
    decisions += stats.decisions;
    conflicts += stats.conflicts;
  }
  return { puzzles: puzzles.length, ticks, lineSolves, decisions, conflicts, verdicts };
}

const stored = join(here, 'counters.json');
const expected = JSON.parse(readFileSync(stored, 'utf8')) as Record<string, Counters>;
const updating = process.env['NONO_UPDATE'] === '1';

describe('counters', () => {
  test.each([
    ['drawings', drawings],
    ['smooth pictures', smoothPictures],
    ['random 20x20', () => randomBoards(20, 40, 1)],
    ['random 25x25', () => randomBoards(25, 12, 1)],
    ['random 15x15, three colours', () => randomBoards(15, 20, 3)],
  ])('%s', (name, puzzles) => {
    const found = countersOf(puzzles());
    if (updating) {
      expected[name] = found;
      writeFileSync(stored, `${JSON.stringify(expected, null, 2)}\n`);
    }
    const before = expected[name];
    expect(found.verdicts).toEqual(before?.verdicts);
    expect(found.puzzles).toBe(before?.puzzles);
    for (const counter of ['ticks', 'lineSolves', 'decisions', 'conflicts'] as const) {
      const was = before?.[counter] ?? 0;
      expect(Math.abs(found[counter] - was), `${counter}: ${was} before, ${found[counter]} now`).toBeLessThanOrEqual(
        was * BAND,
      );
    }
  });
});
