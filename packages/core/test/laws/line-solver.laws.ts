// What every line solver promises, as tests to call once for each implementation.
//
//   sound, complete    the answer is what all full arrangements agree on (oracle/brute-line.ts; on lines too long for
//                      it, the plain solver, which the same laws hold to the oracle)
//   monotone           with fewer candidates in, never more come out
//   idempotent         the answer solved again is itself
//   mirror             the reversed line has the reversed answer
//   feasible           says what solve says
//   tidy               reads and writes only what the contract names, and keeps nothing from one call to the next

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineSolver } from '../../src/line/line-solver.ts';
import { wordsOf } from '../../src/line/line-solver.ts';
import { createPlainSolver } from '../../src/line/plain-solver.ts';
import type { Clue } from '../../src/puzzle/clue.ts';
import { lineArb, randomLine } from '../arbitraries/line.arb.ts';
import { createRandom } from '../arbitraries/random.ts';
import { bruteSolve } from '../oracle/brute-line.ts';
import type { LineCase } from './line-notation.ts';
import { isFeasible, line, masksOf, show, solveLine } from './line-notation.ts';

/** One implementation, and the lines it is for. */
export interface LineSolverUnderTest {
  readonly name: string;
  /** `undefined` if the implementation does not take such a line. */
  make(clue: Clue, length: number): LineSolver | undefined;
  /** Most colours besides the background. */
  readonly inks: number;
  /** False if it takes no line that is short enough for the oracle. */
  readonly short: boolean;
  /** Lengths to try against the plain solver. */
  readonly lengths: readonly number[];
  /** Lines to try against the twins. */
  readonly count: number;
}

const open = (cells: number): string => '?'.repeat(cells);
const filled = (cells: number): string => '#'.repeat(cells);

/** Name, line, answer. An implementation is shown those that it takes. */
const ROWS: readonly (readonly [string, string, string])[] = [
  ['the empty clue leaves nothing filled', '0 | ????', '....'],
  ['the empty clue and a filled cell', '0 | ??#?', 'contradiction'],
  ['a line without cells', '0 |', ''],
  ['one cell', '1 | ?', '#'],
  ['a full line', '2 1 3 | ????????', '##.#.###'],
  ['overlap', '3 2 | ???????', '?##??#?'],
  ['a decided line', '1 2 | #..##', '#..##'],
  ['a decided line that is wrong', '1 2 | ##..#', 'contradiction'],
  ['nothing known, much room', '2 | ????????', '????????'],
  ['which block owns the cell is open', '1 1 2 | ??#?????', '?.#.????'],
  ['a stretch too small for the block', '3 | ??.?#??', '...?##?'],
  ['too many filled cells', '1 1 | #?#?#', 'contradiction'],
  ['equal colours keep apart', '1 1 | ???', '#.#'],
  ['T8: other colours may touch', '1a 1b | ??', 'ab'],
  ['T8: equal colours may not', '1a 1a | ??', 'contradiction'],
  ['T4: other colours may stand apart', '1a 1b | ???', '{.a}?{.b}'],
  ['colours in order', '1a 1b 1a | ?b????', 'ab{.a}{.a}{.a}{.a}'],
  ['a colour in the wrong place', '2a 1b | b????', 'contradiction'],
  ['T9: exactly cells 29 to 31 of 40', `4 3 1 4 2 12 | ${open(40)}`, `${open(28)}${filled(3)}${open(9)}`],
  ['T9: 53 cells do not go into 50', `4 13 13 4 1 2 4 3 1 | ${open(50)}`, 'contradiction'],
  ['two words', `20 20 | ${open(50)}`, [open(9), filled(11), open(10), filled(11), open(9)].join('')],
  ['two limbs', `8 8 | ${open(45)}`, open(45)],
  [
    'a flood from limb to limb',
    `1 1 | ${open(3)}#${'.'.repeat(30)}${open(6)}`,
    `${open(2)}.#${'.'.repeat(30)}${open(6)}`,
  ],
];

/** Longest line for the oracle. */
const ORACLE_CELLS = 14;

