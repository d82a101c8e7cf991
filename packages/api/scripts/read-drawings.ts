// Our own drawings from the corpus folder, as the API serves them. Run when the package is built.
//
//   node --conditions=@nonokit/source scripts/read-drawings.ts dist/drawings.json

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBlackAndWhite, toCode } from '@nonokit/core';
import { parsePuzzle } from '@nonokit/core/formats';
import { solve } from '@nonokit/core/solve';
import type { Drawing } from '../src/deps.ts';

const corpus = fileURLToPath(new URL('../../../corpus', import.meta.url));

/** Every drawing that has exactly one solution, by id. */
export function readDrawings(): readonly Drawing[] {
  if (!existsSync(corpus)) return [];
  return readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.non'))
    .sort()
    .flatMap((name): readonly Drawing[] => {
      const parsed = parsePuzzle(readFileSync(join(corpus, name), 'utf8'), { format: 'non' });
      if (!parsed.ok) throw new Error(`${name}: ${parsed.error[0]?.message}`);
      const puzzle = parsed.value;
      const result = solve(puzzle, { classify: true, settle: 0 });
      if (result.verdict !== 'unique') return [];
      const { title = '', author = '', licence = '' } = puzzle.metadata;
      const { width, height, palette } = puzzle;
      return [
        {
          id: basename(name, '.non'),
          title,
          author,
          licence,
          width,
          height,
          colorCount: isBlackAndWhite(palette) ? 1 : palette.length - 1,
          method: result.method,
          code: toCode(puzzle),
        },
      ];
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = process.argv[2] ?? 'dist/drawings.json';
  mkdirSync(dirname(target), { recursive: true });
  const drawings = readDrawings();
  writeFileSync(target, JSON.stringify(drawings));
  console.log(`${drawings.length} drawings, ${JSON.stringify(drawings).length} bytes`);
}
