// Sentences of core's hints in other languages, by the keys of core. English is core's own text. Loaded with
// the first hint.

/** A language's sentences, and its words for parameters that core gives in English. */
export interface HintTexts {
  readonly messages: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

const TABLES: Readonly<Record<string, () => Promise<HintTexts>>> = {
  ja: async () => (await import('./hints-japanese.ts')).JAPANESE_HINTS,
  zh: async () => (await import('./hints-chinese.ts')).CHINESE_HINTS,
  ru: async () => (await import('./hints-russian.ts')).RUSSIAN_HINTS,
};

/** Loads a language's sentences; `undefined` for English. */
export async function loadHintTexts(language: string): Promise<HintTexts | undefined> {
  return TABLES[language]?.();
}
