// What the parts of a board look like in one theme, one alphabet and one colour depth: the place where
// "filled, guessed, under the cursor, in a row that a hint speaks of" becomes a style and some characters.
//
// Three kinds of skin:
//
//   painted   colours: cells are spaces on a background, neighbours alternate between two near tones
//   mono      no colours: filled cells are reversed spaces
//   ascii     characters alone: ## .. x ?
//
// The cursor keeps what is under it readable: brackets around an empty or filled cell, and the cell's own
// sign where it has one; in `ascii` the cell is reversed.

import type { MarkCode, Palette } from '@nonokit/core';
import { CROSSED, colorOfCode, isBlackAndWhite, MAYBE, UNKNOWN } from '@nonokit/core';
import type { Rgb } from '../../ansi-color.ts';
import { rgbOf } from '../../ansi-color.ts';
import type { CellStyle, StyleId, StyleTable } from '../terminal/cell-style.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import type { BoardColors, Theme } from '../theme/theme.ts';
import { contrast, luminance, mix, raised, readableOn, SIGNS, WORDS } from '../theme/theme.ts';
import type { CellState, SkinKind } from './cell-lines.ts';
import { cellLines } from './cell-lines.ts';
import type { CellSize } from './layout.ts';

/** Bits that change how a cell looks, besides its mark. */
export const CELL = {
  /** Second tone of the alternation. */
  alternate: 1,
  guess: 2,
  /** In the row or the column of the crosshair. */
  crosshair: 4,
  cursor: 8,
  wrong: 16,
  /** With an underline, where the line every five has no row of its own. */
  underline: 32,
  /** In a line that a hint speaks of; one of its cells. */
  hintLine: 64,
  hintCell: 128,
} as const;

/** Characters for each line of a cell, all in one style. */
export interface CellLook {
  readonly lines: readonly string[];
  readonly style: StyleId;
}

/** How the numbers of a clue can look. */
export type ClueTone = 'open' | 'certain' | 'matched' | 'wrong';
const TONES: readonly ClueTone[] = ['open', 'certain', 'matched', 'wrong'];

export interface SkinOptions {
  readonly theme: Theme;
  readonly glyphs: Glyphs;
  readonly styles: StyleTable;
  readonly palette: Palette;
  readonly cell: CellSize;
  /** Letters in coloured cells. */
  readonly symbols: boolean;
}

/** Contrast to the page at which a patch of colour is seen as one. */
const CHIP = 1.5;

/** Hands out styles; remembers what it made. */
export class BoardSkin {
  readonly #options: SkinOptions;
  readonly #cells: CellLook[] = [];
  readonly #rules: StyleId[] = [];
  readonly #clues: StyleId[] = [];
  readonly #gutters: StyleId[] = [];
  readonly #colored: boolean;
  readonly kind: SkinKind;

  constructor(options: SkinOptions) {
    this.#options = options;
    this.#colored = !isBlackAndWhite(options.palette);
    const hasColor = options.styles.depth !== 'none' && options.theme.board !== undefined;
    this.kind = options.glyphs.name === 'ascii' ? 'ascii' : hasColor ? 'painted' : 'mono';
  }

