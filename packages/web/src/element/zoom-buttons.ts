// Zoom for whoever has neither wheel nor two fingers. The buttons are left out while cells are as large as
// they can get.

import { zoomBoard } from '../board/navigate.ts';
import { button, icon } from './controls.ts';
import type { ModeHost } from './mode.ts';

/** Cells of this size need no zoom. */
const LARGE_CELL = 44;

/** Makes the two buttons. */
export function zoomButtons(host: ModeHost): readonly HTMLElement[] {
  const { layout, wish } = host.board;
  if (layout && layout.cell > LARGE_CELL && wish.zoom === 1) return [];
  const zoom = (factor: number): void => zoomBoard(host.board, factor);
  const out = button({ label: host.say('zoomOut'), icon: icon('minus'), keys: '-', run: () => zoom(1 / 1.5) });
  const into = button({ label: host.say('zoomIn'), icon: icon('plus'), keys: '+', run: () => zoom(1.5) });
  return [out, into];
}
