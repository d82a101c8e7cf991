// Every example of docs/api runs: curl commands against a server, JavaScript against the typed client.
//
//   ```bash   run as it is; a ```json block right after it is part of the answer, a ```text block all of it
//   ```js     run as a module; what it prints is compared with the comments `// …` behind or below

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentFor, operationsOf } from './support/document.ts';
import type { TestServer } from './support/servers.ts';
import { startNode } from './support/servers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'docs/api');
const viewer = join(root, 'packages/web/dist');
const hasViewer = existsSync(join(viewer, 'embed/index.html'));
const BASE = 'http://127.0.0.1:8787';

interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly next: { readonly language: string; readonly text: string } | undefined;
}

const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const blocks = pages.flatMap((page): readonly Block[] => {
  const text = readFileSync(join(folder, page), 'utf8');
  const found = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  return found.map((match, index) => {
    const next = found[index + 1];
    const between = next && text.slice((match.index ?? 0) + match[0].length, next.index).trim();
    return {
      page,
      line: text.slice(0, match.index).split('\n').length,
      language: match[1] ?? '',
      text: match[2] ?? '',
      next: next && between === '' ? { language: next[1] ?? '', text: next[2] ?? '' } : undefined,
    };
  });
});

let server: TestServer;
// Inside the package, so that its own name resolves to its sources.
const build = fileURLToPath(new URL('../build/', import.meta.url));
mkdirSync(build, { recursive: true });
const scratch = mkdtempSync(join(build, 'docs-'));

beforeAll(async () => {
  server = await startNode(hasViewer ? { viewer } : {});
});

afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

function has(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const canCurl = has('curl') && has('bash');

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: scratch, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString();
    });
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${code}: ${errors}`))));
  });
}

const nameOf = ({ page, line }: Block): string => `${page}:${line}`;
const needsViewer = (block: Block): boolean => block.page === 'embed.md';
const withName = (language: string): readonly (readonly [string, Block])[] =>
  blocks.filter((block) => block.language === language).map((block) => [nameOf(block), block] as const);

describe('curl', () => {
  test.each(withName('bash'))('%s', async (_, block) => {
    const context = { skip: !canCurl || (needsViewer(block) && !hasViewer) };
    if (context.skip) {
      process.stdout.write(`skipped ${nameOf(block)}: needs curl, and for frames the built viewer\n`);
      return;
    }
    const output = await run('bash', ['-c', block.text.replaceAll(BASE, server.url)]);
    expect(block.next?.language).toMatch(/json|text/);
    if (block.next?.language === 'text') expect(output).toBe(block.next.text);
    else expectPart(JSON.parse(output), JSON.parse(block.next?.text ?? ''));
  });
});

/** Like toMatchObject, but an empty list stands for a list of any length. */
function expectPart(found: unknown, part: unknown): void {
  if (Array.isArray(part) && part.length === 0) expect(Array.isArray(found)).toBe(true);
  else if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
    for (const [name, value] of Object.entries(part)) expectPart((found as Record<string, unknown>)[name], value);
  } else expect({ found }).toMatchObject({ found: part });
}

describe('JavaScript', () => {
  test.each(withName('js'))('%s', async (_, block) => {
    if (needsViewer(block) && !hasViewer) {
      process.stdout.write(`skipped ${nameOf(block)}: needs the built viewer\n`);
      return;
    }
    const file = join(scratch, `${block.page}-${block.line}.mjs`);
    writeFileSync(file, block.text.replaceAll(BASE, server.url));
    const output = await run(process.execPath, ['--conditions=@nonokit/source', file]);
    const wanted = block.text
      .split('\n')
      .flatMap((line) => /console\.log\(.*\); \/\/ (.*)$/.exec(line)?.[1] ?? /^\/\/ (\d .*)$/.exec(line)?.[1] ?? []);
    expect(wanted.length).toBeGreaterThan(0);
    expect(output.trim().split('\n')).toEqual(wanted);
  });
});

test('every route of the document has a heading of its own', async () => {
  const document = await documentFor({
    drawings: [
      { id: 'x', title: '', author: '', licence: '', width: 1, height: 1, colorCount: 1, method: null, code: '' },
    ],
    viewerFile: async () => undefined,
    jobs: { create: never, find: never, lines: never, cancel: never },
  });
  const headings = new Set(
    pages.flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/^# (.*)$/gm)].map((match) => match[1]),
    ),
  );
  const missing = operationsOf(document)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .filter((name) => !headings.has(name));
  expect(missing).toEqual([]);
});

function never(): Promise<never> {
  throw new Error('only the document is asked for');
}
