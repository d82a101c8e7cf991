// Every key and every gesture of the mouse on the board, as bytes of a terminal, with what it does: seen on
// the screen, or in the save. One row for each line of what players of terminal nonograms expect.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeOf } from './support/boards.ts';
import { DUCK, FILES, FLOWER } from './support/pictures.ts';
import type { Screen, ScreenOptions } from './support/screen.ts';
import { withScreen } from './support/screen.ts';

const ESC = '\u001b';
const [UP, DOWN, RIGHT, LEFT] = ['A', 'B', 'C', 'D'].map((end) => `${ESC}[${end}`) as [string, string, string, string];
const shift = (end: string): string => `${ESC}[1;2${end}`;
const ctrl = (end: string): string => `${ESC}[1;5${end}`;

function onDuck(use: (screen: Screen) => Promise<void>, options: ScreenOptions = {}): Promise<void> {
  return withScreen({ files: FILES, puzzle: 'duck.non', ...options }, use);
}

/** Moves that stand, as the save on disk has them. */
function movesOf(screen: Screen): string {
  const folder = join(screen.folder, 'state', 'saves');
  const [name = ''] = readdirSync(folder);
  const save = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { moves: string; made: number };
  return save.moves.split(' ').slice(0, save.made).join(' ');
}

describe('moving', () => {
  test.each<[keys: string, bytes: readonly string[], place: string]>([
    ['arrows', [DOWN, DOWN, RIGHT, RIGHT, UP, LEFT], 'row 2, column 2'],
    ['h j k l', ['j', 'j', 'l', 'l', 'k', 'h'], 'row 2, column 2'],
    ['w a s d', ['s', 's', 'd', 'd', 'w', 'a'], 'row 2, column 2'],
    ['arrows as old terminals send them', [`${ESC}OB`, `${ESC}OC`], 'row 2, column 2'],
    ['End', [`${ESC}[F`], 'row 1, column 15'],
    ['Home', [RIGHT, RIGHT, `${ESC}[H`], 'row 1, column 1'],
    ['G', ['G'], 'row 10, column 1'],
    ['g', ['G', 'g'], 'row 1, column 1'],
    ['PageDown', [`${ESC}[6~`], 'row 6, column 1'],
    ['PageUp', ['G', `${ESC}[5~`], 'row 5, column 1'],
    ['Ctrl+Right, past decided cells', [' ', RIGHT, 'x', LEFT, ctrl('C')], 'row 1, column 3'],
    ['Ctrl+Down', [DOWN, ' ', UP, ctrl('B')], 'row 3, column 1'],
    ['Ctrl+Left', [RIGHT, RIGHT, 'x', RIGHT, ctrl('D')], 'row 1, column 2'],
    ['Ctrl+Up', ['G', UP, ' ', DOWN, ctrl('A')], 'row 8, column 1'],
  ])('%s', async (_, bytes, place) => {
    await onDuck(async (screen) => {
      await screen.press(...bytes);
      expect(screen.text()).toMatch(new RegExp(`${place}\\b`));
    });
  });
});

