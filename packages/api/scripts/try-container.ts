// The steps of the Dockerfile without Docker: the same commands in the same order, in a folder that stands for the
// root of the image, on a clean copy of what git tracks; then the start command, and its health check.
//
//   node packages/api/scripts/try-container.ts
//
// What it cannot show: the base image, its user, its volume. Node must be of the version that the image has.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instructionsOf } from './dockerfile.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const instructions = instructionsOf(readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8'));

const [, wanted] = /^node:(\d+)/.exec(instructions.find(({ word }) => word === 'FROM')?.text ?? '') ?? [];
if (process.versions.node.split('.')[0] !== wanted) {
  console.error(`the image has Node ${wanted}, this is ${process.versions.node}`);
  process.exit(2);
}

const root = mkdtempSync(join(tmpdir(), 'nonokit-container-'));
/** A path of the image on this machine. */
const inRoot = (path: string): string => join(root, path);
/** A command with the paths of the image replaced; longer words that only contain them are left alone. */
const inCommand = (text: string): string => text.replaceAll(/(?<![\w.:/])\/(repo|out|app|data)\b/g, `${root}/$1`);

/**
 * The machine's own environment stays: a registry can be behind a proxy that only it knows. What is installed
 * globally goes into the root, and is found there first.
 */
const machine = {
  ...process.env,
  npm_config_prefix: inRoot('/usr'),
  PATH: `${inRoot('/usr/bin')}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
};
let environment: Record<string, string | undefined> = machine;
let workingDirectory = '/';
let command: readonly string[] = [];
let healthCheck: readonly string[] = [];

function copyCheckout(target: string): void {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' }).split('\0');
  for (const name of names.filter(Boolean)) cpSync(join(repository, name), join(target, name), { recursive: true });
}

for (const { word, text } of instructions) {
  console.log(`${word} ${text.slice(0, 150)}`);
  const words = text.split(/\s+/);
  if (word === 'FROM') {
    environment = { ...machine };
  } else if (word === 'WORKDIR') {
    workingDirectory = text;
    mkdirSync(inRoot(text), { recursive: true });
  } else if (word === 'ENV') {
    for (const pair of words) {
      const [name = '', value = ''] = pair.split('=');
      environment[name] = inCommand(value);
    }
  } else if (word === 'COPY' && words[0] === '.') {
    copyCheckout(inRoot(workingDirectory));
  } else if (word === 'COPY') {
    const [from = '', to = ''] = words.filter((one) => !one.startsWith('--'));
    cpSync(inRoot(from), inRoot(to), { recursive: true, verbatimSymlinks: true });
  } else if (word === 'RUN') {
    // The user of the image is not here: nothing to give the folder to.
    const script = inCommand(text).replace(/&& chown \S+ \S+/, '');
    execFileSync('sh', ['-ec', script], { cwd: inRoot(workingDirectory), env: environment, stdio: 'inherit' });
  } else if (word === 'HEALTHCHECK') {
    healthCheck = JSON.parse(text.slice(text.indexOf('['))) as string[];
  } else if (word === 'CMD') {
    command = JSON.parse(text) as string[];
  }
}

/** A port nobody listens on. */
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
});
const [program = '', ...options] = command;
const server = spawn(program, options, {
  cwd: inRoot(workingDirectory),
  env: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'inherit', 'pipe'],
});
await new Promise((resolve) => server.stderr.once('data', resolve));
const base = `http://127.0.0.1:${port}`;
for (const path of ['/healthz', '/docs', '/embed', '/v1/puzzles?limit=1']) {
  const answer = await fetch(base + path);
  console.log(`GET ${path}: ${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`);
  if (!answer.ok) process.exitCode = 1;
}
const [checker = '', ...checks] = healthCheck.map((word) => word.replaceAll('127.0.0.1:8787', `127.0.0.1:${port}`));
execFileSync(checker, checks, { env: environment });
console.log('the health check is content');
server.kill('SIGTERM');
const code = await new Promise((resolve) => server.once('exit', resolve));
console.log(`ended with ${String(code)} on SIGTERM`);
if (code !== 0) process.exitCode = 1;
rmSync(root, { recursive: true, force: true });
