// What is proven of each drawing in corpus/: reads the files, solves them, and compares with manifest.json.
//
//   node --conditions=@nonokit/source scripts/check-corpus.ts           says what differs, exit code 1
//   node --conditions=@nonokit/source scripts/check-corpus.ts --write   writes the manifest anew
//
// A drawing has one solution, proven, and lines alone find it, unless it says that it needs more. Its
// difficulty is the work of a player who always takes the easiest step: each counts by its technique.
// Within a set the drawings are sorted by it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePuzzle } from '../packages/core/src/formats/index.ts';
import { pictureOfMarks } from '../packages/core/src/game/index.ts';
import type { Deduction } from '../packages/core/src/hint/index.ts';
import { lookAhead, nextHint, techniques, viewBoard } from '../packages/core/src/hint/index.ts';
import type { Grid, Puzzle, SolveResult } from '../packages/core/src/index.ts';
import { checkPicture, clueHash, createGrid, pictureRows, UNKNOWN, unwrap } from '../packages/core/src/index.ts';
import { solve } from '../packages/core/src/solve/index.ts';
import type { Drawing, SetId } from './draw/drawing.ts';
import { SETS } from './draw/drawing.ts';
import { drawings } from './draw/drawings.ts';

const corpus = new URL('../corpus/', import.meta.url);

/** One drawing in the manifest. */
export interface ManifestEntry {
  readonly id: string;
  readonly set: SetId;
  /** Relative to corpus/. */
  readonly file: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Inks besides the background. */
  readonly colors: number;
  /** `clueHash`: the key of saves. */
  readonly clues: string;
  readonly verdict: SolveResult['verdict'];
  readonly method: string | null;
  /** Cells that single lines leave open. */
  readonly undecidedCells: number;
  /** Sum over the steps of a player who always takes the easiest one. */
  readonly difficulty: number;
  /** The hardest technique among these steps. */
  readonly hardest: string;
  /** The technique that a drawing of the tutorial is there for. */
  readonly teaches?: string;
  /** The solution in line notation, hashed: it shows a change without giving the picture away. */
  readonly solution: string;
}

/** manifest.json. */
export interface Manifest {
  readonly sets: readonly { readonly id: SetId; readonly title: string }[];
  readonly puzzles: readonly ManifestEntry[];
}

const SET_TITLES: Readonly<Record<SetId, string>> = {
  tutorial: 'Tutorial',
  'first-steps': 'First steps',
  animals: 'Animals',
  things: 'Things',
  places: 'Places',
  colours: 'Colours',
  large: 'Large ones',
};

/** What a step costs a player; techniques of the ladder from easy to hard. */
const STEP_COST: Readonly<Record<string, number>> = {
  'empty-line': 1,
  'full-line': 1,
  'completed-line': 1,
  overlap: 2,
  unreachable: 4,
  'line-logic': 8,
  'crossing-colors': 10,
  'look-ahead': 30,
};

/** How a player gets on who always takes the easiest step. */
interface SteppedSolve {
  readonly difficulty: number;
  readonly hardest: string;
  readonly used: ReadonlySet<string>;
  readonly solved: boolean;
}

/** Solves a puzzle by techniques alone, always the easiest that gives something; all its steps at once. */
export function solveBySteps(puzzle: Puzzle): SteppedSolve {
  const marks = createGrid(puzzle.width, puzzle.height);
  const used = new Set<string>();
  let difficulty = 0;
  for (let found = stepsFrom(puzzle, marks); found.length > 0; found = stepsFrom(puzzle, marks)) {
    for (const { technique, cells } of found) {
      // An earlier step of the same round may have said it all.
      if (cells.every(({ cell }) => marks.cells[cell] !== UNKNOWN)) continue;
      for (const { cell, becomes } of cells) marks.cells[cell] = becomes;
      used.add(technique);
      difficulty += STEP_COST[technique] ?? 1;
    }
  }
  const hardest = [...techniques.map(({ id }) => id), 'look-ahead'].findLast((id) => used.has(id)) ?? 'none';
  return { difficulty, hardest, used, solved: nextHint(puzzle, marks).kind === 'solved' };
}

