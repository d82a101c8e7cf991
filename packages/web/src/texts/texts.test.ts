import { messages } from '@nonokit/core/hint';
import { describe, expect, test } from 'vitest';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { ENGLISH_HELP } from './english-help.ts';
import { ENGLISH_PLAY } from './english-play.ts';
import { ENGLISH_STUDIO } from './english-studio.ts';
import { loadHintTexts } from './hint-texts.ts';
import { JAPANESE } from './japanese.ts';
import { RUSSIAN } from './russian.ts';
import type { Text, Texts } from './speaker.ts';
import { createSpeaker, LANGUAGE_TAGS, languageOf, loadSpeaker } from './speaker.ts';

const english: Texts = { ...ENGLISH, ...ENGLISH_PLAY, ...ENGLISH_HELP, ...ENGLISH_STUDIO };
const gapsOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

describe.each([
  ['ja', JAPANESE],
  ['zh', CHINESE],
  ['ru', RUSSIAN],
] as const)('%s', (language, texts) => {
  test('has every text, and fills the same gaps', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(texts)) {
      const wanted = new Set(formsOf(english[key as keyof Texts]).flatMap(gapsOf));
      for (const form of formsOf(text))
        for (const gap of gapsOf(form)) expect([key, wanted.has(gap)]).toEqual([key, true]);
    }
  });

  test('has every form its counted words need', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'string') continue;
      expect([key, categories.filter((category) => !(category in text))]).toEqual([key, []]);
    }
  });

  test("has core's hints, with gaps that core fills", async () => {
    const hints = await loadHintTexts(language);
    expect(Object.keys(hints?.messages ?? {}).sort()).toEqual(Object.keys(messages).sort());
    for (const [key, text] of Object.entries(hints?.messages ?? {})) {
      const own = messages[key as keyof typeof messages];
      const wanted = gapsOf(own.replace(/\{(rows|columns)\}/g, '{cells}'));
      expect([key, gapsOf(text).filter((gap) => !wanted.includes(gap))]).toEqual([key, []]);
    }
  });
});

describe('speaking', () => {
  test.each([
    [1, '1 клетка'],
    [2, '2 клетки'],
    [5, '5 клеток'],
    [21, '21 клетка'],
    [112, '112 клеток'],
  ])('%i in Russian', (n, words) => {
    expect(createSpeaker('ru', RUSSIAN)('strokeLength', { n })).toBe(words);
  });

  test('English counts one and other', () => {
    const say = createSpeaker('en', english);
    expect([say('strokeLength', { n: 1 }), say('strokeLength', { n: 0 })]).toEqual(['1 cell', '0 cells']);
  });

  test.each([
    ['ru-RU', 'ru'],
    ['ja', 'ja'],
    ['zh-Hant-TW', 'zh'],
    ['EN-gb', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['toString', 'en'],
  ])('%s is read as %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  test('every language there is can be loaded', async () => {
    for (const tag of LANGUAGE_TAGS) expect((await loadSpeaker(tag)).language).toBe(tag);
  });
});
