// Which key does what: the usual keys, changed by what a config file says.
//
//   { "keys": { "fill": ["space", "f"], "cross": ["x", "c"], "reset": [] } }
//
// A command named there has exactly those keys. A key that two commands claim belongs to the one that
// the config names; if it names both, that is a problem to show.

import type { KeyName } from '../terminal/input-event.ts';
import type { CommandId } from './commands.ts';
import { commandIds, commandTable, isCommandId } from './commands.ts';

/** Keys by command and commands by key. */
export interface KeyBindings {
  readonly keysOf: Readonly<Record<CommandId, readonly KeyName[]>>;
  readonly commandOf: ReadonlyMap<KeyName, CommandId>;
}

/** Bindings, and sentences about what the config got wrong. */
export interface BoundKeys {
  readonly bindings: KeyBindings;
  readonly problems: readonly string[];
}

/** Binds the usual keys, then what the `keys` part of a config file asks for. */
export function bindKeys(config: unknown = {}): BoundKeys {
  const problems: string[] = [];
  const wishes = readWishes(config, problems);
  const claimed = new Map<KeyName, CommandId>();
  for (const [command, keys] of wishes) {
    for (const key of keys) {
      const other = claimed.get(key);
      if (other !== undefined && other !== command) {
        problems.push(`keys: "${key}" is given to ${other} and to ${command}; ${other} has it`);
      } else claimed.set(key, command);
    }
  }
  const keysOf = {} as Record<CommandId, readonly KeyName[]>;
  for (const command of commandIds) {
    const wanted = wishes.get(command);
    keysOf[command] = wanted
      ? wanted.filter((key) => claimed.get(key) === command)
      : commandTable[command].keys.filter((key) => !claimed.has(key));
  }
  const commandOf = new Map<KeyName, CommandId>();
  for (const command of commandIds) for (const key of keysOf[command]) commandOf.set(key, command);
  if (!commandOf.has('ctrl+c')) {
    problems.push('keys: "ctrl+c" always leaves the program');
    commandOf.set('ctrl+c', 'interrupt');
  }
  return { bindings: { keysOf, commandOf }, problems };
}

function readWishes(config: unknown, problems: string[]): Map<CommandId, readonly KeyName[]> {
  const wishes = new Map<CommandId, readonly KeyName[]>();
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    problems.push('keys: expected an object such as { "fill": ["space", "f"] }');
    return wishes;
  }
  for (const [command, given] of Object.entries(config)) {
    if (!isCommandId(command)) {
      problems.push(`keys: there is no command "${command}"`);
      continue;
    }
    const list: readonly unknown[] = Array.isArray(given) ? given : [given];
    const keys: KeyName[] = [];
    for (const item of list) {
      const key = typeof item === 'string' ? normalKeyName(item) : undefined;
      if (key === undefined)
        problems.push(`keys: ${command} has ${JSON.stringify(item)}, which is not the name of a key`);
      else keys.push(key);
    }
    wishes.set(command, keys);
  }
  return wishes;
}

const NAMED_KEYS: ReadonlySet<string> = new Set(
  'up down left right home end pageup pagedown insert delete backspace enter tab escape space begin'
    .split(' ')
    .concat(Array.from({ length: 12 }, (_, i) => `f${i + 1}`)),
);

/** Puts the name of a key into the form that the decoder gives; `undefined` if it is none. */
export function normalKeyName(text: string): KeyName | undefined {
  if (text === ' ') return 'space';
  const parts = text.length > 1 ? text.split(/[+-](?=.)/) : [text];
  const name = parts.pop() ?? '';
  const modifiers = new Set(parts.map((part) => part.toLowerCase()));
  for (const modifier of modifiers) if (!['ctrl', 'alt', 'shift'].includes(modifier)) return undefined;
  const single = [...name].length === 1;
  const lower = name.toLowerCase();
  if (!single && !NAMED_KEYS.has(lower)) return undefined;
  let key = single ? (name === ' ' ? 'space' : name) : lower;
  if (single && modifiers.has('shift')) {
    modifiers.delete('shift');
    key = key.toUpperCase();
  }
  if (single && modifiers.has('ctrl')) key = key.toLowerCase();
  const order = ['ctrl', 'alt', 'shift'].filter((modifier) => modifiers.has(modifier));
  return [...order, key].join('+');
}

/** The first key of a command as the footer writes it; `undefined` if it has none. */
export function firstKey(bindings: KeyBindings, command: CommandId, ascii = false): string | undefined {
  const [key] = bindings.keysOf[command];
  return key === undefined ? undefined : keyLabel(key, ascii);
}

const SHOWN: Readonly<Record<string, string>> = {
  space: 'Space',
  enter: 'Enter',
  tab: 'Tab',
  escape: 'Esc',
  backspace: 'Backspace',
  delete: 'Del',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  home: 'Home',
  end: 'End',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** A key as the help sheet writes it: `Ctrl+Z`, `Shift+↑`. */
export function keyLabel(key: KeyName, ascii = false): string {
  const parts = key.length > 1 ? key.split(/\+(?=.)/) : [key];
  const name = parts.pop() ?? '';
  const arrow = ['up', 'down', 'left', 'right'].includes(name);
  const word = name.charAt(0).toUpperCase() + name.slice(1);
  const label = ascii && arrow ? word : (SHOWN[name] ?? (parts.length > 0 || name.length > 1 ? word : name));
  return [...parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)), label].join('+');
}
