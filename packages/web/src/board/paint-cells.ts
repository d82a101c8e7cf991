// Cells on a canvas, in device pixels. A cell can be painted alone: its inside never covers a grid line,
// so a stroke over eight cells repaints eight small squares, whatever the size of the board.

import type { CellIndex } from '@nonokit/core';
import { colorOfCode } from '@nonokit/core';
import type { ColorInks, Ink, Inks } from './inks.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';
import { isRevealed } from './scene.ts';

/** What only coloured puzzles have: chips below clue numbers and symbols in cells (paint-color.ts). */
export interface ColorPainter extends ColorInks {
  /** Paints the ground of a clue number; gives the ink and the base line for the number on it. */
  chip(
    easel: Easel,
    color: number,
    x: number,
    y: number,
    done: boolean,
  ): { readonly ink: string; readonly base: number } | undefined;
  symbol(pen: CanvasRenderingContext2D, color: number, x: number, y: number, size: number, ink: string): void;
}

/** What painting needs: where, what, in which colours. */
export interface Easel {
  readonly pen: CanvasRenderingContext2D;
  readonly layout: Layout;
  readonly scene: Scene;
  readonly inks: Inks;
  readonly dpr: number;
  /** Paints what only coloured puzzles have. */
  readonly color: ColorPainter | undefined;
}

/** The inside of a cell, in device pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The first edge of a column or row, in device pixels. */
function edge(easel: Easel, axis: 'x' | 'y', index: number): number {
  const { layout, dpr } = easel;
  const start = axis === 'x' ? layout.window.x - layout.scrollX : layout.window.y - layout.scrollY;
  return Math.round((start + index * layout.cell) * dpr);
}

/** How thick the line before a row or column is; heavier every five, as print has it. */
function lineWidth(easel: Easel, index: number): number {
  const side = easel.layout.cell * easel.dpr;
  if (index % 5 === 0) return side < 9 ? Math.min(1, Math.floor(side / 3)) : Math.max(2, Math.round(1.6 * easel.dpr));
  return side < 5 ? 0 : Math.max(1, Math.floor(easel.dpr * 0.8));
}

/** Rows and columns that are in sight. */
export function visibleCells(easel: Easel): { top: number; bottom: number; left: number; right: number } {
  const { layout, scene } = easel;
  const { cell, window } = layout;
  return {
    left: Math.max(0, Math.floor(layout.scrollX / cell)),
    right: Math.min(scene.puzzle.width, Math.ceil((layout.scrollX + window.width) / cell)),
    top: Math.max(0, Math.floor(layout.scrollY / cell)),
    bottom: Math.min(scene.puzzle.height, Math.ceil((layout.scrollY + window.height) / cell)),
  };
}

/** Keeps the pen inside the window on the cells, with the frame around it. */
function clipToWindow(easel: Easel): void {
  const { pen, layout, dpr } = easel;
  const { x, y, width, height } = layout.window;
  pen.beginPath();
  pen.rect(Math.round(x * dpr), Math.round(y * dpr), Math.ceil(width * dpr) + 2, Math.ceil(height * dpr) + 2);
  pen.clip();
}

