// A picture of a terminal: the cells of an @xterm/headless screen as HTML, which Chromium turns into PNG.
//
// Box lines and blocks are drawn as shapes, as good terminals do, so that they join; everything else is
// text in DejaVu Sans Mono.

import type { IBufferCell, Terminal } from '@xterm/headless';

/** Size of a character in the picture. */
const CELL = { width: 9, height: 18, font: 15 };

/** What the terminal itself looks like where nothing says otherwise. */
export interface TerminalColors {
  readonly fore: string;
  readonly back: string;
}

interface Look {
  readonly fore: string;
  readonly back: string;
  readonly css: string;
}

const SIXTEEN = [
  '000000',
  'cd3131',
  '0dbc79',
  'e5e510',
  '2472c8',
  'bc3fbc',
  '11a8cd',
  'e5e5e5',
  '666666',
  'f14c4c',
  '23d18b',
  'f5f543',
  '3b8eea',
  'd670d6',
  '29b8db',
  'ffffff',
];

/** The page that shows the screen. */
export function screenHtml(terminal: Terminal, colors: TerminalColors): string {
  const { cols, rows } = terminal;
  const parts: string[] = [];
  for (let y = 0; y < rows; y += 1) {
    const line = terminal.buffer.active.getLine(y);
    for (let x = 0; x < cols; x += 1) {
      const cell = line?.getCell(x);
      if (!cell || cell.getWidth() === 0) continue;
      parts.push(cellHtml(cell, x, y, lookOf(cell, colors)));
    }
  }
  const width = cols * CELL.width;
  const height = rows * CELL.height;
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:0;background:${colors.back}}
#s{position:relative;width:${width}px;height:${height}px;overflow:hidden;font:${CELL.font}px/${CELL.height}px "DejaVu Sans Mono",monospace}
i{position:absolute;width:${CELL.width}px;height:${CELL.height}px;font-style:normal;white-space:pre;text-align:center}
</style><div id="s">${parts.join('')}</div>`;
}

/** Width and height of the picture in pixels. */
export function pictureSize(terminal: Terminal): { readonly width: number; readonly height: number } {
  return { width: terminal.cols * CELL.width, height: terminal.rows * CELL.height };
}

function lookOf(cell: IBufferCell, colors: TerminalColors): Look {
  let fore = colorOf(cell, 'fore') ?? colors.fore;
  let back = colorOf(cell, 'back') ?? colors.back;
  if (cell.isInverse()) [fore, back] = [back, fore];
  let css = '';
  if (cell.isBold()) css += 'font-weight:bold;';
  if (cell.isDim()) fore = `color-mix(in srgb, ${fore} 60%, ${back})`;
  if (cell.isItalic()) css += 'font-style:italic;';
  if (cell.isStrikethrough()) css += 'text-decoration:line-through;';
  // Drawn at the very bottom, as terminals do; a text-decoration would not show under spaces.
  if (cell.isUnderline()) css += `box-shadow:inset 0 -1.5px 0 ${fore};`;
  return { fore, back, css };
}

function colorOf(cell: IBufferCell, layer: 'fore' | 'back'): string | undefined {
  const fore = layer === 'fore';
  const value = fore ? cell.getFgColor() : cell.getBgColor();
  if (fore ? cell.isFgRGB() : cell.isBgRGB()) return `#${value.toString(16).padStart(6, '0')}`;
  if (!(fore ? cell.isFgPalette() : cell.isBgPalette())) return undefined;
  if (value < 16) return `#${SIXTEEN[value] ?? '000000'}`;
  if (value >= 232)
    return `rgb(${Array(3)
      .fill(8 + (value - 232) * 10)
      .join()})`;
  const level = (step: number): number => (step === 0 ? 0 : 55 + step * 40);
  const index = value - 16;
  return `rgb(${level(Math.floor(index / 36))},${level(Math.floor(index / 6) % 6)},${level(index % 6)})`;
}

function cellHtml(cell: IBufferCell, x: number, y: number, look: Look): string {
  const text = cell.getChars();
  const shape = shapeOf(text, look);
  const wide = cell.getWidth() > 1 ? `width:${2 * CELL.width}px;` : '';
  const place = `left:${x * CELL.width}px;top:${y * CELL.height}px;${wide}`;
  if (shape !== undefined) return `<i style="${place}background:${shape},${look.back}"></i>`;
  const shown = text === '' || text === ' ' ? '' : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<i style="${place}background:${look.back};color:${look.fore};${look.css}">${shown}</i>`;
}

/** Which of the four arms (up, right, down, left) a box character has. */
const ARMS: Readonly<Record<string, string>> = {
  '─': 'rl',
  '│': 'ud',
  '┌': 'rd',
  '┐': 'dl',
  '└': 'ur',
  '┘': 'ul',
  '├': 'urd',
  '┤': 'udl',
  '┬': 'rdl',
  '┴': 'url',
  '┼': 'urdl',
};

/** Quarters (1 upper left, 2 upper right, 4 lower left, 8 lower right) that a block character fills. */
const QUARTERS: Readonly<Record<string, number>> = {
  '█': 15,
  '▀': 3,
  '▄': 12,
  '▌': 5,
  '▐': 10,
  '▘': 1,
  '▝': 2,
  '▖': 4,
  '▗': 8,
  '▚': 9,
  '▞': 6,
  '▛': 7,
  '▜': 11,
  '▙': 13,
  '▟': 14,
};

function shapeOf(text: string, look: Look): string | undefined {
  const bar = (left: string, top: string, width: string, height: string): string =>
    `linear-gradient(${look.fore},${look.fore}) ${left} ${top}/${width} ${height} no-repeat`;
  const arms = ARMS[text];
  if (arms !== undefined) {
    const middle = `${Math.floor(CELL.width / 2)}px`;
    const center = `${Math.floor(CELL.height / 2)}px`;
    const bars: string[] = [];
    if (arms.includes('u')) bars.push(bar(middle, '0', '1px', `${CELL.height / 2 + 1}px`));
    if (arms.includes('d')) bars.push(bar(middle, center, '1px', `${CELL.height / 2}px`));
    if (arms.includes('l')) bars.push(bar('0', center, `${CELL.width / 2 + 1}px`, '1px'));
    if (arms.includes('r')) bars.push(bar(middle, center, `${CELL.width / 2 + 1}px`, '1px'));
    return bars.join(',');
  }
  const quarters = QUARTERS[text];
  if (quarters === undefined) return undefined;
  const half = { width: `${CELL.width / 2}px`, height: `${CELL.height / 2}px` };
  const bars: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    if (!(quarters & (1 << i))) continue;
    bars.push(bar(i % 2 ? half.width : '0', i > 1 ? half.height : '0', `calc(${half.width} + 0.5px)`, half.height));
  }
  return bars.join(',');
}
