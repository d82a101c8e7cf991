#!/usr/bin/env node
// The one set-up script behind `npm start` and `npm test`. It needs a Node >= 18 and npm, nothing else.
//
//   npm start                  set up, build, run `nono`
//   npm start -- solve x.non   the same, with arguments
//   npm test                   set up, build, run all tests
//
// Where the host's Node is too old for the tools, Node 24 comes from the npm registry into `.nonokit/`.
// pnpm comes the same way. Each step leaves a stamp, so that the second start takes a second.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tools = join(root, '.nonokit');
const PNPM = 'pnpm@10.34.9';
const NODE = 'node@24';
/** The oldest Node that all build tools accept. */
const OLDEST = [22, 18];

const [job = 'start', ...args] = process.argv.slice(2);
const quiet = process.env.npm_config_loglevel === 'silent';
const say = (text) => {
  if (!quiet) process.stderr.write(`nonokit: ${text}\n`);
};

const env = cleanEnvironment();
const toolPath = join(tools, 'node_modules', '.bin');
env.PATH = [toolPath, join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);

const windows = process.platform === 'win32';
const ownNode = join(tools, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

provideTools();
const node = existsSync(ownNode) ? ownNode : process.execPath;
install();
build(job === 'start' ? ['--filter=@nonokit/cli'] : []);
process.exit(run());

/** The caller's environment without npm's own variables, which would configure pnpm. */
function cleanEnvironment() {
  const own = /^npm_(config|package|lifecycle|node|execpath|command)/i;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  return {
    ...Object.fromEntries(kept),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
}

function hostIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/** Brings pnpm, and Node where the host's is too old, into `.nonokit/`. */
function provideTools() {
  // Once fetched, Node stays: this very process may be running on it.
  const wanted = hostIsTooOld() || existsSync(ownNode) ? [PNPM, NODE] : [PNPM];
  step('tools', wanted.join(' '), existsSync(toolPath), () => {
    say(`fetching ${wanted.join(' and ')} from the npm registry …`);
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
    const npm = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--loglevel=error',
      '--prefix',
      tools,
      ...wanted,
    ];
    must('npm', npm, 'npm could not fetch the tools; is the npm registry reachable?');
  });
}

/** Installs the dependencies of the workspace exactly as the lock file says. */
function install() {
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].concat(
    ['core', 'cli-tui', 'api', 'web'].map((name) => `packages/${name}/package.json`),
  );
  const state = manifests.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const there = existsSync(join(root, 'node_modules', '.modules.yaml'));
  step('install', process.platform + process.arch + state, there, () => {
    say('installing dependencies (about a minute the first time) …');
    must(
      'pnpm',
      ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
      'the dependencies could not be installed',
    );
  });
}

/** Builds what the job needs; turbo skips what has not changed. */
function build(filter) {
  const built = ['core', 'cli-tui', 'api', 'web'].every((name) => existsSync(join(root, 'packages', name, 'dist')));
  if (!built) say('building …');
  must(
    'turbo',
    ['run', 'build', '--output-logs=errors-only', '--log-order=grouped', ...filter],
    'the build failed',
    true,
  );
}

function run() {
  if (job === 'setup') return 0;
  if (job === 'start') {
    const program = join(root, 'packages', 'cli-tui', 'dist', 'bin.js');
    return inherit(node, [program, ...args], process.env.INIT_CWD ?? root, { ...process.env, ...{ PATH: env.PATH } });
  }
  const chromium = findChromium({ install: true, say });
  if (chromium) env.CHROMIUM_PATH = chromium;
  return inherit(node, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], root, env);
}

/** Runs `work` unless what it makes is there and the stamp says that it was made from this very state. */
function step(name, state, there, work) {
  const stamp = join(tools, `${name}.stamp`);
  const hash = createHash('sha256').update(state).digest('hex');
  if (there && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  work();
  mkdirSync(tools, { recursive: true });
  writeFileSync(stamp, hash);
}

/** Runs a command and ends with its output and a sentence if it fails. */
function must(command, parameters, sentence, capture = quiet) {
  const result = spawnSync(command, parameters, {
    cwd: root,
    env,
    shell: windows,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
  });
  if (result.status === 0) return;
  if (capture) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  process.stderr.write(`nonokit: ${sentence} (${command} ${parameters.join(' ')})\n`);
  process.exit(result.status ?? 1);
}

/** Runs a program on this terminal and gives its exit code. */
function inherit(command, parameters, cwd, environment) {
  const ignore = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ignore);
  const result = spawnSync(command, parameters, { cwd, env: environment, stdio: 'inherit' });
  if (result.error) process.stderr.write(`nonokit: ${result.error.message}\n`);
  if (result.signal) return 128 + ({ SIGINT: 2, SIGTERM: 15, SIGHUP: 1, SIGKILL: 9 }[result.signal] ?? 0);
  return result.status ?? 1;
}