describe('marking', () => {
  test.each<[keys: string, bytes: readonly string[], moves: string]>([
    ['Space fills', [' '], '?>1:0'],
    ['Space again takes it back', [' ', ' '], '?>1:0 1>?:0'],
    ['z fills', ['z'], '?>1:0'],
    ['x crosses', ['x'], '?>.:0'],
    ['x again takes it back', ['x', 'x'], '?>.:0 .>?:0'],
    ['x over a filled cell, on purpose', [' ', 'x'], '?>1:0 1>.:0'],
    ['Enter goes from fill to cross to unknown', ['\r', '\r', '\r'], '?>1:0 1>.:0 .>?:0'],
    ['Backspace clears', [' ', '\u007f'], '?>1:0 1>?:0'],
    ['Ctrl+H is Backspace', [' ', '\b'], '?>1:0 1>?:0'],
    ['Delete clears', [' ', `${ESC}[3~`], '?>1:0 1>?:0'],
    ['0 clears', ['x', '0'], '?>.:0 .>?:0'],
    ['m notes', ['m'], '?>m:0'],
    ['Shift+arrow repeats the last mark, in one step', [' ', shift('C'), shift('C')], '?>1:0 ?>1:1-2'],
    ['Shift+HJKL too', ['x', 'J', 'J'], '?>.:0 ?>.:15,30'],
    ['Shift+arrow erases after erasing', [' ', RIGHT, ' ', ' ', shift('D')], '?>1:0 ?>1:1 1>?:1 1>?:0'],
    ['v paints with every move, until v', [' ', 'v', RIGHT, RIGHT, 'v', RIGHT, 'x'], '?>1:0 ?>1:1-2 ?>.:3'],
    ['( begins a guess, ) keeps it', ['(', ' ', ')'], 'guess ?>1:0 accept'],
    ['Esc drops the innermost guess', ['(', ' ', '(', RIGHT, 'x', ESC], 'guess ?>1:0 guess ?>.:1 drop'],
    ['u undoes', [' ', 'x', 'u'], '?>1:0'],
    ['Ctrl+Z undoes', [' ', 'x', '\u001a'], '?>1:0'],
    ['r redoes', [' ', 'u', 'r'], '?>1:0'],
    ['Ctrl+R redoes', [' ', 'u', '\u0012'], '?>1:0'],
    ['Ctrl+Y redoes', [' ', 'u', '\u0019'], '?>1:0'],
    ['R empties', [' ', 'R'], '?>1:0 reset'],
    ['R can be undone', [' ', 'R', 'u'], '?>1:0'],
    ['I does what a hint says', ['i', 'I'], expect.stringMatching(/^\?>1:/) as unknown as string],
    ['. ticks the next number of the row', ['j', 'j', '.', '.'], 'tick:row2.0 tick:row2.1'],
    [': ticks the next number of the column', [':'], 'tick:column0.0'],
  ])('%s', async (_, bytes, moves) => {
    await onDuck(async (screen) => {
      await screen.press(...bytes);
      expect(movesOf(screen)).toEqual(moves);
    });
  });

  test('M shows the map of a board that fits, and hides that of one that does not', async () => {
    const map = (screen: Screen): boolean => screen.lines().some((line) => /^\s*▀▀▀/.test(line));
    await withScreen({ files: FILES, puzzle: 'stripes.non' }, async (screen) => {
      expect(map(screen)).toBe(true);
      await screen.press('M');
      expect(map(screen)).toBe(false);
      await screen.press('M');
      expect(map(screen)).toBe(true);
    });
  });

  test('plain c does nothing', async () => {
    await onDuck(async (screen) => {
      await screen.press(' ', 'c', 'C');
      expect(movesOf(screen)).toBe('?>1:0');
    });
  });

  test('with the kitty protocol a release is no second press', async () => {
    await onDuck(async (screen) => {
      await screen.press(`${ESC}[32;1:1u`, `${ESC}[32;1:3u`);
      expect(movesOf(screen)).toBe('?>1:0');
    });
  });

  test.each<[keys: string, bytes: readonly string[], selected: string]>([
    ['1-9 pick', ['3'], '[3 c  yellow'],
    ['Tab goes on', ['\t'], '[2 b  green'],
    ['] goes on', [']', ']'], '[3 c  yellow'],
    ['[ goes back', ['['], '[4 d  black'],
    ['a number that is none says so', ['7'], 'This puzzle has 4 colours.'],
  ])('colours: %s', async (_, bytes, selected) => {
    await withScreen({ files: FILES, puzzle: 'flower.non' }, async (screen) => {
      await screen.press(...bytes);
      expect(screen.text()).toContain(selected);
    });
  });
});

