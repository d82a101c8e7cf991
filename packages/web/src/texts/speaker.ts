// Every word a reader meets comes from one table per language; this file picks the language and fills
// the gaps. Counted words have a form per plural category of their language (CLDR, by Intl.PluralRules):
//
//   cells: { one: '{n} cell', other: '{n} cells' }             say('cells', { n: 3 }) → 3 cells
//   cells: { one: '{n} клетка', few: '{n} клетки', … }         say('cells', { n: 3 }) → 3 клетки

import { ENGLISH } from './english.ts';
import type { ENGLISH_HELP } from './english-help.ts';
import type { ENGLISH_PLAY } from './english-play.ts';
import type { ENGLISH_STUDIO } from './english-studio.ts';

/** A text, or its forms by plural category of the number `n`. */
export type Text =
  | string
  | { readonly one?: string; readonly few?: string; readonly many?: string; readonly other: string };

/** The name of a text. */
export type TextKey =
  | keyof typeof ENGLISH
  | keyof typeof ENGLISH_PLAY
  | keyof typeof ENGLISH_HELP
  | keyof typeof ENGLISH_STUDIO;

/** A language's table. */
export type Texts = Readonly<Record<TextKey, Text>>;

/** What fills the gaps. */
export type TextGaps = Readonly<Record<string, string | number>>;

/** Says a text in the reader's language. */
export interface Speaker {
  readonly language: string;
  (key: TextKey, gaps?: TextGaps): string;
}

/** Languages besides English, each loaded when it is asked for; English comes with this file. */
const LANGUAGES: Readonly<Record<string, () => Promise<Texts>>> = {
  ja: async () => (await import('./japanese.ts')).JAPANESE,
  zh: async () => (await import('./chinese.ts')).CHINESE,
  ru: async () => (await import('./russian.ts')).RUSSIAN,
};

/** The languages there are. */
export const LANGUAGE_TAGS: readonly string[] = ['en', ...Object.keys(LANGUAGES)];

/** The language to speak for a tag as `lang` has it: `ru-RU` → `ru`, unknown ones → `en`. */
export function languageOf(tag: string): string {
  const main = tag.toLowerCase().split('-')[0] ?? '';
  return main in LANGUAGES ? main : 'en';
}

/** Makes a speaker of a table. */
export function createSpeaker(language: string, texts: Partial<Texts>): Speaker {
  const plurals = new Intl.PluralRules(language);
  const say = (key: TextKey, gaps: TextGaps = {}): string => {
    const text = texts[key] ?? key;
    const form = typeof text === 'string' ? text : formOf(text, plurals, Number(gaps['n'] ?? 0));
    return form.replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ''));
  };
  return Object.assign(say, { language });
}

function formOf(text: Exclude<Text, string>, plurals: Intl.PluralRules, count: number): string {
  const forms: { readonly [category: string]: string | undefined } = { ...text };
  return forms[plurals.select(count)] ?? text.other;
}

const english: Partial<Record<TextKey, Text>> = { ...ENGLISH };

/** English, which is there at once. */
export const ENGLISH_SPEAKER: Speaker = createSpeaker('en', english);

/** Adds English texts that came with a mode. */
export function learnEnglish(texts: Partial<Texts>): void {
  Object.assign(english, texts);
}

/** Loads the table of a language and makes its speaker. */
export async function loadSpeaker(language: string): Promise<Speaker> {
  const load = LANGUAGES[language];
  return load ? createSpeaker(language, await load()) : ENGLISH_SPEAKER;
}
