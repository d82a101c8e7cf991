// What the screens look like, as text, and that every word on them can be read, whatever the theme.

import { describe, expect, test } from 'vitest';
import type { Rgb } from '../src/ansi-color.ts';
import type { Settings } from '../src/saves/settings.ts';
import { contrast } from '../src/tui/theme/theme.ts';
import { DUCK, FILES, keysThatSolve } from './support/pictures.ts';
import type { Screen, ScreenOptions } from './support/screen.ts';
import { withScreen } from './support/screen.ts';

interface Scene {
  readonly options?: ScreenOptions;
  readonly act?: (screen: Screen) => Promise<void>;
}

const RIGHT = '\u001b[C';
const DOWN = '\u001b[B';
const times = (count: number, key: string): readonly string[] => Array.from({ length: count }, () => key);

const scenes = {
  library: {},
  'my files': { act: (screen) => screen.press('\u001b[Z') },
  play: {
    options: { puzzle: 'duck.non' },
    act: (screen) => screen.press(...times(6, 'I'), ...times(3, DOWN), ...times(5, RIGHT), 'x', RIGHT, 'm'),
  },
  colour: {
    options: { puzzle: 'flower.non' },
    act: (screen) => screen.press(...times(6, 'I'), '\t', DOWN, RIGHT),
  },
  big: {
    options: { puzzle: 'stripes.non' },
    act: (screen) => screen.press(...times(30, DOWN), ...times(40, RIGHT), ' '),
  },
  hint: { options: { puzzle: 'duck.non' }, act: (screen) => screen.press(...times(2, 'I'), 'i', 'i', 'i') },
  mistake: { options: { puzzle: 'duck.non' }, act: (screen) => screen.press(' ', 'e') },
  guess: {
    options: { puzzle: 'duck.non' },
    act: (screen) => screen.press(...times(3, 'I'), ...times(5, DOWN), '(', ' ', 'L', 'L', DOWN, '(', 'x'),
  },
  solved: { options: { puzzle: 'duck.non' }, act: (screen) => screen.press(...keysThatSolve(DUCK)) },
  help: { act: (screen) => screen.press('?') },
  settings: { act: (screen) => screen.press(',', DOWN, DOWN, DOWN) },
  question: { options: { puzzle: 'duck.non' }, act: (screen) => screen.press('n', ...'2000x1', '\r') },
  pasted: { act: (screen) => screen.press('\u001b[200~1, 2 / 1, 2\u001b[201~') },
  'not opened': { options: { puzzle: 'gone.non' } },
} as const satisfies Readonly<Record<string, Scene>>;

type SceneName = keyof typeof scenes;
const names = Object.keys(scenes) as SceneName[];

async function onScene(name: SceneName, options: ScreenOptions, use: (screen: Screen) => void): Promise<void> {
  const scene: Scene = scenes[name];
  await withScreen({ files: FILES, ...scene.options, ...options }, async (screen) => {
    await scene.act?.(screen);
    use(screen);
  });
}

/** The screen as text; what is painted with a colour that stands out from the page is drawn as blocks. */
function drawn(screen: Screen): string {
  const cells = screen.cells();
  const page = cells[0]?.[0]?.back ?? 'default';
  const isInk = (color: number | 'default'): boolean =>
    color !== 'default' && page !== 'default' && contrast(rgb(color), rgb(page)) >= 2.5;
  const lines = cells.map((line) =>
    line
      .map(({ text, fore, back }) => {
        if (text === '▀') return isInk(fore) ? (isInk(back) ? '█' : '▀') : isInk(back) ? '▄' : '·';
        if (text === '▄') return isInk(fore) ? (isInk(back) ? '█' : '▄') : isInk(back) ? '▀' : '·';
        return text.trim() === '' && isInk(back) ? '█' : text === '' ? ' ' : text;
      })
      .join('')
      .trimEnd(),
  );
  return `\n${lines.join('\n').trimEnd()}\n`;
}

describe('at 80x24', () => {
  test.each(names)('%s', async (name) => {
    await onScene(name, {}, (screen) => expect(drawn(screen)).toMatchSnapshot());
  });
});

describe('at 120x40', () => {
  test.each(['library', 'play', 'colour', 'big', 'solved', 'help'] as const)('%s', async (name) => {
    await onScene(name, { columns: 120, rows: 40 }, (screen) => expect(drawn(screen)).toMatchSnapshot());
  });
});

describe('in ASCII', () => {
  const settings: Partial<Settings> = { characters: 'ascii' };
  test.each(['library', 'play', 'colour', 'big', 'guess', 'solved', 'help', 'settings'] as const)(
    '%s',
    async (name) => {
      await onScene(name, { settings, depth: 'none' }, (screen) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside of ASCII is what must not be there
        expect(screen.text()).toMatch(/^[\u0000-\u007f]*$/);
        expect(drawn(screen)).toMatchSnapshot();
      });
    },
  );
});

describe('in all themes', () => {
  const themes = ['dark', 'light', 'contrast'] as const;
  test.each(names.flatMap((name) => themes.map((theme) => [name, theme] as const)))(
    '%s can be read in %s: words 4.5:1, lines and crosses 3:1',
    async (name, theme) => {
      await onScene(name, { settings: { theme } }, (screen) => expect(hardToRead(screen)).toEqual([]));
    },
  );

  test.each(['library', 'play', 'colour', 'guess', 'hint'] as const)(
    '%s can be read in ASCII with colours too',
    async (name) => {
      for (const theme of themes) {
        await onScene(name, { settings: { theme, characters: 'ascii' } }, (screen) =>
          expect(hardToRead(screen), theme).toEqual([]),
        );
      }
    },
  );

  test.each(names.filter((name) => name !== 'settings'))('%s says the same in light as in dark', async (name) => {
    let dark = '';
    await onScene(name, { settings: { theme: 'dark' } }, (screen) => {
      dark = screen.text();
    });
    await onScene(name, { settings: { theme: 'light' } }, (screen) => expect(screen.text()).toBe(dark));
  });
});

/** Pairs of colours that are too close, each with the first place where it stands. */
function hardToRead(screen: Screen): readonly string[] {
  const found = new Map<string, string>();
  screen.cells().forEach((cells, y) => {
    cells.forEach(({ text, fore, back }, x) => {
      // Half blocks are pixels of a picture, and blanks are nothing.
      if (text.trim() === '' || /[▀▄█]/.test(text)) return;
      // A letter that stands alone, or beside its like, is the sign of a colour.
      const isApart = (side: string): boolean => side.trim() === '' || side === text || /[a-d│|]/.test(side);
      const isSign = isApart(cells[x - 1]?.text ?? '') && isApart(cells[x + 1]?.text ?? '') && /[a-d#%]/.test(text);
      const isWord = !isSign && !/[─│┌┐└┘├┤┬┴┼┊┄x?[\]○●▏▸+|.-]/.test(text);
      const ratio = fore === 'default' || back === 'default' ? 1 : contrast(rgb(fore), rgb(back));
      const pair = `${fore.toString(16)} on ${back.toString(16)}`;
      if (ratio < (isWord ? 4.5 : 3) && !found.has(pair)) {
        found.set(pair, `"${text}" at ${x},${y}: ${pair}, ${ratio.toFixed(2)}:1`);
      }
    });
  });
  return [...found.values()];
}

function rgb(color: number): Rgb {
  return [(color >> 16) & 255, (color >> 8) & 255, color & 255];
}
