// Every code block of the documents runs. A block says how by its language:
//
//   ```ts     executed as a module; must not throw. `//=> value` compares the expression before it.
//   ```sh     lines that start with `$ nono …` are run against the built program; the lines below each
//             one are its expected output (`…` stands for anything).
//
// Other languages (html, json, text, …) are shown only; html pages of the guides have browser tests.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const program = join(root, 'packages/cli-tui/dist/bin.js');
// Inside core, so that `@nonokit/core` resolves to the sources.
mkdirSync(join(root, 'packages/core/build'), { recursive: true });
const scratch = mkdtempSync(join(root, 'packages/core/build/snippets-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Snippet {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

function markdownFiles(): readonly string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(root, 'docs', name),
  );
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'README.md'));
  return [join(root, 'README.md'), ...packages, ...docs].filter((path) => path.endsWith('.md') && existsSync(path));
}

function snippetsOf(path: string): readonly Snippet[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((match) => ({
    file: relative(root, path),
    line: text.slice(0, match.index).split('\n').length,
    language: match[1] ?? '',
    text: match[2] ?? '',
  }));
}

const snippets = markdownFiles().flatMap(snippetsOf);

/** Turns `expression; //=> value` into a comparison. */
function withExpectations(text: string): string {
  const body = text.replaceAll(
    /^(.*?);?[ \t]*\/\/=> (.*)$/gm,
    (_, expression: string, value: string) => `assert.deepStrictEqual(${expression}, ${value});`,
  );
  return `import assert from 'node:assert';\n${body}`;
}

/** Splits a shell block into commands and what each prints. */
function commandsOf(text: string): readonly { command: string; output: string }[] {
  return text
    .split(/^\$ /m)
    .filter((part) => part.startsWith('nono '))
    .map((part) => {
      const end = part.indexOf('\n');
      return { command: part.slice(0, end), output: part.slice(end + 1).trimEnd() };
    });
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[\\s\\S]*?');

describe('TypeScript in the documents', () => {
  test.each(snippets.filter((snippet) => snippet.language === 'ts'))('$file:$line', (snippet) => {
    const path = join(scratch, `${snippet.file.replaceAll(/\W/g, '-')}-${snippet.line}.ts`);
    writeFileSync(path, withExpectations(snippet.text));
    execFileSync(process.execPath, ['--conditions=@nonokit/source', path], { cwd: root, stdio: 'pipe' });
  });
});

describe('commands in the documents', () => {
  const blocks = snippets.filter((snippet) => snippet.language === 'sh' && /^\$ nono /m.test(snippet.text));
  test.each(blocks)('$file:$line', (snippet) => {
    expect(existsSync(program), 'the program is built').toBe(true);
    const cwd = mkdtempSync(join(tmpdir(), 'nono-docs-'));
    for (const { command, output } of commandsOf(snippet.text)) {
      const line = command.replace(/^nono /, `"${process.execPath}" "${program}" `);
      const run = spawnSync('bash', ['-c', line], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', XDG_STATE_HOME: cwd, XDG_CONFIG_HOME: cwd },
      });
      const lines = `${run.stdout}${run.stderr}`.trimEnd().replaceAll(/[ \t]+$/gm, '');
      expect(lines, command).toMatch(new RegExp(`^${escaped(output)}$`));
    }
    rmSync(cwd, { recursive: true, force: true });
  });
});

test('the documents have snippets of both kinds', () => {
  expect(snippets.some((snippet) => snippet.language === 'ts')).toBe(true);
});
