// From an origin to a puzzle on the table: read or generate it, and find out what can be proven of it.

import type { Picture, Problem, Puzzle, Result } from '@nonokit/core';
import { err, fromCode, ok, problem } from '@nonokit/core';
import { parsePuzzles } from '@nonokit/core/formats';
import type { GeneratedPuzzle } from '@nonokit/core/generate';
import { dailyPuzzle, generatePuzzle } from '@nonokit/core/generate';
import { solve } from '@nonokit/core/solve';
import type { Io } from '../../io.ts';
import { printableLine } from '../../printable.ts';
import { puzzleEntries } from '../../puzzle-inputs.ts';
import type { PuzzleInfo } from '../app/app-state.ts';
import { dayLabel } from './days.ts';
import type { DrawingEntry } from './drawings-index.ts';
import { readDrawing } from './drawings-index.ts';
import type { Difficulty, Origin } from './shelf.ts';

/** Work for proving a puzzle that comes from outside; about a second at most. */
const PROOF_TICKS = 10_000_000;

/** A puzzle that can be played. */
export interface OpenedPuzzle {
  readonly puzzle: Puzzle;
  readonly onlySolution: Picture | undefined;
  readonly info: PuzzleInfo;
}

/** Where puzzles are looked for. */
export interface PuzzleSources {
  readonly drawings: readonly DrawingEntry[];
  readonly drawingsFolder: string;
  readonly io: Io;
}

/** Opens what an origin names; problems are sentences for the player. */
export async function openOrigin(origin: Origin, sources: PuzzleSources): Promise<Result<OpenedPuzzle>> {
  switch (origin.kind) {
    case 'drawing':
      return openDrawing(origin, sources);
    case 'daily': {
      const made = dailyPuzzle(origin.date);
      return made.ok ? ok(fromGenerator(made.value, origin, `Puzzle of ${dayLabel(origin.date)}`)) : made;
    }
    case 'generated': {
      const made = generatePuzzle({ ...origin });
      return made.ok ? ok(fromGenerator(made.value, origin, `Seed ${printableLine(origin.seed, 24)}`)) : made;
    }
    case 'file':
      return openPath(origin.path, sources);
    case 'saved': {
      const puzzle = fromCode(origin.code);
      return puzzle.ok ? ok(proven(puzzle.value, origin, 'Saved game')) : puzzle;
    }
    case 'given':
      return err([problem('missing-section', 'this puzzle is no longer at hand')]);
  }
}

function openDrawing(origin: Extract<Origin, { kind: 'drawing' }>, sources: PuzzleSources): Result<OpenedPuzzle> {
  const puzzle = readDrawing(sources.drawingsFolder, origin.id);
  if (!puzzle.ok) return puzzle;
  const entry = sources.drawings.find((drawing) => drawing.id === origin.id);
  return ok({
    puzzle: puzzle.value,
    // The test of the corpus proves that each drawing is the only picture with its clues.
    onlySolution: puzzle.value.goal,
    info: {
      origin,
      heading: entry ? `${entry.set} ${entry.number}` : origin.id,
      title: puzzle.value.metadata.title,
      author: puzzle.value.metadata.author,
      difficulty: entry?.difficulty,
      solutions: 'one',
      note: entry?.teaches && `${capital(entry.teaches.name)}: ${entry.teaches.summary}`,
    },
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fromGenerator(made: GeneratedPuzzle, origin: Origin, heading: string): OpenedPuzzle {
  const { puzzle, verdict, method } = made;
  const isUnique = verdict === 'unique';
  return {
    puzzle,
    onlySolution: isUnique ? puzzle.goal : undefined,
    info: {
      origin,
      heading,
      title: undefined,
      author: undefined,
      difficulty: method === null ? undefined : wordOf(method),
      solutions: isUnique ? 'one' : 'unknown',
      note: undefined,
    },
  };
}

/** Opens what a person names: a file, a folder's first puzzle, a drawing, a code or a link. */
export async function openPath(path: string, sources: PuzzleSources): Promise<Result<OpenedPuzzle>> {
  const isDrawing = sources.drawings.some((drawing) => drawing.id === path);
  if (isDrawing && (await sources.io.kindOf(path)) === 'nothing') {
    return openDrawing({ kind: 'drawing', id: path }, sources);
  }
  let first: readonly Problem[] | undefined;
  const choice = { rows: undefined, cols: undefined, from: undefined };
  for await (const entry of puzzleEntries([path], choice, sources.io)) {
    if (entry.puzzle.ok) {
      const name = printableLine(path.split(/[\\/]/).at(-1) ?? path, 32);
      const heading = entry.isOneOfSeveral ? `${name} #${entry.position}` : name;
      const origin: Origin = {
        kind: 'file',
        path: entry.isOneOfSeveral ? `${entry.name}#${entry.position}` : entry.name,
      };
      return ok(proven(entry.puzzle.value, origin, heading));
    }
    first ??= entry.puzzle.error;
  }
  return err(first ?? [problem('missing-section', `there is no puzzle in "${path}"`)]);
}

/** Opens a pasted text: the first puzzle that it holds. */
export function openText(text: string): Result<OpenedPuzzle> {
  const parsed = parsePuzzles(text.trim());
  if (!parsed.ok) return parsed;
  const found = parsed.value.find((each) => each.puzzle.ok)?.puzzle;
  if (!found?.ok) return parsed.value[0]?.puzzle.ok === false ? parsed.value[0].puzzle : err([]);
  return ok(proven(found.value, { kind: 'given' }, 'Pasted puzzle'));
}

/** Proves what can be proven in a moment: one solution or several, and what it takes. */
function proven(puzzle: Puzzle, origin: Origin, heading: string): OpenedPuzzle {
  const result = solve(puzzle, { budget: PROOF_TICKS, classify: true, settle: 0 });
  const { title, author } = puzzle.metadata;
  const isUnique = result.verdict === 'unique';
  return {
    puzzle,
    onlySolution: isUnique ? result.solution : undefined,
    info: {
      origin,
      heading,
      title: title === undefined ? undefined : printableLine(title),
      author: author === undefined ? undefined : printableLine(author),
      difficulty: isUnique && result.method !== null ? wordOf(result.method) : undefined,
      solutions: isUnique ? 'one' : result.verdict === 'multiple' ? 'several' : 'unknown',
      note: result.verdict === 'none' ? 'This puzzle has no solution.' : undefined,
    },
  };
}

/** What a method of the engine means to a person. */
function wordOf(method: 'trivial' | 'line' | 'lookahead' | 'search'): Difficulty {
  return {
    trivial: { level: 1, word: 'trivial' } as const,
    line: { level: 2, word: 'line by line' } as const,
    lookahead: { level: 4, word: 'needs look-ahead' } as const,
    search: { level: 5, word: 'needs trial and error' } as const,
  }[method];
}
