// Naming a row or a column.

/** The two kinds of line of a rectangular puzzle. */
export type Axis = 'row' | 'column';

/** One line of a puzzle; `index` counts from 0, top to bottom or left to right. */
export interface LineRef {
  readonly axis: Axis;
  readonly index: number;
}

/** What a person calls the line: `row 3`, counted from 1. */
export function lineName(line: LineRef): string {
  return `${line.axis} ${line.index + 1}`;
}

/** Gives the number of cells in a line of a grid of this size. */
export function lineLength(line: LineRef, size: { readonly width: number; readonly height: number }): number {
  return line.axis === 'row' ? size.width : size.height;
}

/** The cell of a line at a position counted from 0, as its index in the grid. */
export function cellOfLine(line: LineRef, position: number, size: { readonly width: number }): number {
  return line.axis === 'row' ? line.index * size.width + position : position * size.width + line.index;
}

/** All lines of a puzzle or a grid: rows from top to bottom, then columns from left to right. */
export function linesOf(size: { readonly width: number; readonly height: number }): readonly LineRef[] {
  return [
    ...Array.from({ length: size.height }, (_, index): LineRef => ({ axis: 'row', index })),
    ...Array.from({ length: size.width }, (_, index): LineRef => ({ axis: 'column', index })),
  ];
}
