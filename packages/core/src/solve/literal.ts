// What the engine reasons about: literals, small numbers that say one thing about one cell.
//
// Black and white has one variable a cell, and its two literals are each other's opposite:
//
//   2 * cell       "not background", that is filled
//   2 * cell + 1   "not filled", that is background
//
// With C > 2 colours there are C variables a cell:
//
//   2 * (cell * C + c)       "the cell has colour c"
//   2 * (cell * C + c) + 1   "the cell has not colour c"
//
// In both, `literal ^ 1` is the opposite and `literal >> 1` the variable. A literal that takes exactly one
// candidate away is a *removal*; removals are what line solvers produce and what masks record.

/** Says one thing about one cell; see above. */
export type Literal = number;

/** The literal "this cell has not this colour". */
export function removalOf(cell: number, color: number, colorCount: number): Literal {
  return colorCount === 2 ? 2 * cell + color : 2 * (cell * colorCount + color) + 1;
}

/** The literal "this cell has this colour". */
export function hasColor(cell: number, color: number, colorCount: number): Literal {
  return removalOf(cell, color, colorCount) ^ 1;
}

/** The cell that a literal speaks of. */
export function cellOf(literal: Literal, colorCount: number): number {
  return colorCount === 2 ? literal >> 1 : Math.trunc((literal >> 1) / colorCount);
}

/** The colour that a removal takes away (or that its opposite affirms). */
export function colorOf(literal: Literal, colorCount: number): number {
  return colorCount === 2 ? literal & 1 : (literal >> 1) % colorCount;
}
