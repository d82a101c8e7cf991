// Everything that is touched and read on one board: the overlay with its labels, the cursor, zoom and pan, and
// what a mode makes of pointers and keys. Loaded with the modes that need it at once, and for viewing when
// the board is painted and the browser has time.

import type { GridLabels } from '../board/aria-grid.ts';
import { boardUnits, MAX_CELL } from '../board/layout.ts';
import { bringIntoSight, panBoard, placeUnder, toStage, zoomBoard } from '../board/navigate.ts';
import { OVERLAY_STYLES, Overlay } from '../board/overlay.ts';
import { cursorAfter } from '../input/cursor-keys.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import { watchGestures } from '../input/gestures.ts';
import { CONTROL_STYLES } from './control-styles.ts';
import { gridLabels } from './labels.ts';
import type { Viewer } from './viewer.ts';

/** The overlay of a viewer and the words on it. */
export interface Interaction {
  readonly overlay: Overlay;
  /** The words of now, for `Overlay.show` and `relabel`. */
  labels(): GridLabels;
}

/** Lays the overlay over the board and listens until the signal aborts. */
export function startInteraction(viewer: Viewer, signal: AbortSignal): Interaction {
  const { board, frame } = viewer;
  const { stage } = board;
  viewer.adoptStyles(OVERLAY_STYLES + CONTROL_STYLES);
  const overlay = new Overlay(board, () => tellSize(viewer));
  signal.addEventListener('abort', () => overlay.destroy());

  const press = (point: PagePoint, event: PointerEvent): Drag | undefined => {
    const place = placeUnder(board, point.x, point.y);
    const { mode } = viewer;
    if (place.kind === 'outside' || !mode) return undefined;
    if (event.pointerType === 'mouse' || mode.press) viewer.focusBoard();
    if (place.kind === 'cell') viewer.moveCursor(place.row * viewer.puzzle.width + place.column);
    return mode.press?.(point, event);
  };

  const hover = (point: PagePoint | undefined): void => {
    const place = point && viewer.mode ? placeUnder(board, point.x, point.y) : undefined;
    viewer.hover(place?.kind === 'cell' ? place.row * viewer.puzzle.width + place.column : undefined);
  };

  const keydown = (event: KeyboardEvent): void => {
    const { mode, isFocused } = viewer;
    if (!mode || event.defaultPrevented) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if ((isFocused || isCommand) && mode.key?.(event)) {
      event.preventDefault();
      return;
    }
    if (!isFocused) return;
    const to = cursorAfter(event, viewer.cursor, viewer.puzzle);
    if (to !== undefined) {
      event.preventDefault();
      const from = viewer.cursor;
      viewer.moveCursor(to);
      bringIntoSight(board, to);
      mode.cursorMoved?.(from, to, event);
    } else if (!isCommand && !event.altKey && /^[-+=]$/.test(event.key)) {
      event.preventDefault();
      zoomBoard(board, event.key === '-' ? 1 / 1.5 : 1.5);
      bringIntoSight(board, viewer.cursor);
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
  addEventListener('beforeprint', () => board.print(true), { signal });
  addEventListener('afterprint', () => board.print(false), { signal });
  return { overlay, labels: () => labelsOf(viewer) };
}

function labelsOf(viewer: Viewer): GridLabels {
  return gridLabels(viewer.say, () => viewer.scene, {
    titled: viewer.modeName !== 'play',
    describe: (cell) => viewer.mode?.describe?.(cell),
    describeLine: (line) => viewer.mode?.describeLine?.(line),
  });
}

/** The size the element would like to have: its board at full width, and everything below it. */
function tellSize(viewer: Viewer): void {
  const { board, frame, options } = viewer;
  const { stage, shape } = board;
  if (!shape) return;
  const units = boardUnits(shape);
  const largest = options.cellSize === 'auto' ? MAX_CELL : Number(options.cellSize);
  const height = Math.min((stage.clientWidth * units.height) / units.width, largest * units.height + 2);
  const rest = frame.offsetHeight - stage.offsetHeight;
  viewer.emit('nonogram-resize', { width: frame.offsetWidth, height: Math.ceil(height + rest) });
}
