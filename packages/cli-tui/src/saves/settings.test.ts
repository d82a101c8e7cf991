import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userFolders } from './folders.ts';
import { defaultSettings, nextSetting, parseConfig, readConfig, writeSettings } from './settings.ts';

describe('the config file', () => {
  test.each<[name: string, text: string, problem: string]>([
    ['no JSON', '{ theme: light }', 'config.json cannot be read'],
    ['no object', '[1]', 'config.json holds no object'],
    ['a setting that is not there', '{ "colour": 1 }', 'config.json: there is no setting "colour"'],
    [
      'a value that is not there',
      '{ "theme": "pink" }',
      'config.json: theme is "pink", expected one of auto, dark, light, contrast, mono',
    ],
  ])('with %s says so and takes the usual values', (_, text, problem) => {
    const config = parseConfig(text);
    expect(config.settings).toEqual(defaultSettings);
    expect(config.problems[0]).toContain(problem);
  });

  test('good parts count although others are bad', () => {
    const config = parseConfig('{ "theme": "light", "timer": "perhaps", "keys": { "fill": "f" } }');
    expect([config.settings.theme, config.settings.timer, config.keys]).toEqual(['light', true, { fill: 'f' }]);
    expect(config.problems).toHaveLength(1);
  });

  test('may name the page of share links', () => {
    expect(parseConfig('{ "sharePage": "https://example.org/play" }').sharePage).toBe('https://example.org/play');
    const wrong = parseConfig('{ "sharePage": "my page" }');
    expect([wrong.sharePage, wrong.problems]).toEqual([
      undefined,
      ['config.json: sharePage is "my page", expected the address of a page'],
    ]);
  });
});

describe('on disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nono-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('without a file everything is as usual', () => {
    expect(readConfig(join(folder, 'nowhere'))).toEqual({
      settings: defaultSettings,
      keys: {},
      problems: [],
      isWritable: true,
    });
  });

  test('changed settings are kept, keys of the player too', () => {
    writeFileSync(join(folder, 'config.json'), '{ "keys": { "fill": "f" }, "theme": "dark" }');
    const { settings } = readConfig(folder);
    writeSettings(folder, settings, nextSetting({ ...settings, theme: 'auto' }, 'feedback'));
    const text = readFileSync(join(folder, 'config.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ keys: { fill: 'f' }, feedback: 'strong' });
  });

  test('what the command line said for once is not kept', () => {
    const forOnce = { ...defaultSettings, characters: 'ascii' as const };
    writeSettings(folder, forOnce, nextSetting(forOnce, 'timer'));
    expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toEqual({ timer: false });
  });

  test('a file that cannot be read is left alone', () => {
    writeFileSync(join(folder, 'config.json'), 'not json');
    writeSettings(folder, defaultSettings, { ...defaultSettings, theme: 'light' });
    expect(readFileSync(join(folder, 'config.json'), 'utf8')).toBe('not json');
  });
});

test.each<[platform: NodeJS.Platform, env: Record<string, string>, config: string, state: string]>([
  ['linux', {}, '/home/me/.config/nono', '/home/me/.local/state/nono'],
  ['linux', { XDG_CONFIG_HOME: '/c', XDG_STATE_HOME: '/s' }, '/c/nono', '/s/nono'],
  ['darwin', { XDG_STATE_HOME: 'relative' }, '/home/me/.config/nono', '/home/me/.local/state/nono'],
])('folders on %s with %j', (platform, env, config, state) => {
  expect(userFolders((name) => env[name], platform, '/home/me')).toEqual({ config, state });
});

test('settings go round', () => {
  expect(nextSetting(defaultSettings, 'theme').theme).toBe('dark');
  expect(nextSetting(defaultSettings, 'theme', -1).theme).toBe('mono');
  expect(nextSetting(defaultSettings, 'timer').timer).toBe(false);
});
