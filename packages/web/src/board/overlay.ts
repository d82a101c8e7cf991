// What lies over the drawing: the crosshair, the shadows where a zoomed board goes on, and the grid for screen
// readers, which also takes the focus. Plain boxes that are moved: the canvas is not painted for them.

import type { Axis, CellIndex } from '@nonokit/core';
import type { GridLabels } from './aria-grid.ts';
import { AriaGrid } from './aria-grid.ts';
import type { Board, BoardListener } from './board.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

/** Rules of the overlay. */
export const OVERLAY_STYLES: string = `
.stage{touch-action:pan-x pan-y;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
.grid{position:absolute;contain:layout style;outline:none;cursor:default}
.paints .grid{cursor:crosshair}
.paints .grid [role=gridcell]{touch-action:none}
.grid>*{display:flex;position:relative;height:var(--h);width:var(--w);left:var(--x);top:var(--y)}
.grid>*>*{flex:1 1 0;min-width:0;overflow:hidden}
.grid>*>[role=rowheader],.grid>.columns{position:absolute;color:transparent;forced-color-adjust:none;font-size:1px;white-space:nowrap}
.grid>*>[role=rowheader]{height:var(--h);width:var(--gw);left:calc(0px - var(--gw) - var(--x))}
.grid>.columns{height:var(--gh);top:calc(0px - var(--gh))}
.grid>.columns>.corner{position:absolute;width:var(--gw);height:100%;left:calc(0px - var(--gw) - var(--x))}
.clip{position:absolute;overflow:hidden;pointer-events:none;contain:strict}
.strip{position:absolute;background:var(--_cursor);opacity:.13}
.cursor{position:absolute;box-sizing:border-box;border:2px solid var(--_cursor);border-radius:2px;box-shadow:0 0 0 1px var(--_paper)}
.grid:not(:focus-visible)~.clip .cursor{opacity:.55}
.grid:focus-visible~.clip .cursor{border-width:3px}
.shade{position:absolute;pointer-events:none;opacity:.5;--c:var(--_grid-major);box-shadow:inset var(--l,0) 0 8px -7px var(--c),inset var(--r,0) 0 8px -7px var(--c),inset 0 var(--t,0) 8px -7px var(--c),inset 0 var(--b,0) 8px -7px var(--c)}
@media print{.clip,.shade{display:none}}
`;

/** Owns the elements over the canvas. */
export class Overlay implements BoardListener {
  readonly #board: Board;
  readonly #clip = box('clip');
  readonly #rowStrip = box('strip');
  readonly #columnStrip = box('strip');
  readonly #cursorBox = box('cursor');
  readonly #shade = box('shade');
  #grid: AriaGrid | undefined;
  #scene: Scene | undefined;
  #cursor: CellIndex | undefined;

  readonly #placed: () => void;

  /** `placed` hears of every new layout. */
  constructor(board: Board, placed: () => void) {
    this.#board = board;
    this.#placed = placed;
    this.#clip.append(this.#rowStrip, this.#columnStrip, this.#cursorBox);
    board.stage.append(this.#clip, this.#shade);
    board.listener = this;
  }

  /** The element with the grid role, which takes the focus. */
  get focusTarget(): HTMLElement | undefined {
    return this.#grid?.root;
  }

  /** Lies over another scene, or one of another size. */
  show(scene: Scene, labels: GridLabels): void {
    this.#scene = scene;
    const { width, height } = scene.puzzle;
    const wasFocused = this.#grid?.root.matches(':focus') ?? false;
    this.#grid?.destroy();
    this.#grid = new AriaGrid({ width, height }, labels);
    this.#clip.before(this.#grid.root);
    if (wasFocused) this.#grid.root.focus({ preventScroll: true });
    if (this.#cursor !== undefined && this.#cursor >= width * height) this.#cursor = undefined;
    if (this.#board.layout) this.placed(this.#board.layout);
    this.moveCursor(this.#cursor);
  }

  /** New words, or another state of the same scene. */
  relabel(labels: GridLabels): void {
    this.#grid?.relabel(labels);
    this.#placeCursor();
  }

  /** Moves the crosshair; `undefined` takes it away. */
  moveCursor(cell: CellIndex | undefined, byPointer = false): void {
    this.#cursor = cell;
    if (cell !== undefined) this.#grid?.activate(cell, byPointer);
    this.#placeCursor();
  }

  /** True while a pointer draws: labels that can wait do. */
  hold(on: boolean): void {
    this.#grid?.hold(on);
  }

  touched(cells: readonly CellIndex[]): void {
    this.#grid?.touch(cells);
  }

  touchedLine(axis: Axis, index: number): void {
    this.#grid?.touchLine({ axis, index });
  }

  placed(layout: Layout): void {
    this.#grid?.place(layout);
    const { window, gutter } = layout;
    const wide = gutter.width + window.width + 2;
    place(this.#clip, window.x - gutter.width, window.y - gutter.height, wide, gutter.height + window.height + 2);
    place(this.#shade, window.x, window.y, window.width, window.height);
    const shade = (name: string, on: boolean, sign: number): void =>
      this.#shade.style.setProperty(name, on ? `${8 * sign}px` : '0');
    shade('--l', layout.scrollX > 0.5, 1);
    shade('--r', layout.scrollX < layout.maxScrollX - 0.5, -1);
    shade('--t', layout.scrollY > 0.5, 1);
    shade('--b', layout.scrollY < layout.maxScrollY - 0.5, -1);
    this.#placeCursor();
    this.#placed();
  }

  #placeCursor(): void {
    const { layout } = this.#board;
    const scene = this.#scene;
    const cursor = this.#cursor;
    const isVisible = layout !== undefined && cursor !== undefined && scene?.reveal === 0;
    for (const each of [this.#rowStrip, this.#columnStrip, this.#cursorBox]) each.hidden = !isVisible;
    if (!isVisible) return;
    const { cell, gutter, window } = layout;
    const x = gutter.width + (cursor % scene.puzzle.width) * cell - layout.scrollX;
    const y = gutter.height + Math.floor(cursor / scene.puzzle.width) * cell - layout.scrollY;
    const inX = x > gutter.width - cell;
    const inY = y > gutter.height - cell;
    this.#rowStrip.hidden = !inY;
    this.#columnStrip.hidden = !inX;
    this.#cursorBox.hidden = !inX || !inY;
    const shownHeight = Math.min(cell, y + cell - gutter.height);
    const shownWidth = Math.min(cell, x + cell - gutter.width);
    place(this.#rowStrip, 0, Math.max(y, gutter.height), gutter.width + window.width, shownHeight);
    place(this.#columnStrip, Math.max(x, gutter.width), 0, shownWidth, gutter.height + window.height);
    const edge = Math.min(1, cell / 10);
    const rim = 2 * edge + 1;
    // Only the part of the cell that is in sight: the ring does not lie over the clues of another line.
    place(
      this.#cursorBox,
      Math.max(x, gutter.width) - edge,
      Math.max(y, gutter.height) - edge,
      shownWidth + rim,
      shownHeight + rim,
    );
  }

  /** Ends pending work and takes the elements away. */
  destroy(): void {
    this.#grid?.destroy();
    this.#clip.remove();
    this.#shade.remove();
    this.#board.listener = undefined;
  }
}

function box(className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.setAttribute('aria-hidden', 'true');
  return made;
}

function place({ style }: HTMLElement, x: number, y: number, width: number, height: number): void {
  style.transform = `translate(${x}px,${y}px)`;
  style.left = '0';
  style.top = '0';
  style.width = `${Math.max(0, width)}px`;
  style.height = `${Math.max(0, height)}px`;
}
