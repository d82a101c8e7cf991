// English: the table that the others follow. Short and friendly in the game, exact where the engine speaks.
// What a page needs that only shows a puzzle; the texts of the other modes are in english-modes.ts.

/** Texts of the board and of viewing. */
export const ENGLISH = {
  // the board
  board: 'Nonogram, {width} columns by {height} rows',
  boardTitled: '{title}: nonogram, {width} columns by {height} rows',
  row: 'row {index}: {clue}',
  column: 'column {index}: {clue}',
  rowSummary: 'row {index}: {marks}',
  cell: 'row {row}, column {column}, {mark}',
  unknown: 'open',
  filled: 'filled',
  filledColor: 'filled {color}',
  crossed: 'crossed',
  maybe: 'maybe',
  background: 'background',
  blockColor: '{length} {color}',
  colorNumber: 'colour {n}',
  // view
  loading: 'Loading the puzzle …',
  noPuzzle: 'No puzzle yet.',
  failed: 'This puzzle cannot be read.',
  showSolution: 'Show solution',
  hideSolution: 'Hide solution',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  tools: 'Tools',
  size: '{width}×{height}',
  by: 'by {author}',
  solving: 'Solving …',
  noSolution: 'No solution was found.',
  solutionShown: 'The solution is shown.',
  solutionHidden: 'The solution is hidden.',
} as const;
