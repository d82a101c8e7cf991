import { describe, expect, test } from 'vitest';
import { commandIds, commandTable } from './commands.ts';
import { bindKeys, keyLabel, normalKeyName } from './key-bindings.ts';

describe('the usual keys', () => {
  const { bindings, problems } = bindKeys();

  test('no key means two things', () => {
    const all = commandIds.flatMap((command) => commandTable[command].keys);
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['up', 'move-up'],
    ['w', 'move-up'],
    ['L', 'paint-right'],
    ['space', 'fill'],
    ['z', 'fill'],
    ['x', 'cross'],
    ['enter', 'cycle'],
    ['(', 'guess-start'],
    [')', 'guess-accept'],
    ['ctrl+z', 'undo'],
    ['ctrl+r', 'redo'],
    ['i', 'hint'],
    ['I', 'apply-hint'],
    ['R', 'reset'],
    ['`', 'mouse'],
    ['?', 'help'],
  ])('%s is %s', (key, command) => {
    expect(bindings.commandOf.get(key)).toBe(command);
  });

  test('plain c does nothing, and Ctrl+H is left to Backspace', () => {
    expect(bindings.commandOf.has('c')).toBe(false);
    expect(bindings.commandOf.has('ctrl+h')).toBe(false);
  });

  test('the words fit a column of the help sheet', () => {
    for (const command of commandIds) expect(commandTable[command].summary.length, command).toBeLessThanOrEqual(23);
  });

  test('every key name is one that the decoder can give', () => {
    for (const command of commandIds)
      for (const key of commandTable[command].keys) expect(normalKeyName(key)).toBe(key);
  });
});

describe('a config', () => {
  test('replaces the keys of the commands that it names, and takes them from others', () => {
    const { bindings, problems } = bindKeys({ fill: ['f'], reset: [], cross: 'Shift+space' });
    expect(problems).toEqual([]);
    expect(bindings.keysOf.fill).toEqual(['f']);
    expect(bindings.keysOf.reset).toEqual([]);
    expect(bindings.keysOf.cross).toEqual(['shift+space']);
    expect(bindings.commandOf.get('space')).toBeUndefined();
    expect(bindKeys({ hint: 'u' }).bindings.keysOf.undo).toEqual(['ctrl+z']);
  });

  test.each<[name: string, config: unknown, problem: string]>([
    ['not an object', 7, 'keys: expected an object such as { "fill": ["space", "f"] }'],
    ['an unknown command', { paint: 'p' }, 'keys: there is no command "paint"'],
    ['an unknown key', { fill: ['hyper+f'] }, 'keys: fill has "hyper+f", which is not the name of a key'],
    ['no text', { fill: [7] }, 'keys: fill has 7, which is not the name of a key'],
    ['one key twice', { fill: 'f', cross: 'f' }, 'keys: "f" is given to fill and to cross; fill has it'],
    ['taking Ctrl+C away', { interrupt: [] }, 'keys: "ctrl+c" always leaves the program'],
  ])('%s is a problem, not a crash', (_, config, problem) => {
    const bound = bindKeys(config);
    expect(bound.problems).toEqual([problem]);
    expect(bound.bindings.commandOf.get('ctrl+c')).toBe('interrupt');
  });
});

test.each([
  ['Ctrl+Z', 'ctrl+z'],
  ['shift+r', 'R'],
  ['Alt-x', 'alt+x'],
  ['PageUp', 'pageup'],
  ['+', '+'],
  ['-', '-'],
  ['ctrl++', 'ctrl++'],
  [' ', 'space'],
  ['F5', 'f5'],
  ['', undefined],
  ['nonsense', undefined],
])('the key %j is called %j', (text, expected) => {
  expect(normalKeyName(text)).toBe(expected);
});

test.each([
  ['ctrl+z', 'Ctrl+Z'],
  ['shift+up', 'Shift+↑'],
  ['R', 'R'],
  ['+', '+'],
  ['pageup', 'PgUp'],
  ['f1', 'F1'],
])('%s is shown as %s', (key, label) => {
  expect(keyLabel(key)).toBe(label);
});
