// What every file format promises, as one suite: `formatLaws({ format, keeps })`.
//
//   read what was written      the same puzzle, as far as the format can hold it
//   write what was read        the same text
//   any text at all            problems with places that exist, never an exception

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Format, ParsedPuzzle } from '../../src/formats/format.ts';
import { detectFormat } from '../../src/formats/registry.ts';
import type { Place } from '../../src/problem.ts';
import { isTextPlace } from '../../src/problem.ts';
import type { Palette } from '../../src/puzzle/color.ts';
import type { Metadata } from '../../src/puzzle/metadata.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { samePuzzle } from '../../src/puzzle/puzzle.ts';
import { unwrap } from '../../src/result.ts';
import { puzzleArb, savedBoardsArb } from '../arbitraries/puzzle.arb.ts';

/** A format, and what of a puzzle it holds. */
export interface FormatUnderTest {
  readonly format: Format;
  /** The metadata that comes back. */
  readonly keepsMetadata: (metadata: Metadata) => Metadata;
  /** The palette that comes back. */
  readonly keepsPalette: (palette: Palette) => Palette;
  /** True if saved boards come back with sets of candidates, not only decided cells. */
  readonly keepsCandidates: boolean;
  /** Lines may end in CR or CRLF. */
  readonly hasLines: boolean;
}

/** More of everything when asked for. */
const runs = process.env['NONO_HEAVY'] === '1' ? 20 : 1;

/** Runs the suite. */
export function formatLaws(given: FormatUnderTest): void {
  const { format } = given;
  const puzzles = fc
    .tuple(puzzleArb({ maxInks: 31 }), fc.boolean())
    .chain(([puzzle, isSaved]) =>
      isSaved && format.can.saved
        ? savedBoardsArb(puzzle, given.keepsCandidates).map((saved): Puzzle => ({ ...puzzle, saved }))
        : fc.constant(puzzle),
    );
  const written = (list: readonly Puzzle[]): string => unwrap(format.write(list));
  const read = (text: string): readonly ParsedPuzzle[] => unwrap(format.parse(text));

  describe(`laws of ${format.label}`, () => {
    test('reading what was written gives the puzzle back', () => {
      fc.assert(
        fc.property(puzzles, (puzzle) => {
          const [back] = read(written([puzzle])).map((entry) => unwrap(entry.puzzle));
          if (back === undefined) throw new Error('nothing came back');
          const { goal: _, ...clues } = puzzle;
          expect(samePuzzle(back, format.can.goal ? puzzle : clues)).toBe(true);
          expect(back.metadata).toEqual(given.keepsMetadata(puzzle.metadata));
          expect(back.palette).toEqual(given.keepsPalette(puzzle.palette));
          expect(back.saved).toEqual(format.can.saved ? puzzle.saved : undefined);
        }),
        { numRuns: 150 * runs },
      );
    });

    test('writing what was read gives the text back', () => {
      fc.assert(
        fc.property(fc.array(puzzles, { minLength: 1, maxLength: 3 }), (list) => {
          const text = written(list);
          expect(text.endsWith('\n')).toBe(true);
          const back = read(text).map((entry) => unwrap(entry.puzzle));
          expect(back.length).toBe(list.length);
          expect(written(back)).toBe(text);
        }),
        { numRuns: 60 * runs },
      );
    });

    test('what was written is recognised', () => {
      fc.assert(
        fc.property(fc.array(puzzles, { minLength: 1, maxLength: 2 }), (list) => {
          // A single line of JSON Lines is also JSON.
          const isBoth = format.id === 'jsonl' && list.length === 1;
          expect(detectFormat(written(list))).toBe(isBoth ? 'json' : format.id);
        }),
        { numRuns: 60 * runs },
      );
    });

    test.runIf(given.hasLines)('how lines end does not matter', () => {
      fc.assert(
        fc.property(puzzles, fc.constantFrom('\r', '\r\n'), fc.boolean(), (puzzle, end, hasMark) => {
          const text = written([puzzle]);
          const other = (hasMark ? '\uFEFF' : '') + text.replaceAll('\n', end);
          expect(read(other)).toEqual(read(text));
        }),
        { numRuns: 40 * runs },
      );
    });

    test('no text throws, and problems name places that exist', () => {
      const torn = fc
        .tuple(puzzles, fc.nat(), fc.nat(), fc.string({ unit: 'binary', maxLength: 6 }), fc.boolean())
        .map(([puzzle, from, length, insert, isCut]) => {
          const text = written([puzzle]);
          const start = from % (text.length + 1);
          return text.slice(0, start) + insert + (isCut ? '' : text.slice(start + (length % 9)));
        });
      fc.assert(
        fc.property(fc.oneof(torn, fc.string({ unit: 'binary' }), fc.string()), (text) => {
          format.sniff(text);
          const parsed = format.parse(text);
          const entries = parsed.ok ? parsed.value : [];
          const problems = parsed.ok ? entries.flatMap((one) => (one.puzzle.ok ? [] : one.puzzle.error)) : parsed.error;
          if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
          for (const entry of entries) {
            if (!entry.puzzle.ok) expect(entry.puzzle.error.length).toBeGreaterThan(0);
            expect(placeExists(entry.where, text)).toBe(true);
          }
          for (const found of problems) expect([found, placeExists(found.where, text)]).toEqual([found, true]);
        }),
        { numRuns: 800 * runs },
      );
    });
  });
}

function placeExists(place: Place | undefined, text: string): boolean {
  if (!isTextPlace(place)) return true;
  const lines = text.replace('\uFEFF', '').split(/\r\n|\r|\n/);
  const line = lines[place.line - 1];
  return line !== undefined && place.column >= 1 && place.column <= line.length + 1 && (place.length ?? 1) >= 1;
}
