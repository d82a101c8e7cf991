// What is published is what is tested: every entry of the built package loads, and one puzzle is solved with it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, ...target }],
);

describe('the built package', () => {
  test.each(entries)('$name loads and has typings', async ({ default: file, types }) => {
    expect(existsSync(join(root, file)), `${file} is missing: build first (npm test does)`).toBe(true);
    expect(existsSync(join(root, types))).toBe(true);
    const loaded = (await import(join(root, file))) as Record<string, unknown>;
    expect(Object.keys(loaded).length).toBeGreaterThan(0);
  });

  test('reads and solves a puzzle', async () => {
    const { parsePuzzle } = (await import(
      join(root, 'dist/formats/index.js')
    )) as typeof import('../src/formats/index.ts');
    const { solve } = (await import(join(root, 'dist/solve/index.js'))) as typeof import('../src/solve/index.ts');
    const parsed = parsePuzzle('1 / 3 / 1\n\n1 / 3 / 1');
    expect(parsed.ok && solve(parsed.value).verdict).toBe('unique');
  });
});