function stepsFrom(puzzle: Puzzle, marks: Grid): readonly Deduction[] {
  if (checkPicture(puzzle, pictureOfMarks(marks)).length === 0) return [];
  const board = viewBoard(puzzle, marks);
  for (const technique of techniques) {
    const found = [...technique.deduce(board)];
    if (found.length > 0) return found;
  }
  const ahead = lookAhead(board, 5_000_000);
  return ahead.kind === 'found' ? [ahead.deduction] : [];
}

/** The names of all files with drawings. */
export function corpusFiles(): readonly string[] {
  return readdirSync(corpus)
    .filter((name) => name.endsWith('.non'))
    .sort();
}

/** Reads the puzzle of a file. */
export function corpusPuzzle(file: string): Puzzle {
  return unwrap(parsePuzzle(readFileSync(new URL(file, corpus), 'utf8')));
}

/** Proves what the manifest says of one drawing. */
export function entryOf(drawing: Drawing): ManifestEntry {
  const file = `${drawing.id}.non`;
  const puzzle = corpusPuzzle(file);
  const result = solve(puzzle, { classify: true });
  const stepped = solveBySteps(puzzle);
  return {
    id: drawing.id,
    set: drawing.set,
    file,
    title: puzzle.metadata.title ?? drawing.id,
    width: puzzle.width,
    height: puzzle.height,
    colors: puzzle.palette.length - 1,
    clues: clueHash(puzzle),
    verdict: result.verdict,
    method: result.verdict === 'unique' ? result.method : null,
    undecidedCells: result.undecidedCells,
    difficulty: stepped.difficulty,
    hardest: stepped.hardest,
    ...(drawing.teaches !== undefined && { teaches: drawing.teaches }),
    solution: result.verdict === 'unique' ? hashOfRows(pictureRows(result.solution, puzzle.palette)) : 'none',
  };
}

/** FNV-1a (32 bits) of the rows, as 8 hex digits. */
export function hashOfRows(rows: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const char of rows.join('\n')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The manifest as it has to be. */
export function provenManifest(): Manifest {
  const puzzles = drawings.map(entryOf).sort(byDifficulty);
  return { sets: SETS.map((id) => ({ id, title: SET_TITLES[id] })), puzzles };
}

/** By set; the tutorial keeps its order, the others go from easy to hard. */
function byDifficulty(a: ManifestEntry, b: ManifestEntry): number {
  if (a.set !== b.set) return SETS.indexOf(a.set) - SETS.indexOf(b.set);
  if (a.set === 'tutorial') return a.id < b.id ? -1 : 1;
  return a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
}

/** The text of manifest.json: one drawing a line. */
export function manifestText(manifest: Manifest): string {
  const sets = manifest.sets.map((set) => `    ${JSON.stringify(set)}`).join(',\n');
  const puzzles = manifest.puzzles.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `{\n  "sets": [\n${sets}\n  ],\n  "puzzles": [\n${puzzles}\n  ]\n}\n`;
}

/** Reads manifest.json; an empty text if there is none. */
export function storedManifestText(): string {
  try {
    return readFileSync(new URL('manifest.json', corpus), 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = manifestText(provenManifest());
  if (process.argv.includes('--write')) {
    writeFileSync(new URL('manifest.json', corpus), text);
  } else if (text !== storedManifestText()) {
    const stored = new Set(storedManifestText().split('\n'));
    console.error(
      text
        .split('\n')
        .filter((line) => !stored.has(line))
        .join('\n'),
    );
    console.error('corpus: manifest.json says otherwise; run scripts/check-corpus.ts --write');
    process.exitCode = 1;
  }
  console.log(`corpus: ${drawings.length} drawings proven`);
}
