// Completion scripts for the shell, generated from the table of commands: a new command or option
// completes without anybody writing a line here.

import type { Command, Option } from './command.ts';

/** The shells that are served. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** One of them. */
export type Shell = (typeof SHELLS)[number];

/** Writes the script to be sourced by the shell. */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  switch (shell) {
    case 'bash':
      return bashScript(commands);
    case 'zsh':
      return zshScript(commands);
    case 'fish':
      return fishScript(commands);
  }
}

interface Flags {
  readonly short: string | undefined;
  readonly long: string;
  readonly takesValue: boolean;
}

function flagsOf(option: Option<unknown>): Flags {
  const short = /(?:^|\s)-(\w)\b/.exec(option.flags)?.[1];
  const long = /--([a-z-]+)/.exec(option.flags)?.[1] ?? '';
  return { short, long, takesValue: option.parse !== undefined };
}

function optionsOf(command: Command): readonly Option<unknown>[] {
  return Object.values(command.options).filter((option) => !option.hidden);
}

function argumentWords(command: Command): readonly string[] {
  return command.arguments.flatMap((argument) => argument.choices ?? []);
}

function bashScript(commands: readonly Command[]): string {
  const names = commands.map((command) => command.name).join(' ');
  const cases = commands.map((command) => {
    const options = [...optionsOf(command).map((option) => `--${flagsOf(option).long}`), '--help'];
    return `    ${command.name}) options="${options.join(' ')}" words="${argumentWords(command).join(' ')}" ;;`;
  });
  const values = new Map<string, Set<string>>();
  for (const option of commands.flatMap(optionsOf)) {
    if (!option.choices) continue;
    const long = flagsOf(option).long;
    values.set(long, new Set([...(values.get(long) ?? []), ...option.choices]));
  }
  const valueCases = [...values].map(([long, words]) => `    --${long}) words="${[...words].join(' ')}" ;;`);
  return `# bash completion for nono: source <(nono completion bash)
_nono() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words="" options=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=( $(compgen -W "${names} help --help --version" -- "$current") )
    return
  fi
  case "$previous" in
${valueCases.join('\n')}
  esac
  if [ -n "$words" ]; then
    COMPREPLY=( $(compgen -W "$words" -- "$current") )
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    help) words="${names}" ;;
  esac
  case "$current" in
    -*) words="$options" ;;
  esac
  COMPREPLY=( $(compgen -W "$words" -- "$current") )
}
complete -o default -o bashdefault -F _nono nono
`;
}

/** Quotes for the single-quoted strings of zsh and fish. */
function zshText(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', '\\:');
}

function zshScript(commands: readonly Command[]): string {
  const names = commands.map((command) => `    '${command.name}:${zshText(command.summary)}'`);
  const cases = commands.map((command) => {
    const specs = optionsOf(command).map((option) => {
      const { long, takesValue } = flagsOf(option);
      const value = takesValue ? `=:${long}:${option.choices ? `(${option.choices.join(' ')})` : '_files'}` : '';
      const [name, rest] = takesValue ? [`--${long}`, value] : [`--${long}`, ''];
      return `        '${takesValue ? `${name}=` : name}[${zshText(option.summary)}]${rest.replace(/^=/, '')}'`;
    });
    const words = argumentWords(command);
    const files = words.length > 0 ? `'*:word:(${words.join(' ')})'` : "'*:puzzle:_files'";
    return `      ${command.name})\n        _arguments \\\n${[...specs, `        ${files}`].join(' \\\n')}\n        ;;`;
  });
  return `#compdef nono
# zsh completion for nono: source <(nono completion zsh)
_nono() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _nono nono
`;
}

function fishText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

function fishScript(commands: readonly Command[]): string {
  const lines = commands.map(
    (command) => `complete -c nono -n __fish_use_subcommand -f -a ${command.name} -d '${fishText(command.summary)}'`,
  );
  for (const command of commands) {
    const only = `complete -c nono -n '__fish_seen_subcommand_from ${command.name}'`;
    for (const option of optionsOf(command)) {
      const { short, long, takesValue } = flagsOf(option);
      const value = option.choices ? ` -x -a '${option.choices.join(' ')}'` : takesValue ? ' -r' : '';
      lines.push(`${only} -l ${long}${short ? ` -s ${short}` : ''}${value} -d '${fishText(option.summary)}'`);
    }
    const words = argumentWords(command);
    if (words.length > 0) lines.push(`${only} -f -a '${words.join(' ')}'`);
  }
  return `# fish completion for nono: nono completion fish | source\n${lines.join('\n')}\n`;
}
