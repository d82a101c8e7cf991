// The lines of the library's lists.
//
//   ▸ Garden        3/12        ✓ 3  Watering can    12x14  ●●○○○    4:21

import { clockText } from '../components/clock-text.ts';
import type { Piece } from '../components/Words.tsx';
import type { Shelf, ShelfItem } from '../library/shelf.ts';
import { itemName, solvedCount } from '../library/shelf.ts';
import type { Glyphs } from '../theme/glyphs.ts';

const LEVELS = 5;

/** A shelf: its name, and how much of it is solved. */
export function shelfPieces(shelf: Shelf, isOpen: boolean, width: number, glyphs: Glyphs): readonly Piece[] {
  const total = shelf.items.length;
  const count = total > 0 && shelf.id.startsWith('set:') ? `${solvedCount(shelf)}/${total}` : '';
  const room = width - 2 - count.length - 1;
  const title = shelf.title.length > room ? shelf.title.slice(0, room) : shelf.title.padEnd(room);
  const isDone = total > 0 && solvedCount(shelf) === total;
  return [
    { text: isOpen ? `${glyphs.pointer} ` : '  ', role: 'accent' },
    { text: title, role: isOpen ? 'strong' : 'text' },
    { text: ` ${count}`, role: isDone ? 'good' : 'faint' },
  ];
}

/** A puzzle: mark of progress, name, size, difficulty, best time or how far. */
export function itemPieces(item: ShelfItem, isChosen: boolean, width: number, glyphs: Glyphs): readonly Piece[] {
  const { progress } = item;
  const mark = { fresh: ' ', begun: glyphs.begun, solved: glyphs.done }[progress.kind];
  const size = item.size ? `${item.size.width}x${item.size.height}` : '';
  const colors = item.colorCount > 1 ? `${item.colorCount} col` : '';
  const level = item.difficulty?.level ?? 0;
  const isWide = width >= 40;
  const state =
    progress.kind === 'solved'
      ? progress.bestMs === undefined
        ? ''
        : clockText(progress.bestMs)
      : progress.kind === 'begun'
        ? `${Math.floor(progress.share * 100)} %`
        : '';
  const fixed = 4 + 7 + 1 + (isWide ? 6 : 0) + LEVELS + 1 + 7;
  const room = Math.max(4, width - fixed);
  const name = itemName(item);
  const shownName =
    [...name].length > room ? `${[...name].slice(0, room - 1).join('')}${glyphs.ellipsis.slice(0, 1)}` : name;
  return [
    { text: isChosen ? `${glyphs.pointer} ` : '  ', role: 'accent' },
    { text: `${mark} `, role: progress.kind === 'solved' ? 'good' : 'accent' },
    { text: shownName.padEnd(room), role: isChosen ? 'strong' : progress.kind === 'solved' ? 'quiet' : 'text' },
    { text: size.padStart(7), role: 'quiet' },
    ...(isWide ? [{ text: colors.padStart(6), role: 'faint' } as const] : []),
    { text: ' ' },
    { text: glyphs.full.repeat(level), role: 'quiet' },
    { text: (level > 0 ? glyphs.hollow : ' ').repeat(LEVELS - level), role: 'faint' },
    { text: state.padStart(8), role: progress.kind === 'solved' ? 'good' : 'accent' },
  ];
}