describe('everything else', () => {
  test.each<[keys: string, bytes: readonly string[], seen: string | RegExp]>([
    ['? is the sheet of keys', ['?'], 'all of them can be changed'],
    ['i is a hint', ['i'], 'Hint: '],
    ['i again says more', ['i', 'i', 'i'], /Hint: .*(covers|block|row|column)/i],
    ['e looks for mistakes', [' ', 'e'], '1 mark is wrong.'],
    ['n asks for a new puzzle', ['n'], 'New puzzle '],
    ['o asks what to open', ['o'], 'a file or folder, a share code or a link'],
    ['S saves', ['S'], 'Saved.'],
    ['t is the next theme', ['t'], 'Theme: light'],
    ['A is ASCII', ['A'], '+-----'],
    ['` gives the mouse to the terminal', ['`'], 'The mouse selects text now.'],
    ['` takes it back', ['`', '`'], 'The mouse plays now.'],
    [', opens the settings', [','], 'kept in config.json'],
    ['+ makes cells larger', ['+'], /│ {15}│/],
    ['- makes them smaller', ['-'], /│ {5}│/],
    ['M shows the map, or says why not', ['M'], 'There is no room for the map beside these clues.'],
    ['T shows the time', ['T'], /0 % {2}0:00/],
    ['b goes to the library', ['b'], 'pictures from numbers'],
    ['Esc goes back to the board', ['b', ESC], 'row 1, column 1'],
  ])('%s', async (_, bytes, seen) => {
    await onDuck(
      async (screen) => {
        await screen.press(...bytes);
        if (typeof seen === 'string') expect(screen.text()).toContain(seen);
        else expect(screen.text()).toMatch(seen);
      },
      { settings: { cellSize: bytes[0] === '+' || bytes[0] === '-' ? 2 : 'auto' } },
    );
  });

  test('D is the puzzle of the day', async () => {
    await onDuck(async (screen) => {
      await screen.press('D');
      await screen.until('Puzzle of Sun 1 March');
    });
  });

  test.each([
    ['q', 0],
    ['\u0003', 130],
  ])('%j leaves with %d', async (key, code) => {
    await onDuck(async (screen) => {
      await screen.press(' ', key);
      expect(await screen.ended).toBe(code);
      expect(movesOf(screen)).toBe('?>1:0');
    });
  });

  test('y copies the code, or a link if there is a page for links', async () => {
    const copied = (screen: Screen): string => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: OSC 52 is made of control characters
      const [, base64 = ''] = /\u001b\]52;c;([A-Za-z0-9+/=]*)\u0007/.exec(screen.written()) ?? [];
      return Buffer.from(base64, 'base64').toString();
    };
    await onDuck(async (screen) => {
      await screen.press('y');
      await screen.until(/Copied\. This plays it: nono\s+play\s+n/);
      const code = copied(screen);
      await screen.press('o', `${ESC}[200~${code}${ESC}[201~`, '\r');
      await screen.until(/15x10 · line by line/);
    });
    await onDuck(
      async (screen) => {
        await screen.press('y');
        await screen.until('Copied a link to this puzzle.');
        expect(copied(screen)).toMatch(/^https:\/\/example\.org\/play#puzzle=n/);
      },
      { sharePage: 'https://example.org/play' },
    );
  });

  test('all keys can be changed, and what the screen says of them changes with them', async () => {
    const keys = { fill: ['f'], 'guess-accept': ['ctrl+k'], hint: ['f5'], 'apply-hint': ['f6'], help: ['f9'] };
    await onDuck(
      async (screen) => {
        expect(screen.text()).toContain('f fill');
        await screen.press('f', ' ', '(');
        expect(movesOf(screen)).toBe('?>1:0 guess');
        expect(screen.text()).toContain('Ctrl+K keeps it');
        await screen.press('\u000b', 'u', 'u', 'u', `${ESC}[15~`);
        expect(screen.text()).toMatch(/Hint: .*F5 more {2}F6 do it/);
      },
      { keys },
    );
  });
});

