import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureRows } from '../packages/core/src/index.ts';
import type { Manifest } from './check-corpus.ts';
import {
  corpusFiles,
  corpusPuzzle,
  manifestText,
  provenManifest,
  solveBySteps,
  storedManifestText,
} from './check-corpus.ts';
import { SETS } from './draw/drawing.ts';
import { drawings } from './draw/drawings.ts';
import { fileText } from './draw/file-text.ts';

const proven: Manifest = provenManifest();

test('the manifest says what is proven, in order of difficulty', () => {
  expect(storedManifestText().split('\n')).toEqual(manifestText(proven).split('\n'));
});

test('every file comes from a drawing, and every drawing has its file', () => {
  expect(corpusFiles()).toEqual(drawings.map(({ id }) => `${id}.non`).sort());
  for (const drawing of drawings) {
    const text = readFileSync(new URL(`../corpus/${drawing.id}.non`, import.meta.url), 'utf8');
    expect(text, drawing.id).toBe(fileText(drawing));
    const puzzle = corpusPuzzle(`${drawing.id}.non`);
    expect(puzzle.goal && pictureRows(puzzle.goal, puzzle.palette), drawing.id).toEqual(drawing.rows);
  }
});

test('each has one solution, and lines find it unless the drawing says that it needs more', () => {
  const wrong = proven.puzzles.filter(({ id, verdict, method }) => {
    const needsMore = drawings.find((drawing) => drawing.id === id)?.needsLookAhead === true;
    return verdict !== 'unique' || (method === 'trivial' || method === 'line') === needsMore;
  });
  expect(wrong).toEqual([]);
});

test('there is enough of everything', () => {
  const { puzzles } = proven;
  expect(puzzles.length).toBeGreaterThanOrEqual(60);
  expect(puzzles.filter(({ colors }) => colors > 1).length).toBeGreaterThanOrEqual(20);
  expect(puzzles.filter(({ width, height }) => width !== height).length).toBeGreaterThanOrEqual(20);
  expect(puzzles.some(({ width, height }) => width === 5 && height === 5)).toBe(true);
  expect(Math.max(...puzzles.map(({ width, height }) => Math.max(width, height)))).toBe(40);
  for (const set of SETS) expect(puzzles.filter((entry) => entry.set === set).length, set).toBeGreaterThanOrEqual(6);
});

test('names, clues and titles are there once', () => {
  for (const key of ['id', 'clues', 'solution'] as const) {
    expect(new Set(proven.puzzles.map((entry) => entry[key])).size, key).toBe(proven.puzzles.length);
  }
  for (const { title, set } of proven.puzzles) {
    expect(proven.puzzles.filter((entry) => entry.set === set && entry.title === title).length, title).toBe(1);
  }
});

describe('the tutorial', () => {
  const lessons = drawings.filter((drawing) => drawing.teaches !== undefined);

  test('has a lesson for each technique that players meet', () => {
    expect(new Set(lessons.map((lesson) => lesson.teaches))).toEqual(
      new Set(['full-line', 'overlap', 'empty-line', 'unreachable', 'line-logic', 'crossing-colors', 'look-ahead']),
    );
  });

  test.each(lessons)('$id needs $teaches and nothing harder', ({ id, teaches }) => {
    const { used, hardest, solved } = solveBySteps(corpusPuzzle(`${id}.non`));
    expect([solved, used.has(teaches ?? '')]).toEqual([true, true]);
    // Crosses alone win nothing: the lesson on empty lines needs overlaps too.
    expect(hardest).toBe(teaches === 'empty-line' ? 'overlap' : teaches);
  });
});

test('colours can be told apart, from each other and from the paper', () => {
  const distance = (a: string, b: string): number =>
    Math.hypot(
      ...[0, 2, 4].map((i) => Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)),
    );
  const close = drawings.flatMap(({ id, colors }) => {
    const all = ['ffffff', ...colors];
    return all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => distance(a, b) < 30)
        .map((b) => `${id}: ${a} ${b}`),
    );
  });
  expect(close).toEqual([]);
});
