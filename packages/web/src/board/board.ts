// The board on the page: one canvas for cells and clues. It draws a Scene; it knows nothing of playing.
// What is touched and read (crosshair, grid for screen readers, pointers) lies over it: overlay.ts.
//
// Everything is drawn at most once a frame: callers say what changed (`touch`, `touchLine`, `repaint`).

import type { Axis, CellIndex, Palette, Puzzle } from '@nonokit/core';
import type { Inks } from './inks.ts';
import { isColored, readInks } from './inks.ts';
import type { BoardShape, Layout, LayoutWish } from './layout.ts';
import { boardUnits, layoutBoard, MAX_CELL } from './layout.ts';
import type { ColorPainter, Easel } from './paint-cells.ts';
import { paintBoard, paintSomeCells } from './paint-cells.ts';
import { paintClue, paintClues } from './paint-clues.ts';
import type { Scene } from './scene.ts';

/** What the board needs from the element around it. */
export interface BoardOptions {
  readonly host: HTMLElement;
  readonly stage: HTMLElement;
  /** The `palette` option. */
  palette: string;
  /** The `cell-size` option in pixels; absent for auto. */
  cellSize: number | undefined;
}

/** Lies over the board, and hears what happens on it. */
export interface BoardListener {
  /** The board was laid out anew. */
  placed(layout: Layout): void;
  /** Cells changed. */
  touched(cells: readonly CellIndex[]): void;
  /** A clue has another look. */
  touchedLine(axis: Axis, index: number): void;
}

/** Draws scenes. */
export class Board {
  readonly stage: HTMLElement;
  readonly #options: BoardOptions;
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #probe = document.createElement('div');
  #scene: Scene | undefined;
  #shape: BoardShape | undefined;
  #layout: Layout | undefined;
  #inks: Inks | undefined;
  #wish: LayoutWish = { zoom: 1, scrollX: 0, scrollY: 0, dpr: 1 };
  #cells = new Set<CellIndex>();
  #lines = new Set<string>();
  #all = false;
  #frame = 0;
  #color: ColorPainter | undefined;
  /** Device pixels per CSS pixel, where it is not the screen's: on paper. */
  resolution: number | undefined;
  listener: BoardListener | undefined;

