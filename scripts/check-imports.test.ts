import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkTree, faultOf, importsOf } from './check-imports.ts';

const root = join(import.meta.dirname, '..');

describe('importsOf', () => {
  test.each([
    ["import { a } from './a.ts';", [{ specifier: './a.ts', dynamic: false }]],
    ["import type { A } from '../a.ts';", [{ specifier: '../a.ts', dynamic: false }]],
    ["export * from './b.ts';", [{ specifier: './b.ts', dynamic: false }]],
    ["export { c } from 'pkg';", [{ specifier: 'pkg', dynamic: false }]],
    ["const m = await import('late');", [{ specifier: 'late', dynamic: true }]],
    ["// import x from 'nothing'\nconst s = \"import y from 'nothing'\";", []],
  ])('%s', (text, expected) => {
    expect(importsOf('x.ts', text)).toEqual(expected);
  });
});

describe('faultOf', () => {
  const still = (specifier: string) => ({ specifier, dynamic: false });
  test.each([
    ['packages/core/src/check/a.ts', '../puzzle/grid.ts', undefined],
    ['packages/core/src/check/a.ts', '../result.ts', undefined],
    ['packages/core/src/check/a.ts', '../solve/solve.ts', /check may import puzzle, outcome/],
    ['packages/core/src/game/a.ts', '../solve/solve.ts', /game may import/],
    ['packages/core/src/formats/a.ts', '../line/bits.ts', /formats may import puzzle/],
    ['packages/core/src/hint/a.ts', '../index.ts', /front door/],
    ['packages/core/src/solve/learn/a.ts', '../../line/bits.ts', undefined],
    ['packages/core/src/solve/a.ts', 'saxes', /no packages/],
    ['packages/core/src/solve/a.ts', 'node:fs', /no packages/],
    ['packages/web/src/a.ts', '@nonokit/api', /may import @nonokit\/core/],
    ['packages/cli-tui/src/a.ts', '@nonokit/api/node', /only through import\(\)/],
    ['packages/cli-tui/src/a.ts', 'ink', /may import/],
  ])('%s → %s', (path, specifier, expected) => {
    const fault = faultOf(path, still(specifier));
    if (expected === undefined) expect(fault).toBeUndefined();
    else expect(fault).toMatch(expected);
  });

  test('import() may load what is dynamic only', () => {
    expect(faultOf('packages/cli-tui/src/a.ts', { specifier: '@nonokit/api/node', dynamic: true })).toBeUndefined();
  });
});

describe('the tree', () => {
  test('follows the rules, and every source file was looked at', () => {
    const { files, faults } = checkTree(root);
    expect(faults).toEqual([]);
    const listed = execFileSync('git', ['ls-files', 'packages/*/src/*'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|bench|test-d|d)\.tsx?$/.test(path));
    expect(files).toBeGreaterThanOrEqual(listed.length);
    expect(listed.length).toBeGreaterThan(20);
  });
});