  /** The look of a cell: its mark, and a sum of `CELL` bits. Called for every cell of every frame. */
  cell(mark: MarkCode, flags: number): CellLook {
    const key = mark * 256 + flags;
    const known = this.#cells[key];
    if (known !== undefined) return known;
    const state: CellState = {
      mark,
      alternate: (flags & CELL.alternate) !== 0,
      isGuess: (flags & CELL.guess) !== 0,
      isCrosshair: (flags & CELL.crosshair) !== 0,
      isCursor: (flags & CELL.cursor) !== 0,
      isWrong: (flags & CELL.wrong) !== 0,
      isUnderlined: (flags & CELL.underline) !== 0,
      hint: flags & CELL.hintCell ? 'cell' : flags & CELL.hintLine ? 'line' : 'none',
    };
    const look = {
      lines: cellLines(state, { ...this.#options, kind: this.kind }),
      style: this.#options.styles.idOf(this.#cellStyle(state)),
    };
    this.#cells[key] = look;
    return look;
  }

  /**
   * The style of rules and frame.
   *
   * @param color the colour on both sides of the rule, which then runs over the filled cells so that
   *   they read as one run; 0 if there is paper on a side.
   */
  rule(tinted: boolean, underlined: boolean, color = 0): StyleId {
    const key = color * 4 + Number(tinted) * 2 + Number(underlined);
    return remembered(this.#rules, key, () => this.#ruleStyle(tinted, underlined, color));
  }

  #ruleStyle(tinted: boolean, underlined: boolean, color: number): StyleId {
    const colors = this.#options.theme.board;
    const { styles } = this.#options;
    if (!colors || this.kind === 'mono') {
      return styles.idOf({ dim: color === 0, underline: underlined, inverse: color > 0 && this.kind === 'mono' });
    }
    if (this.kind === 'ascii') return styles.idOf({ fore: this.#raisedSign(colors.rule) });
    const paper = this.#paper(colors, false);
    const back = color > 0 ? this.inkOf(color) : paper;
    const shown = tinted ? mix(back, colors.accent, color > 0 ? 0.08 : 0.12) : back;
    const fore = raised(color > 0 ? mix(back, colors.rule, 0.6) : colors.rule, shown, SIGNS);
    return styles.idOf({ fore, back: shown, underline: underlined });
  }

  /** The style of a clue number; `color` is 0 in a black-and-white puzzle. */
  clue(tone: ClueTone, color: number, isCurrent: boolean, alternate: boolean, hint: boolean): StyleId {
    const key = color * 32 + TONES.indexOf(tone) * 8 + Number(isCurrent) * 4 + Number(alternate) * 2 + Number(hint);
    const { styles } = this.#options;
    return remembered(this.#clues, key, () => styles.idOf(this.#clueStyle(tone, color, isCurrent, alternate, hint)));
  }

  /** The empty part of a gutter. */
  gutter(isCurrent: boolean, alternate: boolean, hint: boolean): StyleId {
    const key = Number(isCurrent) * 4 + Number(alternate) * 2 + Number(hint);
    const { styles } = this.#options;
    return remembered(this.#gutters, key, () => styles.idOf(this.#gutterBack(isCurrent, alternate, hint)));
  }

  /** A colour with its letter, for the palette bar. */
  swatch(color: number): StyleId {
    const { styles, theme } = this.#options;
    if (!theme.board || this.kind === 'mono') return styles.idOf({ inverse: true });
    const chip = this.#chipOf(color, false);
    return styles.idOf(
      this.kind === 'ascii' ? { fore: this.#signInk(color, WORDS) } : { back: chip, fore: readableOn(chip) },
    );
  }

  /** The paper between the inks. */
  get paper(): Rgb | undefined {
    const colors = this.#options.theme.board;
    return colors && this.#paper(colors, false);
  }

  /** A colour of the puzzle as it can be told from the paper. */
  inkOf(color: number): Rgb {
    const colors = this.#options.theme.board;
    const own = rgbOf(this.#options.palette[color]?.rgb ?? '000000');
    if (!colors) return own;
    if (!this.#colored) return colors.ink;
    const paper = this.#paper(colors, false);
    // Pushed away from the paper until it can be seen, so that black ink works on dark paper.
    const target: Rgb = luminance(own) >= luminance(paper) ? [255, 255, 255] : [0, 0, 0];
    let shown = own;
    for (let share = 0.1; share <= 1 && contrast(shown, paper) < 1.6; share += 0.1) shown = mix(own, target, share);
    return shown;
  }

  /** A colour as a patch on the page: black must not vanish on a dark page, nor white on a light one. */
  #chipOf(color: number, alternate: boolean): Rgb {
    const { page } = this.#options.theme;
    const ink = this.inkOf(color);
    const chip = page.back ? raised(ink, page.back, CHIP) : ink;
    return alternate ? mix(chip, readableOn(chip), 0.14) : chip;
  }

  /** A colour that is written in, not painted with. */
  #signInk(color: number, least: number): Rgb {
    const { page } = this.#options.theme;
    const ink = this.inkOf(color);
    return page.back ? raised(ink, page.back, least) : ink;
  }

  #paper(colors: BoardColors, alternate: boolean): Rgb {
    if (this.#colored) return alternate ? colors.colorPaperAlt : colors.colorPaper;
    return alternate ? colors.paperAlt : colors.paper;
  }

  #cellStyle(state: CellState): CellStyle {
    const colors = this.#options.theme.board;
    const color = colorOfCode(state.mark);
    if (this.kind === 'ascii') return this.#asciiStyle(state, colors, color);
    if (!colors || this.kind === 'mono') {
      return {
        inverse: color > 0,
        bold: state.isCursor || state.isWrong,
        dim: !state.isCursor && (state.isGuess || (color === 0 && state.hint !== 'cell')),
        underline: state.isUnderlined || state.isWrong,
      };
    }
    const paper = this.#paper(colors, state.alternate);
    const ink = this.#colored ? this.inkOf(color) : state.alternate ? colors.inkAlt : colors.ink;
    let back = color > 0 ? (state.isGuess ? mix(ink, paper, 0.5) : ink) : paper;
    if (state.hint === 'line') back = mix(back, colors.hint, color > 0 ? 0.12 : 0.14);
    else if (state.isCrosshair) back = mix(back, colors.accent, color > 0 ? 0.08 : 0.12);
    if (state.hint === 'cell') back = mix(back, colors.hint, 0.55);
    if (state.isWrong) back = mix(back, colors.warning, 0.65);
    if (state.isCursor) back = mix(back, colors.accent, color > 0 ? (this.#colored ? 0.15 : 0.42) : 0.55);
    // Under a letter the line would take the letter's colour and shine.
    const hasLetter = this.#colored && color > 0 && this.#options.symbols;
    return {
      back,
      fore: this.#foreOf(state, colors, back, color),
      bold: state.isCursor,
      underline: state.isUnderlined && !hasLetter,
    };
  }

  #foreOf(state: CellState, colors: BoardColors, back: Rgb, color: number): Rgb {
    if (state.isCursor || state.isWrong || state.hint === 'cell') return readableOn(back);
    if (state.isUnderlined && color === 0 && state.mark === UNKNOWN) return colors.rule;
    if (state.mark === CROSSED) {
      const cross = state.isUnderlined ? mix(colors.cross, colors.rule, 0.5) : colors.cross;
      return raised(state.isGuess ? mix(cross, back, 0.35) : cross, back, SIGNS);
    }
    if (state.mark === MAYBE) return raised(colors.note, back, SIGNS);
    // A letter that can be found when looked for, and lets the colour speak otherwise.
    if (this.#colored) return raised(mix(readableOn(back), back, 0.45), back, SIGNS);
    return state.isUnderlined ? mix(back, colors.rule, 0.5) : back;
  }

  #asciiStyle(state: CellState, colors: BoardColors | undefined, color: number): CellStyle {
    const style = { inverse: state.isCursor, bold: state.hint === 'cell' || state.isWrong };
    if (!colors) return { ...style, dim: color === 0 && !state.isCursor };
    if (state.isWrong) return { ...style, fore: this.#raisedSign(colors.warning) };
    if (state.hint !== 'none') return { ...style, fore: this.#raisedSign(colors.hint) };
    if (color > 0) {
      const ink = this.#colored ? this.#signInk(color, SIGNS) : colors.ink;
      return { ...style, fore: state.isGuess ? this.#raisedSign(mix(ink, colors.paper, 0.4)) : ink };
    }
    if (state.isCrosshair && state.mark === UNKNOWN) return { ...style, fore: this.#raisedSign(colors.accent) };
    const fore = state.mark === MAYBE ? colors.note : state.mark === CROSSED ? colors.cross : colors.rule;
    return { ...style, fore: this.#raisedSign(fore) };
  }

  /** A colour of signs on the page itself. */
  #raisedSign(color: Rgb): Rgb {
    const { page } = this.#options.theme;
    return page.back ? raised(color, page.back, SIGNS) : color;
  }

  #clueStyle(tone: ClueTone, color: number, isCurrent: boolean, alternate: boolean, hint: boolean): CellStyle {
    const { theme } = this.#options;
    const colors = theme.board;
    const back = this.#gutterBack(isCurrent, alternate, hint);
    const finished = tone === 'certain' || tone === 'matched';
    const behind = back.back ?? theme.page.back;
    const readable = (color: Rgb): Rgb => (behind ? raised(color, behind, WORDS) : color);
    const attributes: CellStyle = {
      ...back,
      bold: tone === 'wrong' || (isCurrent && !finished),
      strike: tone === 'certain',
      underline: tone === 'wrong',
    };
    if (!colors || this.#options.styles.depth === 'none') return { ...attributes, dim: finished };
    if (tone === 'wrong') {
      const { fore } = theme.text.warning;
      return { ...attributes, ...theme.text.warning, ...(fore && { fore: readable(fore) }), underline: true };
    }
    if (color > 0 && this.#colored) {
      const ink = this.inkOf(color);
      if (finished) return { ...attributes, fore: readable(mix(theme.text.faint.fore ?? ink, ink, 0.35)) };
      if (this.kind === 'ascii') return { ...attributes, fore: this.#signInk(color, WORDS) };
      const chip = this.#chipOf(color, alternate);
      return { ...attributes, back: chip, fore: readableOn(chip) };
    }
    const role = finished ? theme.text.faint : isCurrent ? theme.text.strong : theme.text.text;
    return { ...attributes, ...(role.fore && { fore: readable(role.fore) }) };
  }

  #gutterBack(isCurrent: boolean, alternate: boolean, hint: boolean): CellStyle {
    const { theme, styles } = this.#options;
    const page = theme.page.back;
    const colors = theme.board;
    if (!page || !colors || this.kind !== 'painted' || styles.depth === '16') return {};
    if (hint) return { back: mix(page, colors.hint, 0.3) };
    if (isCurrent) return { back: mix(page, colors.accent, 0.22) };
    return alternate ? { back: mix(page, colors.paperAlt, 0.75) } : {};
  }
}

/** What is in the list under the key; made and put there the first time. */
function remembered(list: StyleId[], key: number, make: () => StyleId): StyleId {
  const known = list[key];
  if (known !== undefined) return known;
  const made = make();
  list[key] = made;
  return made;
}
