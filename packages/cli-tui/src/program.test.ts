import { describe, expect, test } from 'vitest';
import { fakeIo } from '../test/support/fake-io.ts';
import { choice, count, defineCommand, duration, flag, text } from './command.ts';
import { completionScript, SHELLS } from './completion.ts';
import type { ExitCode } from './exit-code.ts';
import { runProgram } from './program.ts';

const TEXT = { version: '1.2.3', summary: 'A test.', footer: 'The end.' };

function probe(seen: { args?: readonly string[]; options?: object }) {
  return defineCommand({
    name: 'probe',
    summary: 'look at what arrives',
    arguments: [{ syntax: '[puzzles...]', summary: 'any' }],
    options: {
      maxSolutions: count('--max-solutions <n>', 'how many', 2),
      budget: count('--budget <ticks>', 'how long', undefined),
      timeout: duration('--timeout <time>', 'how long'),
      noGuess: flag('--no-guess', 'lines only'),
      format: choice('--format <format>', 'as', ['text', 'json'], 'text'),
      output: text('-o, --output <file>', 'where'),
    },
    async run(args, options, io): Promise<ExitCode> {
      seen.args = args;
      seen.options = options;
      io.stdout.write('ran');
      return 3;
    },
  });
}

async function run(argv: readonly string[], env: Record<string, string> = {}) {
  const seen: { args?: readonly string[]; options?: object } = {};
  const io = fakeIo({ env });
  const code = await runProgram(argv, [probe(seen)], TEXT, io).catch((error: Error) => error.message);
  return { ...seen, code, out: io.out(), err: io.err() };
}

const defaults = {
  maxSolutions: 2,
  budget: undefined,
  timeout: undefined,
  noGuess: false,
  format: 'text',
  output: undefined,
};

describe('options arrive', () => {
  test.each<[string, string[], Record<string, string>, object]>([
    ['by default', [], {}, {}],
    [
      'from the line',
      ['--max-solutions', '5', '--format=json', '-o', 'f'],
      {},
      { maxSolutions: 5, format: 'json', output: 'f' },
    ],
    ['a switch that starts with no', ['--no-guess'], {}, { noGuess: true }],
    ['with units', ['--budget', '1.5M', '--timeout', '500ms'], {}, { budget: 1_500_000, timeout: 500 }],
    ['in seconds', ['--budget', '2e6', '--timeout', '10'], {}, { budget: 2_000_000, timeout: 10_000 }],
    ['from the environment', [], { NONO_MAX_SOLUTIONS: '7', NONO_NO_GUESS: '1' }, { maxSolutions: 7, noGuess: true }],
    ['switched off in the environment', [], { NONO_NO_GUESS: '0' }, {}],
    ['the line is stronger', ['--format', 'text'], { NONO_FORMAT: 'json' }, {}],
  ])('%s', async (_name, argv, env, expected) => {
    const seen = await run(['probe', ...argv, 'a.non', 'b.non'], env);
    expect(seen.code).toBe(3);
    expect(seen.args).toEqual(['a.non', 'b.non']);
    expect(seen.options).toEqual({ ...defaults, ...expected });
  });
});

test.each<[string, string[], Record<string, string>, string]>([
  [
    'a word that is no number',
    ['--budget', 'much'],
    {},
    '--budget <ticks>: "much" is not a whole number of at least 1',
  ],
  [
    'a number below the least',
    ['--max-solutions', '0'],
    {},
    '--max-solutions <n>: "0" is not a whole number of at least 1',
  ],
  ['a negative number', ['--budget=-3'], {}, '--budget <ticks>: "-3" is not a whole number of at least 1'],
  ['a huge number', ['--budget', '1e99'], {}, '--budget <ticks>: "1e99" is not a whole number of at least 1'],
  ['another word', ['--format', 'yaml'], {}, '--format <format>: "yaml" is not one of text, json'],
  ['the environment is checked too', [], { NONO_FORMAT: 'yaml' }, 'NONO_FORMAT: "yaml" is not one of text, json'],
  ['no time', ['--timeout', 'soon'], {}, '--timeout <time>: "soon" is not a time such as 10, 500ms or 2m'],
])('refuses %s', async (_name, argv, env, sentence) => {
  const seen = await run(['probe', ...argv], env);
  expect(seen.code).toBe(sentence);
  expect(seen.out).toBe('');
});

test('suggests what was meant', async () => {
  expect((await run(['prob'])).err).toBe('nono: unknown command \'prob\'\n(Did you mean probe?)\nTry "nono --help".\n');
  expect((await run(['probe', '--formt', 'x'])).err).toContain('(Did you mean --format?)');
});

test('help lists commands, options with their words, and the footer', async () => {
  const program = await run(['--help']);
  expect(program.out).toMatch(/^ {2}probe +look at what arrives$/m);
  expect(program.out).toContain('The end.');
  const command = await run(['probe', '--help']);
  expect(command.out).toContain('Look at what arrives.');
  expect(command.out).toContain('as: text, json (default text)');
  expect((await run(['--version'])).out).toBe('nono 1.2.3\n');
});

test.each(SHELLS)('completion for %s knows every command and option', (shell) => {
  const script = completionScript(shell, [probe({})]);
  for (const word of ['probe', 'max-solutions', 'no-guess', 'text json', 'output']) expect(script).toContain(word);
});