/** Paints paper, lines and every cell in sight. */
export function paintBoard(easel: Easel): void {
  const { pen, inks, scene } = easel;
  const seen = visibleCells(easel);
  pen.save();
  clipToWindow(easel);
  const x0 = edge(easel, 'x', seen.left);
  const y0 = edge(easel, 'y', seen.top);
  const x1 = edge(easel, 'x', seen.right);
  const y1 = edge(easel, 'y', seen.bottom);
  pen.fillStyle = inks.role.paper;
  pen.fillRect(x0, y0, x1 - x0, y1 - y0);
  // A finished picture has no lines; while the sweep passes, cells are painted over them.
  for (const major of scene.reveal < 1 ? [false, true] : []) {
    pen.fillStyle = major ? inks.role['grid-major'] : inks.role.grid;
    for (let column = seen.left; column <= seen.right; column += 1) {
      if ((column % 5 === 0 || column === scene.puzzle.width) !== major) continue;
      const down = y1 - y0 + frameWidth(easel, scene.puzzle.height, scene.puzzle.height);
      pen.fillRect(edge(easel, 'x', column), y0, frameWidth(easel, column, scene.puzzle.width), down);
    }
    for (let row = seen.top; row <= seen.bottom; row += 1) {
      if ((row % 5 === 0 || row === scene.puzzle.height) !== major) continue;
      pen.fillRect(x0, edge(easel, 'y', row), x1 - x0 + 1, frameWidth(easel, row, scene.puzzle.height));
    }
  }
  for (let row = seen.top; row < seen.bottom; row += 1) {
    for (let column = seen.left; column < seen.right; column += 1) paintCell(easel, row, column);
  }
  pen.restore();
}

function frameWidth(easel: Easel, index: number, last: number): number {
  // The sweep cannot paint over what lies outside the cells.
  if (index === last && easel.scene.reveal > 0) return 0;
  return index === last ? Math.min(2, Math.max(1, lineWidth(easel, 0))) : lineWidth(easel, index);
}

/** Paints some cells anew; those out of sight cost nothing. */
export function paintSomeCells(easel: Easel, cells: Iterable<CellIndex>): void {
  const { pen, scene } = easel;
  const seen = visibleCells(easel);
  pen.save();
  clipToWindow(easel);
  for (const cell of cells) {
    const row = Math.floor(cell / scene.puzzle.width);
    const column = cell % scene.puzzle.width;
    if (row < seen.top || row >= seen.bottom || column < seen.left || column >= seen.right) continue;
    paintCell(easel, row, column);
  }
  pen.restore();
}

function paintCell(easel: Easel, row: number, column: number): void {
  const { pen, scene, inks } = easel;
  const cell = row * scene.puzzle.width + column;
  const code = scene.marks[cell] ?? 0;
  const revealed = isRevealed(scene, cell);
  const x = edge(easel, 'x', column) + (revealed ? 0 : lineWidth(easel, column));
  const y = edge(easel, 'y', row) + (revealed ? 0 : lineWidth(easel, row));
  const width = edge(easel, 'x', column + 1) - x;
  const height = edge(easel, 'y', row + 1) - y;
  const color = colorOfCode(code);
  if (revealed) {
    pen.fillStyle = inks.colors[color]?.css ?? inks.role.paper;
    pen.fillRect(x, y, width, height);
    return;
  }
  pen.fillStyle = inks.role.paper;
  pen.fillRect(x, y, width, height);
  const box = { x, y, width, height };
  scene.notes?.below(easel, cell, box);
  const ink = inks.colors[color];
  if (color > 0 && ink) paintFill(easel, ink, color, (scene.tentative?.[cell] ?? 0) > 0, box);
  scene.notes?.above(easel, cell, box);
}

function paintFill(
  easel: Easel,
  ink: Ink,
  color: number,
  tentative: boolean,
  { x, y, width: w, height: h }: Box,
): void {
  const { pen, inks } = easel;
  const side = Math.min(w, h);
  // A guess is a smaller square in the same ink with the paper showing through.
  const inset = tentative ? Math.max(1, Math.round(side * 0.2)) : 0;
  pen.fillStyle = ink.css;
  pen.globalAlpha = tentative ? 0.62 : 1;
  pen.fillRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset);
  pen.globalAlpha = 1;
  if ((ink.faint || tentative) && side >= 4) {
    pen.strokeStyle = inks.role['grid-major'];
    pen.lineWidth = 1;
    pen.strokeRect(x + inset + 0.5, y + inset + 0.5, w - 2 * inset - 1, h - 2 * inset - 1);
  }
  if (inks.colored && side >= 8) easel.color?.symbol(pen, color, x + w / 2, y + h / 2, side * 0.17, ink.on);
}
