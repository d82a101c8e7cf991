// Words of hints: one table of keys and English texts. Front ends that translate use `key` and `params`.
//
//   explain('overlap.row', { line: 2, block: 1, length: 4, cells: '2-4' })
//   → text "Row 2: block 1 (4) covers columns 2-4 wherever it stands."

/** A sentence for the player, and what a translation of it needs. Lines, cells and blocks count from 1. */
export interface Explanation {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
}

/**
 * The English texts; `{name}` stands for a parameter, `{rows}` and `{columns}` for the parameter `cells` with
 * its noun: `row 3`, `rows 2-4`.
 */
export const messages = {
  solved: 'The puzzle is solved.',
  mistake: 'There is a mistake on the board.',
  'mistake.row': 'Look at row {line}: its clue {clue} no longer fits.',
  'mistake.column': 'Look at column {line}: its clue {clue} no longer fits.',
  'mistake.row.cells': 'Row {line}: the marks at {columns} cannot all be right with clue {clue}.',
  'mistake.column.cells': 'Column {line}: the marks at {rows} cannot all be right with clue {clue}.',
  'mistake.cells': 'Wrong marks: {count}. The first is at row {row}, column {column}.',
  'mistake.hidden':
    'Every line alone still fits, but what follows from the marks ends in a contradiction in {axis} {line}: one of the marks is wrong.',
  impossible:
    'Nothing is marked yet, and what follows from the clues ends in a contradiction in {axis} {line}: the puzzle has no solution.',
  'where.row': 'Look at row {line}.',
  'where.column': 'Look at column {line}.',
  'where.nowhere': 'No single line gives a next step. Ask again for a look-ahead.',
  'technique.line': 'Technique: {technique}, in {axis} {line}.',
  stuck: 'No line and no look-ahead of one cell gives a next step from here.',
  'stuck.reveal': 'The solution has {color} at row {row}, column {column}.',
  'empty-line.row': 'Row {line} has no block: all its cells stay empty.',
  'empty-line.column': 'Column {line} has no block: all its cells stay empty.',
  'completed-line.row': 'Row {line} has all its blocks: cross the rest, {columns}.',
  'completed-line.column': 'Column {line} has all its blocks: cross the rest, {rows}.',
  'full-line.row': 'Row {line}: clue {clue} needs all {length} cells, so there is one way to place it.',
  'full-line.column': 'Column {line}: clue {clue} needs all {length} cells, so there is one way to place it.',
  'overlap.row': 'Row {line}: block {block} ({length}) covers {columns} wherever it stands.',
  'overlap.column': 'Column {line}: block {block} ({length}) covers {rows} wherever it stands.',
  'unreachable.row': 'Row {line}: no block of {clue} can reach {columns}.',
  'unreachable.column': 'Column {line}: no block of {clue} can reach {rows}.',
  'line-logic.row': 'Row {line}: every way to place {clue} agrees on {columns}.',
  'line-logic.column': 'Column {line}: every way to place {clue} agrees on {rows}.',
  'crossing-colors.pair':
    'Row {row} and column {column} together leave one colour for the cell where they cross: {color}.',
  'crossing-colors.round':
    'Row {row}, column {column}: noting which colours each line still allows ({rounds} rounds) leaves one: {color}.',
  'look-ahead.line':
    'Suppose row {row}, column {column} were {assumed}: then {axis} {line} could no longer be completed. So it is not.',
  'look-ahead.chain':
    'Suppose row {row}, column {column} were {assumed}: following {steps} lines from there, {axis} {line} could no longer be completed. So it is not.',
} as const;

/** Keys of the texts. */
export type MessageKey = keyof typeof messages;

/** Fills a text in. */
export function explain(key: MessageKey, params: Readonly<Record<string, string | number>> = {}): Explanation {
  const { cells } = params;
  const text = messages[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'rows' || name === 'columns') return counted(name, `${cells}`);
    return `${params[name] ?? `{${name}}`}`;
  });
  return { key, params, text };
}

function counted(noun: 'rows' | 'columns', positions: string): string {
  return `${/[-,]/.test(positions) ? noun : noun.slice(0, -1)} ${positions}`;
}

/** Writes positions, counted from 0, as people count them: `1-3, 7`. */
export function positionsText(positions: readonly number[]): string {
  const parts: string[] = [];
  for (let start = 0; start < positions.length; ) {
    let end = start + 1;
    while (end < positions.length && positions[end] === (positions[end - 1] ?? 0) + 1) end += 1;
    const first = (positions[start] ?? 0) + 1;
    const last = (positions[end - 1] ?? 0) + 1;
    parts.push(first === last ? `${first}` : `${first}-${last}`);
    start = end;
  }
  return parts.join(', ');
}
