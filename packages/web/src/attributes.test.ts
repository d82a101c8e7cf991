import { describe, expect, test } from 'vitest';
import type { OptionName } from './attributes.ts';
import { ATTRIBUTES, attributeOf, defaultOptions, OPTION_NAMES, optionOf, readOption } from './attributes.ts';
import { hashOfOptions, optionsOfHash } from './link-options.ts';
import { optionProblem } from './option-problem.ts';

describe('readOption', () => {
  test.each([
    ['mode', null, 'view', true],
    ['mode', 'play', 'play', true],
    ['mode', ' Play ', 'play', true],
    ['mode', 'sideways', 'view', false],
    ['timer', '', 'on', true],
    ['hints', 'off', 'off', true],
    ['readonly', '', true, true],
    ['readonly', null, false, true],
    ['readonly', 'false', false, true],
    ['cellSize', '24', '24', true],
    ['cellSize', 'auto', 'auto', true],
    ['cellSize', '-3', 'auto', false],
    ['cellSize', '12px', 'auto', false],
    ['palette', '#ff0000 #00ff00', '#ff0000 #00ff00', true],
    ['palette', 'pretty', 'puzzle', false],
    ['puzzle', 'nQ123', 'nQ123', true],
  ] as const)('%s=%j → %j', (name, written, value, isRead) => {
    expect(readOption(name, written)).toEqual({ value, isRead });
  });

  test('without attributes everything has its default', () => {
    const options: Record<string, unknown> = { ...defaultOptions() };
    for (const name of OPTION_NAMES) expect(readOption(name, null).value).toBe(options[name]);
  });
});

test('attributes and options are two spellings of one list', () => {
  expect(ATTRIBUTES).toContain('cell-size');
  expect(ATTRIBUTES).toContain('start-state');
  for (const name of OPTION_NAMES) expect(optionOf(attributeOf(name))).toBe(name);
  expect(optionOf('cellsize')).toBeUndefined();
});

test.each([
  ['mode', 'sideways', 'mode="sideways" is ignored, expected view, play, edit, solve'],
  ['cellSize', '12px', 'cell-size="12px" is ignored, expected auto or a number of pixels'],
] as const)('a bad %s is named with what would have been read', (name, written, message) => {
  expect(optionProblem(name, written)).toEqual({ code: 'bad-option', message });
});

describe('links', () => {
  test.each<[string, Partial<Record<OptionName, string>>]>([
    ['#nQabc', { puzzle: 'nQabc' }],
    ['#puzzle=nQabc&mode=play', { puzzle: 'nQabc', mode: 'play' }],
    ['#mode=play&cell-size=20&unheard-of=1', { mode: 'play', cellSize: '20' }],
    ['', {}],
    ['#', {}],
  ])('%s', (hash, options) => {
    expect(optionsOfHash(hash)).toEqual(options);
  });

  test('a link leaves defaults out and is read back', () => {
    const hash = hashOfOptions({ puzzle: 'nQa-b_c', mode: 'play', theme: 'auto', cellSize: '30' });
    expect(hash).toBe('#puzzle=nQa-b_c&mode=play&cell-size=30');
    expect(optionsOfHash(hash)).toEqual({ puzzle: 'nQa-b_c', mode: 'play', cellSize: '30' });
  });

  test('a damaged percent code does not throw', () => {
    expect(optionsOfHash('#%E0%A4%A').puzzle).toContain('%A');
  });
});
