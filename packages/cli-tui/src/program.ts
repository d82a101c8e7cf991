// From the table of commands to a command line: commander reads it, writes the help and suggests the
// command that was meant; values, environment and errors are ours, so that every command is told the
// same way what is wrong.

import { Command as CommanderCommand, Option as CommanderOption } from 'commander';
import type { Command, Option, OptionTable } from './command.ts';
import { UsageError } from './command.ts';
import type { ExitCode } from './exit-code.ts';
import { DONE } from './exit-code.ts';
import type { Environment, Io } from './io.ts';
import { createStyle } from './style.ts';

/** What the whole program says about itself. */
export interface ProgramText {
  readonly version: string;
  readonly summary: string;
  readonly footer: string;
}

/** Reads the arguments and runs the command that they name. */
export async function runProgram(
  argv: readonly string[],
  commands: readonly Command[],
  text: ProgramText,
  io: Io,
): Promise<ExitCode> {
  let code: ExitCode = DONE;
  const style = createStyle(io.stdout, io.env);
  const program = new CommanderCommand('nono')
    .description(text.summary)
    .version(`nono ${text.version}`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help, or that of a command')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', `\n${text.footer}`)
    .exitOverride()
    .configureOutput({
      writeOut: (out) => io.stdout.write(out),
      writeErr: (out) => io.stderr.write(out.replace(/^error: /, 'nono: ')),
      getOutHelpWidth: () => Math.min(io.stdout.columns, 100),
      getErrHelpWidth: () => Math.min(io.stderr.columns, 100),
      getOutHasColors: () => style.depth !== 'none',
      getErrHasColors: () => false,
    })
    .configureHelp({
      styleTitle: style.bold,
      styleCommandText: style.accent,
      styleSubcommandText: style.accent,
      styleOptionText: style.accent,
      styleArgumentText: style.accent,
      subcommandTerm: (command) => command.name(),
    });
  for (const command of commands) {
    const sub = program
      .command(command.name, { hidden: command.hidden === true })
      .summary(command.summary)
      .description(sentence(command.summary))
      .helpOption('-h, --help', 'show this help')
      .showHelpAfterError(`Try "nono ${command.name} --help".`);
    for (const argument of command.arguments) sub.argument(argument.syntax, argument.summary);
    for (const option of Object.values(command.options)) sub.addOption(commanderOption(option));
    if (command.examples) sub.addHelpText('after', `\n${exampleText(command.examples, style.bold)}`);
    sub.action(async () => {
      code = await command.run(sub.args, optionValues(command.options, sub, io.env), io);
    });
  }
  program.showHelpAfterError('Try "nono --help".');
  await program.parseAsync([...argv], { from: 'user' });
  return code;
}

function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}

function exampleText(examples: readonly (readonly [string, string])[], bold: (text: string) => string): string {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(width)}  ${meaning}`);
  return [bold('Examples:'), ...lines].join('\n');
}

function commanderOption(option: Option<unknown>): CommanderOption {
  const choices = option.choices ? `: ${option.choices.join(', ')}` : '';
  const { initial } = option;
  const isShown = (typeof initial === 'string' || typeof initial === 'number') && initial !== 0;
  const made = new CommanderOption(
    option.flags,
    `${option.summary}${choices}${isShown ? ` (default ${initial})` : ''}`,
  );
  if (option.hidden) made.hideHelp();
  return made;
}

/** The environment variable that mirrors an option: `--max-solutions` → NONO_MAX_SOLUTIONS. */
function variableOf(option: { readonly flags: string }): string {
  const long = /--([a-z-]+)/.exec(option.flags)?.[1] ?? '';
  return `NONO_${long.replaceAll('-', '_').toUpperCase()}`;
}

function optionValues(
  table: OptionTable,
  given: CommanderCommand,
  env: Environment,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) values[name] = optionValue(option, given, env);
  return values;
}

function optionValue(option: Option<unknown>, given: CommanderCommand, env: Environment): unknown {
  const attribute = new CommanderOption(option.flags).attributeName();
  const fromLine = given.getOptionValueSource(attribute) === 'cli';
  if (fromLine) {
    const raw: unknown = given.getOptionValue(attribute);
    return typeof raw === 'string' ? parsed(option, raw, option.flags.replace(/^-\w, /, '')) : true;
  }
  const variable = variableOf(option);
  const raw = env(variable);
  if (raw === undefined || raw === '') return option.initial;
  if (option.parse === undefined) return !/^(0|false|no|off)$/i.test(raw);
  return parsed(option, raw, variable);
}

function parsed(option: Option<unknown>, raw: string, name: string): unknown {
  try {
    return option.parse?.(raw);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}
