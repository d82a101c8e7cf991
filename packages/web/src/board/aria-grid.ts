// The board for readers who do not see the canvas: a grid with a header for every clue and a labelled cell
// for every cell, laid transparently over the drawing, so that exploring by touch finds them too.
//
// It is built after the first paint, some rows at a time. Boards of more than 2,500 cells have cells only
// in the rows around the cursor; every other row has its clue and one cell that sums it up. (10,000
// elements take a quarter of a second: docs/decisions/0010-canvas-and-aria-grid.md.)

import type { CellIndex, LineRef } from '@nonokit/core';
import type { Layout } from './layout.ts';

/** The words; the element fills them in. */
export interface GridLabels {
  readonly board: string;
  cell(cell: CellIndex): string;
  line(line: LineRef): string;
  /** A whole row in one sentence. */
  row(index: number): string;
}

const ALL_CELLS = 2500;
/** Rows with cells on each side of the cursor, on a large board. */
const NEAR = 6;
/** Cells that are built at once: few while the player waits for the board, more when nobody does. */
const FIRST_SLICE = 40;
const SLICE = 400;
/** A pointer has come to rest after so long. */
const REST_MS = 160;

/** Owns the elements below `root`. */
export class AriaGrid {
  readonly root: HTMLElement;
  readonly #width: number;
  readonly #height: number;
  #labels: GridLabels;
  #header: HTMLElement | undefined;
  #rows: HTMLElement[] = [];
  #cells = new Map<CellIndex, HTMLElement>();
  #stale = new Set<CellIndex>();
  #staleLines = new Map<string, LineRef>();
  #staleRows = new Set<number>();
  #active: CellIndex | undefined;
  #next: CellIndex | undefined;
  #isHeld = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #job = 0;

  constructor(size: { readonly width: number; readonly height: number }, labels: GridLabels) {
    this.#width = size.width;
    this.#height = size.height;
    this.#labels = labels;
    this.root = element('div', 'grid');
    this.root.className = 'grid';
    this.root.setAttribute('part', 'board');
    this.root.tabIndex = 0;
    this.root.setAttribute('aria-rowcount', String(size.height + 1));
    this.root.setAttribute('aria-colcount', String(size.width + 1));
    this.#label();
    this.#build();
  }