  constructor(options: BoardOptions) {
    this.#options = options;
    this.stage = options.stage;
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#pen = this.#canvas.getContext('2d');
    this.#probe.className = 'probe';
    this.stage.append(this.#probe, this.#canvas);
    this.#probe.addEventListener('transitionrun', () => this.refreshInks());
  }

  /** Takes the `palette` and `cell-size` options; `show` draws with them. */
  configure(palette: string, cellSize: number | undefined): void {
    this.#options.palette = palette;
    this.#options.cellSize = cellSize;
  }

  /** Puts a puzzle on the board. */
  show(scene: Scene): void {
    this.#scene = scene;
    const shape = roomyShape(scene);
    const fresh = !this.#shape || JSON.stringify(shape) !== JSON.stringify(this.#shape);
    this.#shape = shape;
    if (fresh) this.#wish = { ...this.#wish, zoom: 1, scrollX: 0, scrollY: 0 };
    reserveRoom(this.stage, shape, this.#options.cellSize);
    void this.prepare(scene.puzzle.palette);
    this.refreshInks();
    this.measure();
  }

  get puzzle(): Puzzle | undefined {
    return this.#scene?.puzzle;
  }

  get layout(): Layout | undefined {
    return this.#layout;
  }

  get inks(): Inks | undefined {
    return this.#inks;
  }

  /** Takes the size of the stage anew and lays the board out. */
  measure(): void {
    if (!this.#shape) return;
    const dpr = this.resolution ?? Math.max(1, devicePixelRatio);
    const stage = { width: this.stage.clientWidth, height: this.stage.clientHeight };
    if (stage.width === 0 || stage.height === 0) return;
    const { cellSize } = this.#options;
    this.#wish = { ...this.#wish, dpr };
    const wish = cellSize === undefined ? this.#wish : { ...this.#wish, cellSize };
    const layout = layoutBoard(this.#shape, stage, wish);
    this.#layout = layout;
    this.#wish = { ...this.#wish, scrollX: layout.scrollX, scrollY: layout.scrollY };
    const [width, height] = [Math.round(stage.width * dpr), Math.round(stage.height * dpr)];
    this.repaint();
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      // A canvas that got a new size is blank until it is painted: do it before the browser shows it.
      this.paintNow();
    }
    this.listener?.placed(layout);
  }

  /** What a person asked for: zoom and scroll. Setting it lays the board out anew. */
  get wish(): LayoutWish {
    return this.#wish;
  }

  set wish(wish: LayoutWish) {
    this.#wish = wish;
    this.measure();
  }

  get shape(): BoardShape | undefined {
    return this.#shape;
  }

  /** Cells changed. */
  touch(cells: Iterable<CellIndex>): void {
    const list = [...cells];
    for (const cell of list) this.#cells.add(cell);
    this.listener?.touched(list);
    this.#schedule();
  }

  /** The look of a clue changed. */
  touchLine(axis: Axis, index: number): void {
    this.#lines.add(`${axis} ${index}`);
    this.listener?.touchedLine(axis, index);
    this.#schedule();
  }

  /** Everything changed. */
  repaint(): void {
    this.#all = true;
    this.#schedule();
  }

  /** Reads theme and variables anew. */
  refreshInks(): void {
    if (!this.#scene) return;
    const { palette } = this.#scene.puzzle;
    this.#inks = readInks(this.#probe, this.#options.host, palette, this.#options.palette, this.#color);
    this.repaint();
  }

  /** Loads what the colours of a puzzle need, if anything. */
  async prepare(palette: Palette): Promise<void> {
    if (this.#color || !isColored(palette)) return;
    this.#color = (await import('./paint-color.ts')).COLOR_PAINTER;
    this.refreshInks();
  }

  #schedule(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.paintNow());
  }

  #at(): Easel | undefined {
    if (!this.#pen || !this.#layout || !this.#scene || !this.#inks) return undefined;
    // A coloured board without its colours would flash: it waits for them.
    if (this.#inks.colored && !this.#color) return undefined;
    return {
      pen: this.#pen,
      layout: this.#layout,
      scene: this.#scene,
      inks: this.#inks,
      dpr: this.#wish.dpr,
      color: this.#color,
    };
  }

  /** Paints what changed, without waiting for the next frame. */
  paintNow(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const easel = this.#at();
    if (easel) {
      if (this.#all) {
        easel.pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
        paintBoard(easel);
        paintClues(easel);
      } else {
        if (this.#cells.size > 0) paintSomeCells(easel, this.#cells);
        for (const line of this.#lines) {
          const [axis, index] = line.split(' ');
          paintClue(easel, axis === 'row' ? 'row' : 'column', Number(index));
        }
      }
    }
    this.#all = false;
    this.#cells.clear();
    this.#lines.clear();
  }

  /** Ends pending work. */
  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/** What the layout needs to know of a puzzle. */
export function shapeOf(puzzle: Puzzle): BoardShape {
  const most = (clues: Puzzle['rows']): number => clues.reduce((max, clue) => Math.max(max, clue.length), 1);
  const longest = [...puzzle.rows, ...puzzle.columns].reduce(
    (max, clue) => clue.reduce((m, block) => Math.max(m, block.length), max),
    1,
  );
  return {
    width: puzzle.width,
    height: puzzle.height,
    rowBlocks: most(puzzle.rows),
    columnBlocks: most(puzzle.columns),
    digits: String(longest).length,
    colored: puzzle.palette.length > 2,
  };
}

/** The shape of a scene that keeps room for clues to come. */
function roomyShape(scene: Scene): BoardShape {
  const shape = shapeOf(scene.puzzle);
  const { rowBlocks = 1, columnBlocks = 1 } = scene.room ?? {};
  return {
    ...shape,
    rowBlocks: Math.max(shape.rowBlocks, rowBlocks),
    columnBlocks: Math.max(shape.columnBlocks, columnBlocks),
  };
}

/** Keeps the room on the page that a board will need, before it is drawn. */
export function reserveRoom(stage: HTMLElement, shape: BoardShape, cellSize: number | undefined): void {
  const units = boardUnits(shape);
  stage.style.setProperty('--aspect', `${units.width} / ${units.height}`);
  // Two pixels more for the frame, in both directions.
  const frame = 2 * Math.max(1, units.width / units.height);
  stage.style.setProperty('--widest', `${Math.ceil((cellSize ?? MAX_CELL) * units.width + frame)}px`);
}