/** Registers the laws for one implementation. */
export function lineSolverLaws(solver: LineSolverUnderTest): void {
  const { make, inks } = solver;
  const seeded = fc
    .record({ seed: fc.nat(), length: fc.constantFrom(...solver.lengths) })
    .map(({ seed, length }) => randomLine(createRandom(seed), length, inks));
  const anyLine = fc.oneof(lineArb(inks, 40), seeded);

  describe(`${solver.name} keeps the laws of line solving`, () => {
    const rows = ROWS.filter(([, text]) => makeFor(line(text)) !== undefined);
    test.each(rows)('%s: %s → %s', (_, text, expected) => {
      const { clue, candidates } = line(text);
      const own = makeFor({ clue, candidates });
      expect(own && show(clue, solveLine(own, candidates))).toBe(expected);
      expect(own && isFeasible(own, candidates)).toBe(expected !== 'contradiction');
    });

    if (solver.short) {
      test('sound and complete: short lines as the oracle says', () => {
        check(lineArb(inks, ORACLE_CELLS), ({ clue, candidates }, own) => {
          const expected = show(clue, bruteSolve(clue, candidates));
          expect(show(clue, solveLine(own, candidates))).toBe(expected);
          expect(isFeasible(own, candidates)).toBe(expected !== 'contradiction');
        });
      });
    }

    test('sound and complete: any length as the twins say', { timeout: 60_000 + 60 * solver.count }, () => {
      const random = createRandom(solver.name.length);
      let tried = 0;
      for (let i = 0; tried < solver.count; i += 1) {
        const long = solver.lengths[i % Math.max(1, solver.lengths.length)] ?? 0;
        const length = i % 2 === 0 && solver.short ? random.below(ORACLE_CELLS + 1) : long;
        const { clue, candidates } = randomLine(random, length, 1 + random.below(inks));
        const own = make(clue, length);
        if (own === undefined) continue;
        tried += 1;
        const plain = solveLine(createPlainSolver(clue, length), candidates);
        const found = solveLine(own, candidates);
        if (!same(found, plain) || (length <= ORACLE_CELLS && !same(found, bruteSolve(clue, candidates)))) {
          expect(show(clue, found), `${JSON.stringify(clue)} in ${show(clue, candidates)}`).toBe(show(clue, plain));
        }
        if (isFeasible(own, candidates) !== (plain !== undefined)) {
          expect.unreachable(`feasible: ${JSON.stringify(clue)} in ${show(clue, candidates)}`);
        }
      }
      expect(tried).toBe(solver.count);
    });

    test('monotone: fewer candidates in, never more out', () => {
      const narrower = fc.tuple(anyLine, fc.array(fc.nat((2 << inks) - 1), { minLength: 40, maxLength: 40 }));
      check(
        narrower.map(([wide, kept]) => ({ ...wide, kept })),
        ({ candidates, kept }, own) => {
          const wide = solveLine(own, candidates);
          const narrow = solveLine(own, narrowedBy(candidates, kept));
          if (narrow === undefined) return;
          expect(wide).toBeDefined();
          narrow.forEach((mask, cell) => {
            expect(mask & ~(wide?.[cell] ?? 0)).toBe(0);
          });
        },
      );
    });

    test('idempotent: its own answer changes nothing', () => {
      check(anyLine, ({ candidates }, own) => {
        const once = solveLine(own, candidates);
        if (once !== undefined) expect(solveLine(own, once)).toEqual(once);
      });
    });

    test('mirror: the reversed line has the reversed answer', () => {
      check(anyLine, ({ clue, candidates }, own) => {
        const mirrored = make(clue.toReversed(), candidates.length);
        expect(mirrored).toBeDefined();
        if (mirrored === undefined) return;
        expect(solveLine(mirrored, candidates.toReversed())).toEqual(solveLine(own, candidates)?.toReversed());
      });
    });

    test('tidy: other words are neither read nor written, and no call leaves a trace', () => {
      const random = createRandom(1);
      for (let i = 0; i < 150; i += 1) {
        const length = random.below(2) === 0 ? random.below(31) : (solver.lengths[i % solver.lengths.length] ?? 1);
        const { clue, candidates } = randomLine(random, length, inks);
        const own = make(clue, length);
        if (own === undefined) continue;
        expect(own.words).toBe(wordsOf(length));
        expect(own.length).toBe(length);

        const offset = 5;
        const masks = masksOf(candidates, own, offset);
        const padded = Int32Array.of(...masks, -1, -1, -1);
        padded.fill(-1, 0, offset);
        for (let color = 0; offset + color * own.words < masks.length; color += 1) {
          if (!own.colors.includes(color))
            padded.fill(-1, offset + color * own.words, offset + (color + 1) * own.words);
        }
        const before = padded.slice();
        const out = new Int32Array(padded.length - offset).fill(0x5a5a5a5a);
        const fits = own.solve(padded, offset, out);
        expect(padded).toEqual(before);
        const plain = solveLine(createPlainSolver(clue, length), candidates);
        expect(fits).toBe(plain !== undefined);
        if (plain !== undefined) {
          const expected = masksOf(plain, own);
          out.forEach((word, index) => {
            const belongs = own.colors.includes(Math.floor(index / own.words));
            expect(word).toBe(belongs ? expected[index] : 0x5a5a5a5a);
          });
        }
        // A contradiction between two calls must not disturb the second.
        const nothing = new Int32Array(masks.length);
        if (length > 0) expect(own.feasible(nothing, offset) || own.solve(nothing, offset, out.slice())).toBe(false);
        const again = new Int32Array(out.length).fill(0x5a5a5a5a);
        expect(own.solve(padded, offset, again)).toBe(fits);
        if (fits) expect(again).toEqual(out);
      }
    });

    function makeFor({ clue, candidates }: LineCase): LineSolver | undefined {
      return make(clue, candidates.length);
    }

    /** Runs a property on lines that the implementation takes. */
    function check<Case extends LineCase>(
      cases: fc.Arbitrary<Case>,
      property: (c: Case, own: LineSolver) => void,
    ): void {
      fc.assert(
        fc.property(cases, (c) => {
          const own = makeFor(c);
          if (own !== undefined) property(c, own);
        }),
        { numRuns: 500, seed: 4 },
      );
    }
  });
}

function narrowedBy(candidates: readonly number[], kept: readonly number[]): readonly number[] {
  return candidates.map((mask, cell) => mask & (kept[cell % kept.length] ?? 0));
}

function same(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((mask, cell) => mask === b[cell]);
}
