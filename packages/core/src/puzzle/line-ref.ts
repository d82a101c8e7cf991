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
