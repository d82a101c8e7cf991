// The built program as a user runs it: a process with pipes and signals, and the tarball on its own.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const home = fileURLToPath(new URL('..', import.meta.url));
const bin = join(home, 'dist', 'bin.js');
const { PATH = '' } = process.env;
const env = { PATH, HOME: tmpdir() };
const folder = mkdtempSync(join(tmpdir(), 'nono-dist-'));
const PLUS = 'rows: 1, 3, 1\ncolumns: 1, 3, 1\n';
/** Twelve ones each way: every arrangement of twelve rooks, 479,001,600 solutions. */
const MANY = `rows: ${'1, '.repeat(11)}1\ncolumns: ${'1, '.repeat(11)}1\n`;

beforeAll(() => {
  if (!existsSync(bin)) throw new Error('dist/bin.js is missing: build first (pnpm build)');
  writeFileSync(join(folder, 'plus.txt'), PLUS);
  writeFileSync(join(folder, 'many.txt'), MANY);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function nono(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    env,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the program', () => {
  test('says its version', () => {
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    expect(nono(['--version'])).toMatchObject({ status: 0, stdout: `nono ${version}\n` });
  });

  test('bare, without a terminal: solves a drawing of our own and says what to try next', () => {
    const { status, stdout, stderr } = nono([]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/one solution/);
    expect(stdout).toMatch(/\n[.#]{10,}\n/);
    expect(stdout).toContain('What to try next:');
    expect(status).toBe(0);
  });

  test('solves a file, standard input, and refuses what is not there', () => {
    expect(nono(['solve', '-q', 'plus.txt'])).toMatchObject({ status: 0, stdout: '.#.\n###\n.#.\n', stderr: '' });
    expect(nono(['solve', '-q', '-'], PLUS)).toMatchObject({ status: 0, stdout: '.#.\n###\n.#.\n', stderr: '' });
    expect(nono(['solve', 'gone.non'])).toMatchObject({ status: 2, stdout: '' });
  });

  test('works on threads, with the same answers in the same order', () => {
    const files = Array.from({ length: 6 }, () => ['plus.txt', 'many.txt']).flat();
    const strip = (text: string) => text.replaceAll(/"timeMs":[\d.]+/g, '');
    const alone = nono(['check', '-q', '--json', ...files]);
    const threads = nono(['check', '-q', '--json', '-j', '2', ...files]);
    expect(threads.stderr).toBe('');
    expect(strip(threads.stdout)).toBe(strip(alone.stdout));
    expect(threads.status).toBe(3);
  });

  test('classic strategies run on a thread', () => {
    expect(nono(['solve', '-q', '--strategy', 'mrv', 'plus.txt'])).toMatchObject({
      status: 0,
      stdout: '.#.\n###\n.#.\n',
    });
  });

  test('a reader that goes away ends it without a word', async () => {
    const child = spawn(process.execPath, [bin, 'solve', '--all', 'many.txt'], { cwd: folder, env });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each<[string, string[]]>([
    ['between two slices', ['solve', '--all', 'many.txt']],
    ['on threads', ['check', '--json', '-j', '2', '--strategy', 'rows', ...new Array(5000).fill('plus.txt')]],
    ['in one long computation', ['classic', 'queens', '20', '--all']],
  ])('an interruption %s ends it with 130', async (_name, args) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env });
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stdout.resume();
    const [status, signal] = await new Promise<[number | null, string | null]>((resolve) => {
      child.once('close', (code, name) => resolve([code, name]));
    });
    // A shell shows a death by SIGINT as 130, too.
    expect(signal === 'SIGINT' ? 130 : status).toBe(130);
  });

  test.each<[string, string]>([
    ['standard input', '-'],
    ['a pipe without a writer', 'pipe'],
  ])('an interruption while it waits for %s ends it with 130', async (_name, source) => {
    if (source === 'pipe') execFileSync('mkfifo', [join(folder, source)]);
    const child = spawn(process.execPath, [bin, 'check', source], { cwd: folder, env });
    const timer = setInterval(() => child.kill('SIGINT'), 1000);
    const started = performance.now();
    const status = await new Promise((resolve) => child.once('close', resolve));
    clearInterval(timer);
    expect(status).toBe(130);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('reads from a pipe with a name', async () => {
    execFileSync('mkfifo', [join(folder, 'named')]);
    const child = spawn(process.execPath, [bin, 'solve', '-q', 'named'], { cwd: folder, env });
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    const writer = spawn('sh', ['-c', 'sleep 0.5; cat plus.txt > named'], { cwd: folder });
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(writer.exitCode).toBe(0);
    expect(stdout).toBe('.#.\n###\n.#.\n');
  });

  test('an interruption ends a large generation', async () => {
    const child = spawn(process.execPath, [bin, 'generate', '--size', '200x200', '--density', '0.5'], {
      cwd: folder,
      env,
    });
    setTimeout(() => child.kill('SIGINT'), 1500);
    const end = await new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
    expect(end).toBe('SIGINT');
  });

  test.skipIf(process.platform !== 'linux').each<[string, string[]]>([
    ['a verdict', ['check', 'plus.txt']],
    ['a picture', ['solve', 'plus.txt']],
    ['the help', ['--help']],
  ])('a full disk is told, not passed over: %s', (_name, args) => {
    const full = openSync('/dev/full', 'w');
    const done = spawnSync(process.execPath, [bin, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(done.stderr).toBe('nono: standard output: no space left\n');
    expect(done.status).toBe(2);
  });

  test('an output that cannot be written is called by its own name', () => {
    expect(nono(['check', '-o', 'gone/answer.txt', 'plus.txt'])).toMatchObject({
      status: 2,
      stderr: 'nono: gone/answer.txt: no such file or folder\n',
    });
  });

  test('serves until it is interrupted, and ends well', async () => {
    const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--quiet'], { cwd: folder, env });
    const url = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(`${data}`.trim())));
    const answer = await fetch(`${url}/v1/solve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows: [[1], [3], [1]], cols: [[1], [3], [1]] }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ verdict: 'unique' });
    const listed = await (await fetch(`${url}/v1/puzzles`)).text();
    expect(listed).toContain('cup-of-tea');
    child.kill('SIGINT');
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  });
});

describe('the package', () => {
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const dependencies = Object.keys(manifest.dependencies);

  test('imports nothing but its dependencies and Node', () => {
    const chunks = readdirSync(join(home, 'dist')).filter((name) => name.endsWith('.js'));
    const foreign = chunks.flatMap((name) => {
      const code = readFileSync(join(home, 'dist', name), 'utf8');
      const imports = [
        ...code.matchAll(/(?:^import|^\} from|\bimport\()\s*(?:[^;"'()]*from\s*)?["']([^"'.][^"']*)["']/gm),
      ];
      return imports.map((match) => match[1] ?? '');
    });
    const packages = foreign.map((name) =>
      (name.startsWith('@') ? name.split('/').slice(0, 2) : name.split('/').slice(0, 1)).join('/'),
    );
    expect(packages.filter((name) => !isBuiltin(name) && !dependencies.includes(name))).toEqual([]);
    expect(packages).toContain('commander');
  });

  test('solving loads no user interface', () => {
    const code = readFileSync(bin, 'utf8');
    expect(code).not.toMatch(/^import .*["'](ink|react|hono)/m);
  });

  test('the tarball runs from another place, with nothing but its dependencies', () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const packed = execFileSync(npm, ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
      cwd: home,
      encoding: 'utf8',
    });
    const prefix = join(folder, 'lib');
    mkdirSync(prefix);
    execFileSync('tar', ['-xzf', join(folder, packed.trim()), '-C', prefix]);
    const unpacked = join(prefix, 'package');
    for (const name of dependencies) {
      const target = join(unpacked, 'node_modules', name);
      mkdirSync(join(target, '..'), { recursive: true });
      symlinkSync(join(home, 'node_modules', name), target, 'junction');
    }
    const installed = join(unpacked, manifest.bin.nono);
    const run = (args: readonly string[], input: string) =>
      spawnSync(process.execPath, [installed, ...args], { cwd: folder, env, input, encoding: 'utf8' });
    expect(run(['solve', '-q', '-'], PLUS)).toMatchObject({ status: 0, stdout: '.#.\n###\n.#.\n', stderr: '' });
    expect(run(['check', '-j', '2', '-q', '-'], PLUS)).toMatchObject({ status: 0, stderr: '' });
    expect(run([], '').stdout).toContain('one solution');
    expect(readFileSync(join(unpacked, 'LICENSE'), 'utf8')).toContain('MIT');
  });
});
