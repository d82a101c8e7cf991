// Pointers and keys on one board: the cursor, zoom and pan, and what a mode makes of the rest.

import { boardUnits, MAX_CELL } from '../board/layout.ts';
import { bringIntoSight, panBoard, placeUnder, toStage, zoomBoard } from '../board/navigate.ts';
import type { Overlay } from '../board/overlay.ts';
import { cursorAfter } from '../input/cursor-keys.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import { watchGestures } from '../input/gestures.ts';
import type { Session } from './session.ts';

/** Listens to pointers and keys until the signal aborts. */
export function watchInput(session: Session, overlay: Overlay, signal: AbortSignal): void {
  const { board, frame } = session;
  const { stage } = board;

  const press = (point: PagePoint, event: PointerEvent): Drag | undefined => {
    const place = placeUnder(board, point.x, point.y);
    const { mode } = session;
    if (place.kind === 'outside' || !mode) return undefined;
    if (event.pointerType === 'mouse' || mode.press) session.focusBoard();
    if (place.kind === 'cell') session.moveCursor(place.row * session.puzzle.width + place.column);
    return held(mode.press?.(point, event), overlay);
  };

  const hover = (point: PagePoint | undefined): void => {
    const place = point && session.mode ? placeUnder(board, point.x, point.y) : undefined;
    session.hover(place?.kind === 'cell' ? place.row * session.puzzle.width + place.column : undefined);
  };

  const keydown = (event: KeyboardEvent): void => {
    const { mode, isFocused } = session;
    // Fields of a panel take their own changes back.
    if (!mode || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // A key that is held moves, undoes and redoes on; it does not write, hint and guess on.
    if (event.repeat && isFocused && !isCommand && mode.key && /^([ zxmeiI()]|Enter)$/.test(event.key)) {
      event.preventDefault();
      return;
    }
    if ((isFocused || isCommand) && mode.key?.(event)) {
      event.preventDefault();
      return;
    }
    if (!isFocused) return;
    const to = cursorAfter(event, session.cursor, session.puzzle);
    if (to !== undefined) {
      event.preventDefault();
      const from = session.cursor;
      session.moveCursor(to, false);
      bringIntoSight(board, to);
      mode.cursorMoved?.(from, to, event);
    } else if (!isCommand && !event.altKey && /^[-+=]$/.test(event.key)) {
      event.preventDefault();
      zoomBoard(board, event.key === '-' ? 1 / 1.5 : 1.5);
      bringIntoSight(board, session.cursor);
    } else if (event.key === 'Escape') {
      overlay.focusTarget?.blur();
    }
  };

  watchGestures(
    stage,
    {
      press,
      hover,
      zoom: (factor, around) => zoomBoard(board, factor, toStage(board, around.x, around.y)),
      pan: (dx, dy) => panBoard(board, dx, dy),
    },
    signal,
  );
  stage.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  frame.addEventListener('keydown', keydown, { signal });
  // Paper has no second chance: the canvas is drawn anew, finer and in the colours of the print rules.
  const redraw = (resolution: number | undefined) => (): void => {
    board.resolution = resolution;
    board.refreshInks();
    board.measure();
    board.paintNow();
  };
  addEventListener('beforeprint', redraw(4), { signal });
  addEventListener('afterprint', redraw(undefined), { signal });
}

/** The same drag; labels that can wait do so until it ends. */
function held(drag: Drag | undefined, overlay: Overlay): Drag | undefined {
  if (!drag) return undefined;
  overlay.hold(true);
  return {
    ...drag,
    end: () => {
      drag.end();
      overlay.hold(false);
    },
    cancel: () => {
      drag.cancel();
      overlay.hold(false);
    },
  };
}

/** The size the element would like to have: its board at full width, and everything below it. */
export function tellSize(session: Session): void {
  const { board, frame, options } = session;
  const { stage, shape } = board;
  if (!shape) return;
  const units = boardUnits(shape);
  const largest = options.cellSize === 'auto' ? MAX_CELL : Number(options.cellSize);
  const height = Math.min((stage.clientWidth * units.height) / units.width, largest * units.height + 2);
  const rest = frame.offsetHeight - stage.offsetHeight;
  session.emit('nonogram-resize', { width: frame.offsetWidth, height: Math.ceil(height + rest) });
}