describe('the mouse', () => {
  const at = (row: number, column: number) => placeOf(DUCK, row, column);
  const RELEASE = 'm';
  const click = async (screen: Screen, code: number, place: readonly [number, number]): Promise<void> => {
    await screen.mouse(code, place);
    await screen.mouse(code, place, RELEASE);
  };

  test.each<[gesture: string, code: number, moves: string]>([
    ['left fills', 0, '?>1:0'],
    ['right crosses', 2, '?>.:0'],
    ['Ctrl and left crosses', 16, '?>.:0'],
    ['Alt and left crosses', 8, '?>.:0'],
  ])('%s', async (_, code, moves) => {
    await onDuck(async (screen) => {
      await click(screen, code, at(0, 0));
      expect(movesOf(screen)).toBe(moves);
    });
  });

  test('middle clears', async () => {
    await onDuck(async (screen) => {
      await click(screen, 0, at(0, 0));
      await click(screen, 1, at(0, 0));
      expect(movesOf(screen)).toBe('?>1:0 1>?:0');
    });
  });

  test('T14: dragged from cell 0 to cell 14 in one report, 15 cells are painted, and one undo removes all', async () => {
    await onDuck(async (screen) => {
      await screen.mouse(0, at(0, 0));
      await screen.mouse(32, at(0, 14));
      expect(screen.text()).toContain('15 cells');
      await screen.mouse(0, at(0, 14), RELEASE);
      expect(movesOf(screen)).toBe('?>1:0-14');
      await screen.press('u');
      expect(movesOf(screen)).toBe('');
    });
  });

  test('a drag that strays stays in its row', async () => {
    await onDuck(async (screen) => {
      await screen.mouse(0, at(2, 1));
      await screen.mouse(32, at(2, 2));
      await screen.mouse(32, at(4, 5));
      await screen.mouse(0, at(4, 5), RELEASE);
      expect(movesOf(screen)).toBe('?>1:31-35');
    });
  });

  test('a click on a number ticks it, another takes the tick away', async () => {
    await onDuck(async (screen) => {
      const [x, y] = at(0, 0);
      await click(screen, 0, [x - 3, y]);
      expect(movesOf(screen)).toBe('tick:row0.0');
      await click(screen, 0, [x - 3, y]);
      expect(movesOf(screen)).toBe('tick:row0.0 tick:row0.0');
    });
  });

  test('with Ctrl the wheel zooms', async () => {
    await onDuck(
      async (screen) => {
        expect(screen.text()).toMatch(/│ {10}│/);
        await screen.mouse(80, [40, 10]);
        expect(screen.text()).toMatch(/│ {15}│/);
        await screen.mouse(81, [40, 10]);
        expect(screen.text()).toMatch(/│ {10}│/);
      },
      { settings: { cellSize: 2 } },
    );
  });

  test('the crosshair follows the pointer where that is asked for, until a key', async () => {
    const pages = new Map<string, number | 'default' | undefined>();
    const backAt = (screen: Screen, [x, y]: readonly [number, number]) => screen.cells()[y]?.[x]?.back;
    await onDuck(
      async (screen) => {
        expect(screen.written()).toContain(`${ESC}[?1003h`);
        pages.set('plain', backAt(screen, at(5, 8)));
        await screen.mouse(35, at(5, 3));
        expect(screen.text()).toContain('row 6, column 4');
        expect(backAt(screen, at(5, 8))).not.toBe(pages.get('plain'));
        await screen.press(RIGHT);
        expect(screen.text()).toContain('row 1, column 2');
        expect(backAt(screen, at(5, 8))).toBe(pages.get('plain'));
      },
      { settings: { hover: true } },
    );
    await onDuck(async (screen) => {
      expect(screen.written()).toContain(`${ESC}[?1002h`);
      expect(screen.written()).not.toContain(`${ESC}[?1003h`);
      await screen.mouse(35, at(5, 3));
      expect(screen.text()).toContain('row 1, column 1');
    });
  });

  test('off, nothing is captured', async () => {
    await onDuck(
      async (screen) => {
        expect(screen.written()).not.toMatch(/\?100[023]h/);
        await screen.press('`');
        expect(screen.written()).toContain(`${ESC}[?1002h`);
      },
      { settings: { mouse: false } },
    );
  });

  test('a click in the bar picks the colour', async () => {
    await withScreen({ files: FILES, puzzle: 'flower.non' }, async (screen) => {
      const y = screen.lines().findIndex((line) => line.includes('green'));
      await click(screen, 0, [screen.lines()[y]?.indexOf('green') ?? 0, y]);
      expect(screen.text()).toContain('[2 b  green');
      await click(screen, 0, placeOf(FLOWER, 0, 0));
      expect(movesOf(screen)).toBe('?>2:0');
    });
  });
});

