import { expect, test } from 'vitest';
import type { ColorDepth, ColorMode } from './style.ts';
import { colorDepth, createStyle, hasUnicode } from './style.ts';

const env = (values: Record<string, string>) => (name: string) => values[name];

test.each<[string, boolean, Record<string, string>, ColorMode, ColorDepth]>([
  ['a pipe gets none', false, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'auto', 'none'],
  ['COLORTERM says exact colours', true, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'auto', 'true'],
  ['24bit is another word for it', true, { TERM: 'xterm', COLORTERM: '24bit' }, 'auto', 'true'],
  ['TERM says 256', true, { TERM: 'screen-256color' }, 'auto', '256'],
  ['a plain terminal has 16', true, { TERM: 'xterm' }, 'auto', '16'],
  ['a dumb one has none', true, { TERM: 'dumb', COLORTERM: 'truecolor' }, 'auto', 'none'],
  ['NO_COLOR is honoured', true, { TERM: 'xterm-256color', NO_COLOR: '1' }, 'auto', 'none'],
  ['an empty NO_COLOR is not set', true, { TERM: 'xterm-256color', NO_COLOR: '' }, 'auto', '256'],
  ['FORCE_COLOR colours a pipe', false, { FORCE_COLOR: '3' }, 'auto', 'true'],
  ['FORCE_COLOR without a level', false, { FORCE_COLOR: '', TERM: 'xterm-256color' }, 'auto', '256'],
  ['FORCE_COLOR=0 switches off', true, { FORCE_COLOR: '0', TERM: 'xterm' }, 'auto', 'none'],
  ['FORCE_COLOR before NO_COLOR', false, { FORCE_COLOR: '2', NO_COLOR: '1' }, 'auto', '256'],
  ['the option before the environment', true, { FORCE_COLOR: '3' }, 'never', 'none'],
  ['always means always', false, { NO_COLOR: '1', TERM: 'dumb' }, 'always', '16'],
])('%s', (_reason, isTTY, values, mode, expected) => {
  expect(colorDepth({ isTTY }, env(values), mode)).toBe(expected);
});

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['a UTF-8 locale', { LANG: 'de_DE.UTF-8' }, false, true],
  ['no locale at all', {}, false, true],
  ['a locale without UTF-8', { LANG: 'C' }, false, false],
  ['LC_ALL is stronger than LANG', { LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' }, false, false],
  ['--ascii', { LANG: 'en_US.UTF-8' }, true, false],
])('unicode: %s', (_reason, values, ascii, expected) => {
  expect(hasUnicode(env(values), ascii)).toBe(expected);
});

test('words stay as they are where there is no colour', () => {
  const style = createStyle({ isTTY: false }, env({}));
  expect(style.bold('x') + style.warning('y')).toBe('xy');
});