  get #isSmall(): boolean {
    return this.#width * this.#height <= ALL_CELLS;
  }

  #label(): void {
    this.root.setAttribute('aria-label', this.#labels.board);
  }

  #build(): void {
    const header = element('div', 'row');
    header.className = 'columns';
    header.setAttribute('aria-rowindex', '1');
    const corner = element('span', 'gridcell');
    corner.setAttribute('aria-colindex', '1');
    corner.setAttribute('aria-label', this.#labels.board);
    corner.className = 'corner';
    header.append(corner);
    for (let column = 0; column < this.#width; column += 1) {
      const cell = element('span', 'columnheader');
      cell.setAttribute('part', 'clues');
      cell.setAttribute('aria-colindex', String(column + 2));
      cell.textContent = this.#labels.line({ axis: 'column', index: column });
      header.append(cell);
    }
    this.#header = header;
    this.root.append(header);
    this.#buildRows();
  }

  /** Some rows now, the others when the browser has nothing better to do. */
  #buildRows(): void {
    const cells = this.#rows.length === 0 ? FIRST_SLICE : SLICE;
    const rows = Math.max(2, Math.floor(cells / (this.#isSmall ? this.#width : 10)));
    const until = Math.min(this.#height, this.#rows.length + rows);
    for (let row = this.#rows.length; row < until; row += 1) {
      const line = element('div', 'row');
      line.setAttribute('aria-rowindex', String(row + 2));
      const header = element('span', 'rowheader');
      header.setAttribute('part', 'clues');
      header.setAttribute('aria-colindex', '1');
      header.textContent = this.#labels.line({ axis: 'row', index: row });
      line.append(header);
      this.#rows.push(line);
      this.#fill(row, this.#isSmall);
      this.root.append(line);
    }
    if (until < this.#height) this.#job = whenIdle(() => this.#buildRows());
    else this.#job = 0;
  }

  #fill(row: number, withCells: boolean): void {
    const line = this.#rows[row];
    if (!line) return;
    const first = row * this.#width;
    if (this.#cells.has(first) === withCells && line.childElementCount > 1) return;
    while (line.childElementCount > 1) line.lastElementChild?.remove();
    for (let column = 0; column < this.#width; column += 1) this.#cells.delete(first + column);
    if (!withCells) {
      const all = element('span', 'gridcell');
      all.setAttribute('aria-colindex', '2');
      all.setAttribute('aria-colspan', String(this.#width));
      all.setAttribute('aria-label', this.#labels.row(row));
      line.append(all);
      return;
    }
    for (let column = 0; column < this.#width; column += 1) {
      const cell = element('span', 'gridcell');
      cell.id = `c${first + column}`;
      cell.setAttribute('part', 'cell');
      cell.setAttribute('aria-colindex', String(column + 2));
      cell.setAttribute('aria-label', this.#labels.cell(first + column));
      this.#cells.set(first + column, cell);
      line.append(cell);
    }
  }

  /**
   * Makes a cell the one that screen readers speak about. On a large board its row may have to be built, which
   * waits for an idle moment while a pointer draws (`soon`).
   */
  activate(cell: CellIndex, soon = false): void {
    const isLater = soon && !this.#isSmall;
    if (isLater) {
      this.#next = cell;
      this.#wait();
      if (!this.#cells.has(cell)) return;
    } else {
      this.#next = undefined;
    }
    const row = Math.floor(cell / this.#width);
    if (this.#rows.length <= row) {
      cancelIdle(this.#job);
      while (this.#rows.length <= row) this.#buildRows();
    }
    if (!this.#isSmall && !isLater) this.#moveWindow(row);
    const old = this.#active === undefined ? undefined : this.#cells.get(this.#active);
    old?.removeAttribute('aria-selected');
    this.#active = cell;
    this.#cells.get(cell)?.setAttribute('aria-selected', 'true');
    this.root.setAttribute('aria-activedescendant', `c${cell}`);
    if (this.#stale.has(cell)) this.#relabel(cell);
  }

  /** While a pointer draws (`true`), what costs as much as the board is wide waits. */
  hold(on: boolean): void {
    this.#isHeld = on;
    if (on) clearTimeout(this.#rest);
    else this.#wait();
  }

  /** Does what costs as much as the board is wide, once the pointer rests. */
  #wait(): void {
    clearTimeout(this.#rest);
    if (this.#isHeld) return;
    this.#rest = setTimeout(() => {
      const cell = this.#next;
      this.#next = undefined;
      if (!this.root.isConnected) return;
      if (cell !== undefined) this.activate(cell);
      this.#labelRows();
    }, REST_MS);
  }

  /** Sums up the rows without cells that changed. */
  #labelRows(): void {
    for (const row of this.#staleRows) {
      if (!this.#cells.has(row * this.#width)) {
        this.#rows[row]?.lastElementChild?.setAttribute('aria-label', this.#labels.row(row));
      }
    }
    this.#staleRows.clear();
  }

  #moveWindow(row: number): void {
    const near = (other: number): boolean => Math.abs(other - row) <= NEAR;
    for (const cell of this.#cells.keys()) {
      if (cell % this.#width === 0 && !near(cell / this.#width)) this.#fill(cell / this.#width, false);
    }
    for (let other = Math.max(0, row - NEAR); other <= Math.min(this.#rows.length - 1, row + NEAR); other += 1) {
      this.#fill(other, true);
    }
  }

  /** Says that cells changed: the active one is spoken at once, the others are labelled when there is time. */
  touch(cells: Iterable<CellIndex>): void {
    const idle = this.#stale.size === 0;
    for (const cell of cells) this.#stale.add(cell);
    if (this.#active !== undefined && this.#stale.has(this.#active)) this.#relabel(this.#active);
    if (idle && this.#stale.size > 0) whenIdle(() => this.flush());
  }

  /** Says that a clue is told otherwise now: done, or contradicted. */
  touchLine(line: LineRef): void {
    this.#staleLines.set(`${line.axis} ${line.index}`, line);
    if (this.#stale.size === 0) this.touch([line.axis === 'row' ? line.index * this.#width : line.index]);
  }

  /** Labels what changed, when idle; rows without cells when the pointer rests. */
  flush(): void {
    for (const cell of this.#stale) {
      if (this.#cells.has(cell)) this.#relabel(cell);
      else this.#staleRows.add(Math.floor(cell / this.#width));
    }
    if (this.#staleRows.size > 0) this.#wait();
    for (const line of this.#staleLines.values()) this.#relabelHeader(line);
    this.#staleLines.clear();
    this.#stale.clear();
  }

  #relabel(cell: CellIndex): void {
    this.#stale.delete(cell);
    this.#cells.get(cell)?.setAttribute('aria-label', this.#labels.cell(cell));
  }

  #relabelHeader(line: LineRef): void {
    const parent = line.axis === 'row' ? this.#rows[line.index] : this.#header;
    const header = line.axis === 'row' ? parent?.firstElementChild : parent?.children[line.index + 1];
    const words = this.#labels.line(line);
    if (header && header.textContent !== words) header.textContent = words;
  }

  /** New words, for a new language or new clues. */
  relabel(labels: GridLabels): void {
    this.#labels = labels;
    this.#label();
    this.#header?.firstElementChild?.setAttribute('aria-label', labels.board);
    for (let index = 0; index < this.#width; index += 1) this.#relabelHeader({ axis: 'column', index });
    this.#rows.forEach((line, index) => {
      this.#relabelHeader({ axis: 'row', index });
      if (!this.#cells.has(index * this.#width)) line.lastElementChild?.setAttribute('aria-label', labels.row(index));
    });
    for (const cell of this.#cells.keys()) this.#relabel(cell);
  }

  /** Puts the elements over what is drawn. */
  place(layout: Layout): void {
    const { style } = this.root;
    style.left = `${layout.window.x}px`;
    style.top = `${layout.window.y}px`;
    style.width = `${layout.window.width}px`;
    style.height = `${layout.window.height}px`;
    style.setProperty('--w', `${layout.content.width}px`);
    style.setProperty('--h', `${layout.content.height / this.#height}px`);
    style.setProperty('--x', `${-layout.scrollX}px`);
    style.setProperty('--y', `${-layout.scrollY}px`);
    style.setProperty('--gw', `${layout.gutter.width}px`);
    style.setProperty('--gh', `${layout.gutter.height}px`);
  }

  /** Ends pending work. */
  destroy(): void {
    cancelIdle(this.#job);
    clearTimeout(this.#rest);
    this.root.remove();
  }
}

function element(tag: string, role: string): HTMLElement {
  const made = document.createElement(tag);
  made.setAttribute('role', role);
  return made;
}

function whenIdle(work: () => void): number {
  if (typeof requestIdleCallback === 'function') return requestIdleCallback(work, { timeout: 300 });
  return setTimeout(work, 16) as unknown as number;
}

function cancelIdle(job: number): void {
  if (typeof cancelIdleCallback === 'function') cancelIdleCallback(job);
  else clearTimeout(job);
}
