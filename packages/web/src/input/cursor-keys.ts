// Moving over the board by keys, as the ARIA grid pattern has it. Pure.

import type { CellIndex } from '@nonokit/core';

/** The parts of a keyboard event that count. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const PAGE = 5;

/**
 * Where a key moves the cursor; `undefined` if it is not a moving key.
 *
 * Arrows by one, PageUp and PageDown by five, Home and End to the ends of the row, with Ctrl to the ends
 * of the board. Nothing wraps.
 */
export function cursorAfter(
  press: KeyPress,
  cursor: CellIndex,
  size: { readonly width: number; readonly height: number },
): CellIndex | undefined {
  if (press.altKey || press.metaKey) return undefined;
  const { width, height } = size;
  const row = Math.floor(cursor / width);
  const column = cursor % width;
  const to = (toRow: number, toColumn: number): CellIndex =>
    Math.max(0, Math.min(height - 1, toRow)) * width + Math.max(0, Math.min(width - 1, toColumn));
  if (press.ctrlKey) {
    if (press.key === 'Home') return 0;
    if (press.key === 'End') return width * height - 1;
    return undefined;
  }
  switch (press.key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, width - 1);
    default:
      return undefined;
  }
}
