// Everything a key can be bound to, with its usual keys and the words of the help sheet.
//
// The usual keys are the union of what players of other terminal nonograms know: vi and game keys,
// z/x, Space. No command that destroys anything has a plain lower-case letter.

import type { KeyName } from '../terminal/input-event.ts';

/** Where a command means something. */
export type CommandScope = 'play' | 'everywhere';

/** One row of the help sheet. */
export interface CommandEntry {
  readonly keys: readonly KeyName[];
  readonly summary: string;
  readonly group: CommandGroup;
  readonly scope: CommandScope;
}

/** Headings of the help sheet, in its order. */
export const COMMAND_GROUPS = ['Move', 'Mark', 'Think', 'Game', 'View'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

const row = (
  group: CommandGroup,
  summary: string,
  keys: readonly KeyName[],
  scope: CommandScope = 'play',
): CommandEntry => ({ keys, summary, group, scope });

/** The commands under the ids by which a config file names them. */
export const commandTable = {
  'move-up': row('Move', 'up', ['up', 'k', 'w'], 'everywhere'),
  'move-down': row('Move', 'down', ['down', 'j', 's'], 'everywhere'),
  'move-left': row('Move', 'left', ['left', 'h', 'a'], 'everywhere'),
  'move-right': row('Move', 'right', ['right', 'l', 'd'], 'everywhere'),
  'row-start': row('Move', 'first cell of the row', ['home'], 'everywhere'),
  'row-end': row('Move', 'last cell of the row', ['end'], 'everywhere'),
  'first-row': row('Move', 'first row', ['g'], 'everywhere'),
  'last-row': row('Move', 'last row', ['G'], 'everywhere'),
  'page-up': row('Move', 'five rows up', ['pageup'], 'everywhere'),
  'page-down': row('Move', 'five rows down', ['pagedown'], 'everywhere'),
  'next-open-up': row('Move', 'next open cell above', ['ctrl+up']),
  'next-open-down': row('Move', 'next open cell below', ['ctrl+down']),
  'next-open-left': row('Move', 'next open cell, left', ['ctrl+left']),
  'next-open-right': row('Move', 'next open cell, right', ['ctrl+right']),

  fill: row('Mark', 'fill, or take it back', ['space', 'z']),
  cross: row('Mark', 'cross, or take it back', ['x']),
  cycle: row('Mark', 'fill, cross, empty', ['enter']),
  clear: row('Mark', 'empty the cell', ['backspace', 'delete', '0']),
  maybe: row('Mark', 'note: maybe', ['m']),
  'paint-up': row('Mark', 'paint up, last mark', ['shift+up', 'K']),
  'paint-down': row('Mark', 'paint down', ['shift+down', 'J']),
  'paint-left': row('Mark', 'paint to the left', ['shift+left', 'H']),
  'paint-right': row('Mark', 'paint to the right', ['shift+right', 'L']),
  'paint-lock': row('Mark', 'moves paint, on or off', ['v']),
  'color-1': row('Mark', 'first colour', ['1']),
  'color-2': row('Mark', 'second colour', ['2']),
  'color-3': row('Mark', 'third colour', ['3']),
  'color-4': row('Mark', 'fourth colour', ['4']),
  'color-5': row('Mark', 'fifth colour', ['5']),
  'color-6': row('Mark', 'sixth colour', ['6']),
  'color-7': row('Mark', 'seventh colour', ['7']),
  'color-8': row('Mark', 'eighth colour', ['8']),
  'color-9': row('Mark', 'ninth colour', ['9']),
  'next-color': row('Mark', 'next colour', ['tab', ']']),
  'previous-color': row('Mark', 'previous colour', ['shift+tab', '[']),

  'guess-start': row('Think', 'begin a guess layer', ['(']),
  'guess-accept': row('Think', 'keep the guess', [')']),
  escape: row('Think', 'drop the guess; close', ['escape'], 'everywhere'),
  undo: row('Think', 'undo', ['u', 'ctrl+z']),
  redo: row('Think', 'redo', ['r', 'ctrl+r', 'ctrl+y']),
  'tick-row': row('Think', 'tick next row number', ['.']),
  'tick-column': row('Think', 'tick column number', [':']),
  hint: row('Think', 'hint; again for more', ['i']),
  'apply-hint': row('Think', 'do what it says', ['I']),
  'check-errors': row('Think', 'look for mistakes', ['e']),
  reset: row('Think', 'empty the board', ['R']),

  new: row('Game', 'new puzzle', ['n'], 'everywhere'),
  daily: row('Game', 'puzzle of the day', ['D'], 'everywhere'),
  open: row('Game', 'open file, code, link', ['o'], 'everywhere'),
  save: row('Game', 'save now', ['S']),
  share: row('Game', 'copy a link or code', ['y']),
  library: row('Game', 'back to the library', ['b'], 'everywhere'),
  quit: row('Game', 'leave; it is saved', ['q'], 'everywhere'),
  interrupt: row('Game', 'leave at once', ['ctrl+c'], 'everywhere'),

  'zoom-in': row('View', 'larger cells', ['+', '='], 'everywhere'),
  'zoom-out': row('View', 'smaller cells', ['-', '_'], 'everywhere'),
  minimap: row('View', 'minimap', ['M']),
  theme: row('View', 'next theme', ['t'], 'everywhere'),
  ascii: row('View', 'ASCII only', ['A'], 'everywhere'),
  mouse: row('View', 'mouse on or off', ['`'], 'everywhere'),
  timer: row('View', 'time on or off', ['T'], 'everywhere'),
  settings: row('View', 'settings', [',', 'f2'], 'everywhere'),
  help: row('View', 'this sheet', ['?', 'f1'], 'everywhere'),
} as const satisfies Readonly<Record<string, CommandEntry>>;

/** The id of a command. */
export type CommandId = keyof typeof commandTable;

/** All ids, in the order of the table. */
export const commandIds: readonly CommandId[] = Object.keys(commandTable) as CommandId[];

/** True if a config file may name this. */
export function isCommandId(text: string): text is CommandId {
  return Object.hasOwn(commandTable, text);
}
