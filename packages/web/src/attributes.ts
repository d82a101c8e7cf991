// What can be said in HTML. One table: the attribute `cell-size` is the property `cellSize`, the option
// `cellSize` of `createNonogram` and the parameter `cell-size` after the `#` of an embed link.
//
//   <nonogram-viewer puzzle="…" mode="play" theme="dark">
//
// Removing an attribute restores the default. A value that cannot be read is reported and ignored.

/** What the element does with the puzzle. */
export type ModeName = 'view' | 'play' | 'edit' | 'solve';
/** Colours of paper and ink; `auto` follows the reader's system. */
export type ThemeName = 'auto' | 'light' | 'dark' | 'contrast';

/** Everything the element can be told, with its default filled in. */
export interface ViewerOptions {
  /** Share code of the puzzle; what stands after the `#` of a link. */
  puzzle: string;
  /** Address of a puzzle file in any format that core reads. */
  src: string;
  mode: ModeName;
  theme: ThemeName;
  /** `puzzle`: as the file says; `safe`: colours that colour-blind readers tell apart; or `#rrggbb #rrggbb …`. */
  palette: string;
  /** `auto`, or the side of a cell in pixels. */
  cellSize: string;
  controls: 'none' | 'minimal' | 'full';
  /** `weak`: only what closed runs contradict; `strong`: also lines that can no longer be completed. */
  feedback: 'off' | 'weak' | 'strong';
  /** `auto`: finished lines get their crosses by themselves. */
  crosses: 'auto' | 'manual';
  hints: 'off' | 'on';
  timer: 'off' | 'on';
  /** How one finger writes two kinds of mark. */
  input: 'mode' | 'longpress' | 'cycle';
  /** What solves in the mode `solve`: the engine, or a classic method by its name. */
  strategy: 'engine' | 'rows' | 'adaptive' | 'cells' | 'simple' | 'mrv' | 'color-masks' | 'exact-cover';
  /** Language of labels and messages; else that of the page. */
  lang: string;
  /** `local`: the game survives a reload; `none`: nothing is kept. */
  storage: 'local' | 'none';
  readonly: boolean;
  /** `empty`, `solution`, or the text of a saved game. */
  startState: string;
}

/** The name of an option, as a property. */
export type OptionName = keyof ViewerOptions;

type Reading =
  | { readonly kind: 'text'; readonly fallback: string; readonly accepts?: RegExp }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly fallback: string }
  | { readonly kind: 'flag'; readonly fallback: false };

const text = (fallback = ''): Reading => ({ kind: 'text', fallback });
const choice = (fallback: string, ...others: string[]): Reading => ({
  kind: 'choice',
  choices: [fallback, ...others],
  fallback,
});

/** How each option is read. */
export const READINGS: { readonly [Name in OptionName]: Reading } = {
  puzzle: text(),
  src: text(),
  mode: choice('view', 'play', 'edit', 'solve'),
  theme: choice('auto', 'light', 'dark', 'contrast'),
  palette: {
    kind: 'text',
    fallback: 'puzzle',
    accepts: /^(puzzle|safe|#[0-9a-f]{6}([ ,]+#[0-9a-f]{6})*)$/i,
  },
  cellSize: {
    kind: 'text',
    fallback: 'auto',
    accepts: /^(auto|[1-9]\d{0,2})$/,
  },
  controls: choice('full', 'none', 'minimal'),
  feedback: choice('weak', 'off', 'strong'),
  crosses: choice('auto', 'manual'),
  hints: choice('on', 'off'),
  timer: choice('off', 'on'),
  input: choice('mode', 'longpress', 'cycle'),
  strategy: choice('engine', 'rows', 'adaptive', 'cells', 'simple', 'mrv', 'color-masks', 'exact-cover'),
  lang: text(),
  storage: choice('local', 'none'),
  readonly: { kind: 'flag', fallback: false },
  startState: text('empty'),
};

/** All options, in the order in which they are documented. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(READINGS) as OptionName[];

/** The attribute of an option: `cellSize` → `cell-size`. */
export function attributeOf(name: OptionName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The option of an attribute or hash parameter; `undefined` if there is none. */
export function optionOf(attribute: string): OptionName | undefined {
  return OPTION_NAMES.find((name) => attributeOf(name) === attribute);
}

/** The attributes the element watches. */
export const ATTRIBUTES: readonly string[] = OPTION_NAMES.map(attributeOf);

/** All options at their defaults. */
export function defaultOptions(): ViewerOptions {
  const options: { [name: string]: string | boolean } = {};
  for (const name of OPTION_NAMES) options[name] = READINGS[name].fallback;
  return options as unknown as ViewerOptions;
}

/**
 * Reads one attribute.
 *
 * @returns the value of the option, or its default: when the attribute is absent (`null`), and when its text
 *   cannot be read, which `isRead` tells (option-problem.ts says it in words).
 */
export function readOption(
  name: OptionName,
  written: string | null,
): { readonly value: string | boolean; readonly isRead: boolean } {
  const reading = READINGS[name];
  if (reading.kind === 'flag') return { value: written !== null && written !== 'false', isRead: true };
  if (written === null) return { value: reading.fallback, isRead: true };
  const trimmed = written.trim();
  // A bare `timer` or `hints` in HTML means on.
  const choices = reading.kind === 'choice' ? reading.choices : [];
  const value =
    reading.kind === 'text' ? trimmed : trimmed === '' && choices.includes('on') ? 'on' : trimmed.toLowerCase();
  const isRead = reading.kind === 'text' ? (reading.accepts?.test(value) ?? true) : choices.includes(value);
  return { value: isRead ? value : reading.fallback, isRead };
}
