// What a player can choose, and the config file that remembers it:
//
//   $XDG_CONFIG_HOME/nono/config.json
//   { "theme": "light", "feedback": "strong", "keys": { "fill": ["f"] },
//     "sharePage": "https://example.org/play" }
//
// Whatever is wrong in the file is a sentence to show, and the usual value is taken. A file that is no
// JSON at all is never overwritten.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../system-error.ts';
import { replaceFileNow } from './replace-file.ts';

/** Everything that can be chosen in the settings. */
export interface Settings {
  readonly theme: 'auto' | 'dark' | 'light' | 'contrast' | 'mono';
  readonly characters: 'auto' | 'unicode' | 'ascii';
  readonly ambiguousWidth: 1 | 2;
  readonly cellSize: 'auto' | 1 | 2 | 3 | 4 | 5;
  readonly feedback: 'off' | 'weak' | 'strong';
  readonly autoCross: boolean;
  readonly crosshair: boolean;
  readonly symbols: boolean;
  readonly timer: boolean;
  readonly minimap: 'auto' | 'on' | 'off';
  readonly mouse: boolean;
  readonly hover: boolean;
  readonly motion: boolean;
}

/** The name of a setting, as the file writes it. */
export type SettingName = keyof Settings;

/** One line of the settings sheet. */
export interface SettingEntry {
  readonly name: SettingName;
  readonly title: string;
  readonly summary: string;
  /** All values, in the order in which they are stepped through. */
  readonly values: readonly Settings[SettingName][];
}

const entry = <N extends SettingName>(
  name: N,
  title: string,
  values: readonly Settings[N][],
  summary: string,
): SettingEntry => ({ name, title, summary, values });

/** All settings in the order of the sheet; the first value is the usual one. */
export const settingEntries: readonly SettingEntry[] = [
  entry('theme', 'Theme', ['auto', 'dark', 'light', 'contrast', 'mono'], 'auto follows the background of the terminal'),
  entry('characters', 'Characters', ['auto', 'unicode', 'ascii'], 'auto follows the locale'),
  entry('cellSize', 'Cell size', ['auto', 1, 2, 3, 4, 5], 'auto is the largest that fits'),
  entry(
    'feedback',
    'Feedback',
    ['weak', 'strong', 'off'],
    'weak: what counting shows; strong: lines that no longer work out',
  ),
  entry(
    'autoCross',
    'Cross finished lines',
    [false, true],
    'what is left of a finished line is crossed with the stroke',
  ),
  entry('crosshair', 'Crosshair', [true, false], 'row and column of the cursor are lit'),
  entry('symbols', 'Colour letters', [true, false], 'cells and clues carry a letter for their colour'),
  entry('timer', 'Time', [true, false], 'shows the time that you were playing'),
  entry('minimap', 'Minimap', ['auto', 'on', 'off'], 'auto: when the board is larger than the window'),
  entry('mouse', 'Mouse', [true, false], 'off leaves the mouse to the terminal, for selecting text'),
  entry('hover', 'Crosshair at pointer', [false, true], 'follows the mouse; the terminal then reports every movement'),
  entry('motion', 'Motion', [true, false], 'the picture fills in when a puzzle is solved'),
  entry('ambiguousWidth', 'Ambiguous width', [1, 2], '2 where the terminal draws box lines two columns wide'),
];

/** The usual value of everything. */
export const defaultSettings: Settings = Object.fromEntries(
  settingEntries.map(({ name, values }) => [name, values[0]]),
) as unknown as Settings;

/** The next value of a setting, round and round. */
export function nextSetting(settings: Settings, name: SettingName, step: 1 | -1 = 1): Settings {
  const values = settingEntries.find((each) => each.name === name)?.values ?? [];
  const at = values.indexOf(settings[name]);
  return { ...settings, [name]: values[(at + step + values.length) % values.length] };
}

/** What a config file said. */
export interface Config {
  readonly settings: Settings;
  /** The part for `bindKeys`. */
  readonly keys: unknown;
  /** The page that share links lead to; without one the code alone is shared. */
  readonly sharePage?: string;
  readonly problems: readonly string[];
  /** False if the file must not be written over. */
  readonly isWritable: boolean;
}

/** Reads the text of a config file. */
export function parseConfig(text: string): Config {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it is no JSON';
    return { settings: defaultSettings, keys: {}, problems: [`config.json cannot be read: ${why}`], isWritable: false };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const problems = ['config.json holds no object such as { "theme": "light" }'];
    return { settings: defaultSettings, keys: {}, problems, isWritable: false };
  }
  const problems: string[] = [];
  const settings: Record<string, unknown> = { ...defaultSettings };
  let keys: unknown = {};
  let sharePage: string | undefined;
  for (const [name, given] of Object.entries(value)) {
    if (name === 'keys') {
      keys = given;
      continue;
    }
    if (name === 'sharePage') {
      if (typeof given === 'string' && /^https?:\/\/[\u0021-\u007e]+$/.test(given)) sharePage = given;
      else problems.push(`config.json: sharePage is ${JSON.stringify(given)}, expected the address of a page`);
      continue;
    }
    const known = settingEntries.find((each) => each.name === name);
    if (!known) problems.push(`config.json: there is no setting "${name}"`);
    else if (known.values.some((allowed) => allowed === given)) settings[name] = given;
    else problems.push(`config.json: ${name} is ${JSON.stringify(given)}, expected one of ${known.values.join(', ')}`);
  }
  const page = sharePage === undefined ? {} : { sharePage };
  return { settings: settings as unknown as Settings, keys, ...page, problems, isWritable: true };
}

/** Reads the config of a folder; without a file everything is as usual. */
export function readConfig(folder: string): Config {
  let text: string;
  try {
    text = readFileSync(join(folder, 'config.json'), 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const problems = missing ? [] : [`config.json cannot be read: ${reasonOf(error)}`];
    return { settings: defaultSettings, keys: {}, problems, isWritable: missing };
  }
  return parseConfig(text.replace(/^\ufeff/, ''));
}

/**
 * Writes the settings that changed into the file and leaves everything else in it as it is: keys, settings
 * of newer versions, and what only the command line said for once.
 */
export function writeSettings(folder: string, before: Settings, after: Settings): void {
  const changed = settingEntries.map(({ name }) => name).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return;
  const path = join(folder, 'config.json');
  let old: Record<string, unknown> = {};
  try {
    old = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as Record<string, unknown>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return;
  }
  const merged: Record<string, unknown> = { ...old };
  for (const name of changed) {
    if (after[name] === defaultSettings[name]) delete merged[name];
    else merged[name] = after[name];
  }
  replaceFileNow(path, `${JSON.stringify(merged, null, 2)}\n`);
}
