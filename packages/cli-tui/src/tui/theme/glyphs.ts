// The characters of the board, in three alphabets.
//
// Inside cells only ASCII is used, in both: nothing there is two columns wide in an East-Asian locale.
// `unicode` draws filled cells as spaces with a background, and rules as box lines outside the cells;
// `ascii` needs no background and no box lines:
//
//   ascii    ##..xx  |  ##..
//            -------+------
//
// `narrow` is for terminals that draw ambiguous characters two columns wide: colours, but no box lines.

/** The characters that a board is drawn with. */
export interface Glyphs {
  readonly name: 'unicode' | 'narrow' | 'ascii';
  readonly vertical: string;
  readonly horizontal: string;
  readonly crossing: string;
  readonly corners: {
    readonly topLeft: string;
    readonly topRight: string;
    readonly bottomLeft: string;
    readonly bottomRight: string;
  };
  readonly tees: { readonly top: string; readonly bottom: string; readonly left: string; readonly right: string };
  /** An edge behind which the board goes on. */
  readonly more: { readonly vertical: string; readonly horizontal: string };
  /** Progress marks of the library. */
  readonly done: string;
  readonly begun: string;
  readonly fresh: string;
  readonly pointer: string;
  /** Difficulty, reached and not. */
  readonly full: string;
  readonly hollow: string;
  readonly separator: string;
  readonly ellipsis: string;
  readonly arrows: { readonly up: string; readonly down: string; readonly left: string; readonly right: string };
}

/** Box lines and half-blocks. */
export const unicodeGlyphs: Glyphs = {
  name: 'unicode',
  vertical: '│',
  horizontal: '─',
  crossing: '┼',
  corners: { topLeft: '┌', topRight: '┐', bottomLeft: '└', bottomRight: '┘' },
  tees: { top: '┬', bottom: '┴', left: '├', right: '┤' },
  more: { vertical: '┊', horizontal: '┄' },
  done: '✓',
  begun: '◐',
  fresh: '○',
  pointer: '▸',
  full: '●',
  hollow: '○',
  separator: '·',
  ellipsis: '…',
  arrows: { up: '↑', down: '↓', left: '←', right: '→' },
};

/** ASCII alone. */
export const asciiGlyphs: Glyphs = {
  name: 'ascii',
  vertical: '|',
  horizontal: '-',
  crossing: '+',
  corners: { topLeft: '+', topRight: '+', bottomLeft: '+', bottomRight: '+' },
  tees: { top: '+', bottom: '+', left: '+', right: '+' },
  more: { vertical: ':', horizontal: '~' },
  done: 'v',
  begun: '~',
  fresh: '-',
  pointer: '>',
  full: '*',
  hollow: '.',
  separator: '-',
  ellipsis: '...',
  arrows: { up: '^', down: 'v', left: '<', right: '>' },
};

/** ASCII lines around coloured cells. */
export const narrowGlyphs: Glyphs = { ...asciiGlyphs, name: 'narrow' };
