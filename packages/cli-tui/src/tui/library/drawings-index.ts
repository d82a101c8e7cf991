// Our own drawings: read from the manifest that travels with them, so that the library opens without
// reading every drawing. What the manifest says was proven of each; a test of the corpus holds it to that.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle, Result } from '@nonokit/core';
import { err, problem } from '@nonokit/core';
import { parsePuzzles } from '@nonokit/core/formats';
import { techniques } from '@nonokit/core/hint';
import type { Difficulty } from './shelf.ts';

/** What a drawing of the tutorial is there for. */
export interface Lesson {
  readonly name: string;
  readonly summary: string;
}

/** One drawing, as the manifest describes it. */
export interface DrawingEntry {
  /** The name of its file without the ending. */
  readonly id: string;
  /** The title of its set. */
  readonly set: string;
  /** Its place in the set, from 1: easier ones first. */
  readonly number: number;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly colorCount: number;
  readonly difficulty: Difficulty;
  readonly clues: string;
  /** What a lesson teaches: the name of the technique, and a sentence. */
  readonly teaches: Lesson | undefined;
}

/** Reads the index; empty if the drawings are not there. */
export function readDrawings(folder: string): readonly DrawingEntry[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  } catch {
    return [];
  }
  const { sets, puzzles } = fieldsOf(manifest);
  const titles = new Map(
    listOf(sets)
      .map((value) => fieldsOf(value))
      .map(({ id, title }) => [id, title]),
  );
  const counts = new Map<string, number>();
  return listOf(puzzles).flatMap((value) => {
    const { id, set, title, width, height, colors, clues, difficulty, method, teaches } = fieldsOf(value);
    if (typeof id !== 'string' || typeof clues !== 'string') return [];
    const titleOfSet = titles.get(set);
    const name = typeof titleOfSet === 'string' ? titleOfSet : `${set}`;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return [
      {
        id,
        set: name,
        number,
        title: `${title}`,
        width: Number(width),
        height: Number(height),
        colorCount: Number(colors),
        difficulty: difficultyOf(Number(difficulty), method === 'lookahead' || method === 'search'),
        clues,
        teaches: typeof teaches === 'string' ? lessonOf(teaches) : undefined,
      },
    ];
  });
}

/** A technique as the ladder of hints names and explains it. */
function lessonOf(id: string): Lesson {
  const technique = techniques.find((each) => each.id === id);
  if (technique) return { name: technique.name, summary: technique.summary };
  const summary = 'Suppose a cell were filled, and see whether a line breaks: then it is not.';
  return { name: id.replaceAll('-', ' '), summary: id === 'look-ahead' ? summary : '' };
}

/** From the score of the manifest, which adds up the techniques that hints need, to five words. */
function difficultyOf(score: number, needsLookAhead: boolean): Difficulty {
  if (needsLookAhead) return { level: 4, word: 'needs look-ahead' };
  if (score <= 30) return { level: 1, word: 'very easy' };
  if (score <= 75) return { level: 2, word: 'easy' };
  if (score <= 140) return { level: 3, word: 'medium' };
  if (score <= 260) return { level: 4, word: 'hard' };
  return { level: 5, word: 'very hard' };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads one drawing. */
export function readDrawing(folder: string, id: string): Result<Puzzle> {
  let text: string;
  try {
    text = readFileSync(join(folder, `${id}.non`), 'utf8');
  } catch {
    return err([problem('missing-section', `there is no drawing "${id}"`)]);
  }
  const parsed = parsePuzzles(text, { format: 'non' });
  if (!parsed.ok) return parsed;
  return parsed.value[0]?.puzzle ?? err([problem('missing-section', `the drawing "${id}" is empty`)]);
}
