// The lines of the library between headline and footer: shelves at the left, tiles at the right.

import { clockWords } from '../../clock-words.ts';
import type { AppState } from '../app/app-state.ts';
import { chosenIndex, openShelf } from '../app/app-state.ts';
import type { Gallery, LibraryLayout } from '../app/library-layout.ts';
import { firstKey } from '../keys/key-bindings.ts';
import type { Shelf, ShelfItem } from '../library/shelf.ts';
import { itemName, solvedCount } from '../library/shelf.ts';
import { thumbnailOf } from '../library/thumbnail.ts';
import type { CellStyle } from '../terminal/cell-style.ts';
import type { PaneBlock } from '../terminal/pane.ts';
import { RowBuilder } from '../terminal/pane.ts';
import type { Look } from '../theme/look.ts';
import type { TextRole } from '../theme/theme.ts';
import { mix, raised, WORDS } from '../theme/theme.ts';

const LEVELS = 5;

/** Draws all lines. */
export function drawLibrary(state: AppState, layout: LibraryLayout, look: Look): PaneBlock {
  const { height, shelves, gallery } = layout;
  const { columns } = state.window;
  return Array.from({ length: height }, (_, y) => {
    const row = new RowBuilder(columns).space(shelves.x, 0);
    if (shelves.width > 0) {
      const shelf = state.shelves[shelves.first + y];
      if (shelf)
        putShelf(row, shelf, shelves.first + y === state.shelf, state.focus === 'shelves', shelves.width, look);
    }
    row.space(gallery.x - row.width, 0);
    putTiles(row, state, gallery, y, look);
    return row.space(columns - row.width, 0).done();
  });
}

function putShelf(row: RowBuilder, shelf: Shelf, isOpen: boolean, isFocused: boolean, width: number, look: Look): void {
  const back = isOpen && isFocused ? highlight(look) : {};
  const style = (role: TextRole) => look.styles.idOf(wordsOn(back, role, look));
  const total = shelf.items.length;
  const solved = solvedCount(shelf);
  const count = shelf.id.startsWith('set:') ? `${solved}/${total}` : '';
  const room = width - 2 - count.length - 2;
  row.put(isOpen ? `${look.glyphs.pointer} ` : '  ', style('accent'));
  row.words(shelf.title, room, style(isOpen ? 'strong' : 'text'), look.glyphs.ellipsis);
  row.put(` ${count} `, style(total > 0 && solved === total ? 'good' : 'faint'));
}

function putTiles(row: RowBuilder, state: AppState, gallery: Gallery, y: number, look: Look): void {
  const shelf = openShelf(state);
  if (shelf.items.length === 0) {
    const key = firstKey(state.bindings, 'open', look.glyphs.name !== 'unicode');
    const open = key === undefined ? '' : ` ${key} opens one from anywhere.`;
    const words = shelf.id === 'files' ? `No puzzle files in this folder.${open}` : 'Nothing here yet.';
    if (y === 1)
      row.words(words, Math.max(0, state.window.columns - row.width - 1), look.styles.idOf(look.theme.text.quiet));
    return;
  }
  const tileRow = gallery.firstRow + Math.floor(y / gallery.tileHeight);
  if (Math.floor(y / gallery.tileHeight) >= gallery.rows) return;
  for (let i = 0; i < gallery.columns; i += 1) {
    const index = tileRow * gallery.columns + i;
    const item = shelf.items[index];
    if (!item) return;
    row.space(gallery.x + i * (gallery.tileWidth + gallery.gap) - row.width, 0);
    putTileLine(row, item, index === chosenIndex(state), y % gallery.tileHeight, gallery, look);
  }
}

function putTileLine(
  row: RowBuilder,
  item: ShelfItem,
  isChosen: boolean,
  line: number,
  gallery: Gallery,
  look: Look,
): void {
  const { tileWidth, thumbHeight } = gallery;
  const back = isChosen ? highlight(look) : {};
  const plain = look.styles.idOf(back);
  if (line < thumbHeight) {
    const rows = thumbnailOf(item, look, tileWidth - 2, thumbHeight, back.back);
    // Small pictures lie at the bottom of the tile, near their name.
    const own = rows[line - (thumbHeight - rows.length)];
    if (!own) row.space(tileWidth, line >= thumbHeight - rows.length ? plain : 0);
    else {
      const left = Math.floor((tileWidth - own.codes.length) / 2);
      row
        .space(left, plain)
        .append(own)
        .space(tileWidth - left - own.codes.length, plain);
    }
    return;
  }
  if (line === thumbHeight) putName(row, item, isChosen, tileWidth, back, look);
  else if (line === thumbHeight + 1) putFacts(row, item, tileWidth, back, look);
}

function putName(
  row: RowBuilder,
  item: ShelfItem,
  isChosen: boolean,
  width: number,
  back: CellStyle,
  look: Look,
): void {
  const { progress } = item;
  const style = (role: TextRole) => look.styles.idOf(wordsOn(back, role, look));
  const mark = { fresh: '', begun: `${look.glyphs.begun} `, solved: `${look.glyphs.done} ` }[progress.kind];
  const time =
    progress.kind === 'solved' && progress.bestMs !== undefined
      ? clockWords(progress.bestMs)
      : progress.kind === 'begun'
        ? `${Math.floor(progress.share * 100)} %`
        : '';
  row.put(isChosen ? look.glyphs.pointer : ' ', style('accent'));
  row.put(mark, style(progress.kind === 'solved' ? 'good' : 'accent'));
  const room = width - 1 - mark.length - (time === '' ? 0 : time.length + 1) - 1;
  row.words(itemName(item), room, style(isChosen ? 'strong' : 'text'), look.glyphs.ellipsis);
  if (time !== '') row.put(` ${time}`, style(progress.kind === 'solved' ? 'good' : 'accent'));
  row.put(' ', style('text'));
}

function putFacts(row: RowBuilder, item: ShelfItem, width: number, back: CellStyle, look: Look): void {
  const style = (role: TextRole) => look.styles.idOf(wordsOn(back, role, look));
  const { glyphs } = look;
  const end = row.width + width;
  const size = item.size ? `${item.size.width}x${item.size.height}` : '';
  row.put(` ${size}`, style('faint'));
  const level = item.difficulty?.level ?? 0;
  const colors = item.colorCount > 1 ? ` ${item.colorCount} col.` : '';
  const dots = level > 0 ? LEVELS : 0;
  if (row.width + colors.length + dots + 2 <= end) row.put(colors, style('faint'));
  row.space(end - row.width - dots - 1, style('text'));
  if (level > 0)
    row.put(glyphs.full.repeat(level), style('quiet')).put(glyphs.hollow.repeat(LEVELS - level), style('faint'));
  row.put(' ', style('text'));
}

/** Words in a role on a background that they must still be read on. */
function wordsOn({ back }: CellStyle, role: TextRole, { theme }: Look): CellStyle {
  const style = theme.text[role];
  if (!back) return style;
  return { ...style, back, ...(style.fore && { fore: raised(style.fore, back, WORDS) }) };
}

/** What lies under the chosen tile. */
function highlight(look: Look): CellStyle {
  const { page, board } = look.theme;
  if (!board || look.depth === 'none' || look.depth === '16' || look.glyphs.name === 'ascii') return { inverse: false };
  return { back: mix(page.back ?? board.paper, board.accent, 0.2) };
}
