// A colour of the palette as a button.

import { drawSymbol } from '../board/symbols.ts';
import { button } from './controls.ts';
import { colorName } from './labels.ts';
import type { ModeHost } from './mode.ts';

/** A button for a colour: its paint, its symbol, its name. */
export function colorButton(host: ModeHost, color: number, run: () => void): HTMLButtonElement {
  const { palette } = host.puzzle;
  const ink = host.board.inks?.colors[color];
  const name = colorName(host.say, palette, color);
  const made = button({ label: name, run });
  made.className = 'swatch';
  made.textContent = '';
  made.setAttribute('aria-label', name);
  made.title = color <= 9 ? `${name} (${color})` : name;
  const face = document.createElement('i');
  made.style.setProperty('--swatch', ink?.css ?? `#${palette[color]?.rgb ?? '000000'}`);
  const symbol = document.createElement('canvas');
  symbol.width = symbol.height = 28;
  const pen = symbol.getContext('2d');
  if (pen) drawSymbol(pen, color, 14, 14, 11, ink?.on ?? '#fff');
  face.append(symbol);
  made.append(face);
  return made;
}