describe('the library', () => {
  const chosen = (screen: Screen): string =>
    screen
      .lines()
      .flatMap((line) => [...line.slice(23).matchAll(/▸\s?([^○●▸]*?)(?: {2}|$)/g)].map((match) => match[1] ?? ''))
      .join();
  const shelf = (screen: Screen): string =>
    /▸ (\w[\w ]*?) {2}/.exec(
      screen
        .lines()
        .map((line) => line.slice(0, 23))
        .join('\n'),
    )?.[1] ??
    /▸ ([\w ]+)/.exec(screen.text())?.[1]?.trim() ??
    '';

  test.each<[keys: string, bytes: readonly string[], shelf: string, tile: string]>([
    ['at first', [], 'Tutorial', '1'],
    ['arrows go over the tiles', [RIGHT, RIGHT, DOWN], 'Tutorial', '6'],
    ['letters too', ['l', 'j', 'h'], 'Tutorial', '4'],
    ['End and Home', [`${ESC}[F`, `${ESC}[H`, `${ESC}[F`], 'Tutorial', '3'],
    ['G and g', ['G', 'g', 'G'], 'Tutorial', '6'],
    ['Tab opens the next shelf', ['\t'], 'First steps', '1'],
    ['Shift+Tab the one before, round and round', [`${ESC}[Z`], 'My files', 'duck.non'],
    ['from the left edge the shelves are reached', [LEFT, DOWN, DOWN], 'Animals', '1'],
    ['and left again with Right', [LEFT, DOWN, RIGHT, RIGHT], 'First steps', '2'],
    ['the choice of a shelf is remembered', [RIGHT, '\t', `${ESC}[Z`], 'Tutorial', '2'],
  ])('%s', async (_, bytes, shelfTitle, tile) => {
    await withScreen({ files: FILES }, async (screen) => {
      await screen.press(...bytes);
      expect(shelf(screen)).toBe(shelfTitle);
      expect(chosen(screen)).toMatch(new RegExp(`^${tile}\\b`));
    });
  });

  test.each([['\r'], [' ']])('%j plays the chosen one, the mouse with a second click', async (key) => {
    await withScreen({ files: FILES }, async (screen) => {
      await screen.press(RIGHT, key);
      await screen.until('Tutorial 2');
      await screen.press('b');
      await screen.until('pictures from numbers');
      const y = screen.lines().findIndex((line) => line.includes('3  overlap'));
      const x = screen.lines()[y]?.indexOf('3  overlap') ?? 0;
      await screen.mouse(0, [x, y]);
      expect(chosen(screen)).toMatch(/^3/);
      await screen.mouse(0, [x, y]);
      await screen.until('Tutorial 3');
    });
  });

  test('a click on a shelf opens it; the wheel goes through the tiles', async () => {
    await withScreen({ files: FILES }, async (screen) => {
      const y = screen.lines().findIndex((line) => line.includes('Colours'));
      await screen.mouse(0, [5, y]);
      expect(shelf(screen)).toBe('Colours');
      await screen.mouse(65, [40, 10]);
      expect(chosen(screen)).toMatch(/^4/);
      await screen.mouse(64, [40, 10]);
      expect(chosen(screen)).toMatch(/^1/);
    });
  });

  test('a new puzzle by size and seed is the same for the same seed', async () => {
    const headings: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      await withScreen({}, async (screen) => {
        await screen.press('n', ...'8x6 1 tea', '\r');
        await screen.until('row 1, column 1');
        headings.push(screen.text());
      });
    }
    expect(headings[0]).toContain('Seed tea · 8x6');
    expect(headings[1]).toBe(headings[0]);
  });
});
