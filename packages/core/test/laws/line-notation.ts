// Lines as people write them, and as solvers want them.
//
//   line('3 2 | ???????')     the clue, and one bit mask of colours for each cell
//   show(candidates)          '?##??#?', or with partly known colours '{ab}'

import type { LineSolver } from '../../src/line/line-solver.ts';
import type { Clue } from '../../src/puzzle/clue.ts';
import type { LineCandidates } from '../oracle/brute-line.ts';

/** A clue beside what is known of its line. */
export interface LineCase {
  readonly clue: Clue;
  readonly candidates: LineCandidates;
}

const LETTERS = '.abcdefghijklmnopqrstuvwxyzABCDE';

/** Reads `3 2 | ??#..` or `3a 2b | a??.?`; `?` is any of the clue's colours or background. */
export function line(text: string): LineCase {
  const [left = '', right = ''] = text.split('|').map((part) => part.trim());
  const clue = (left === '0' ? '' : left)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const letter = /[a-zA-Z]$/.exec(word)?.[0];
      return { length: Number.parseInt(word, 10), color: letter === undefined ? 1 : LETTERS.indexOf(letter) };
    });
  const open = openCell(clue);
  const candidates = Array.from(right, (char) => {
    if (char === '?') return open;
    return 1 << (char === '#' ? 1 : LETTERS.indexOf(char));
  });
  return { clue, candidates };
}

/** The mask of a cell of which nothing is known. */
export function openCell(clue: Clue): number {
  return clue.reduce((mask, block) => mask | (1 << block.color), clue.length === 0 ? 0b11 : 1);
}

/** Writes candidates, `undefined` as `contradiction`; cells with part of the colours in braces. */
export function show(clue: Clue, candidates: LineCandidates | undefined): string {
  if (candidates === undefined) return 'contradiction';
  const open = openCell(clue);
  const plain = open === 0b11;
  return candidates
    .map((mask) => {
      if (mask === open) return '?';
      const chars = Array.from({ length: 32 }, (_, color) => color).filter((color) => (mask & (1 << color)) !== 0);
      const text = chars.map((color) => (plain && color === 1 ? '#' : LETTERS[color])).join('');
      return chars.length === 1 ? text : `{${text}}`;
    })
    .join('');
}

/** Candidates as the bit sets of a solver; colours that the solver does not have are left out. */
export function masksOf(candidates: LineCandidates, solver: LineSolver, offset = 0): Int32Array {
  const top = solver.colors[solver.colors.length - 1] ?? 1;
  const masks = new Int32Array(offset + (top + 1) * solver.words);
  for (const color of solver.colors) {
    candidates.forEach((mask, cell) => {
      if ((mask & (1 << color)) === 0) return;
      const word = offset + color * solver.words + (cell >> 5);
      masks[word] = (masks[word] ?? 0) | (1 << (cell & 31));
    });
  }
  return masks;
}

/** Runs a solver on candidates; `undefined` if it says contradiction. */
export function solveLine(solver: LineSolver, candidates: LineCandidates): LineCandidates | undefined {
  const masks = masksOf(candidates, solver);
  const out = new Int32Array(masks.length).fill(-1);
  if (!solver.solve(masks, 0, out)) return undefined;
  return candidates.map((_, cell) => {
    let mask = 0;
    for (const color of solver.colors) {
      const word = out[color * solver.words + (cell >> 5)] ?? 0;
      if (((word >>> (cell & 31)) & 1) === 1) mask |= 1 << color;
    }
    return mask;
  });
}

/** Asks a solver if anything fits. */
export function isFeasible(solver: LineSolver, candidates: LineCandidates): boolean {
  return solver.feasible(masksOf(candidates, solver), 0);
}
