import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The third column of the table: the names in code. */
function namesInCode(): readonly string[] {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => /^`(\w+)`$/.exec(row.split('|')[3]?.trim() ?? '')?.[1] ?? []);
}

/** Everything that a source file of core exports under a name. */
function exportedNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const source = join(root, 'packages/core/src');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const match of text.matchAll(/^export (?:interface|type|class|const|function\*?|abstract class) (\w+)/gm)) {
      names.add(match[1] ?? '');
    }
  }
  return names;
}

test('every term of the glossary that has a name in code is an export of core', () => {
  const exported = exportedNames();
  const names = namesInCode();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});
