// Plain clue text, step 2: which clues are rows, which are columns?
//
// Rows come first unless a heading says otherwise. The blocks are told apart by headings, by a line
// of dashes or the like, by a single slash, or by a blank line, in this order of preference:
//
//   rows: 2 1, 3          2 1          2 1, 3 / 1, 2, 1, 1          2 1
//   columns: 1, 2, 1, 1   3                                         3
//                         --
//                         1                                         1
//                         …                                         …

import { MAX_SIDE } from '../puzzle/limits.ts';
import type { ClueTextHead, TextItem } from './clue-text-lines.ts';
import type { ProblemList } from './problem-list.ts';
import type { Piece } from './section-lines.ts';
import { clueLines, isBlank, placeOfPiece } from './section-lines.ts';

/** The clue lines of both axes. */
export interface ClueBlocks {
  readonly rows: readonly Piece[];
  readonly columns: readonly Piece[];
}

/** Finds the two blocks; `undefined` and a problem if there are not two. May correct the head's size. */
export function readLayout(items: readonly TextItem[], head: ClueTextHead, list: ProblemList): ClueBlocks | undefined {
  if (items.some((item) => item.kind === 'heading')) return headedBlocks(items, head, list);
  const withSize = sizedBlocks(items);
  if (withSize) return withSize;
  const cut = cutAtSlash(items);
  const groups = cut.some((item) => item.kind === 'divider')
    ? splitAt(cut, 'divider')
    : splitAt(cut, 'blank').filter((group) => group.length > 0);
  const [rows, columns] = groups;
  if (groups.length === 2 && rows && columns) {
    return oneLiners({ rows: clueLines(rows, head.height), columns: clueLines(columns, head.width) });
  }
  const stray = groups[2]?.find((piece) => !isBlank(piece)) ?? groups[0]?.[0];
  const found = groups.length === 1 ? 'only one block of clues' : `${groups.length} blocks of clues`;
  list.add(
    'missing-section',
    `${found}, expected rows and columns with a blank line, "/" or headings between them`,
    stray && placeOfPiece(stray),
  );
  return undefined;
}

function headedBlocks(items: readonly TextItem[], head: ClueTextHead, list: ProblemList): ClueBlocks | undefined {
  const blocks: { row?: Piece[]; column?: Piece[] } = {};
  const inHeading: { row?: boolean; column?: boolean } = {};
  let axis: 'row' | 'column' | undefined;
  for (const item of items) {
    if (item.kind === 'heading') {
      axis = item.axis;
      if (blocks[axis])
        list.add('duplicate-section', `a second block of ${axis}s`, { line: item.piece.line, column: 1 });
      blocks[axis] = isBlank(item.piece) ? [] : [item.piece];
      inHeading[axis] = !isBlank(item.piece);
    } else if (item.kind !== 'divider' && axis) {
      blocks[axis]?.push(item.piece);
    } else if (item.kind === 'clue') {
      list.add('syntax', 'a clue stands before the first heading', placeOfPiece(item.piece));
    }
  }
  const { row, column } = blocks;
  if (row === undefined || column === undefined) {
    const only = items.find((item) => item.kind === 'heading');
    const where = only && { line: only.piece.line, column: 1 };
    list.add('missing-section', `there is no block of ${row === undefined ? 'rows' : 'columns'}`, where);
    return undefined;
  }
  const rows = clueLines(row, head.height);
  const columns = clueLines(column, head.width);
  return {
    rows: rows.length === 1 && inHeading.row ? piecesOfLine(rows[0]) : rows,
    columns: columns.length === 1 && inHeading.column ? piecesOfLine(columns[0]) : columns,
  };
}

/**
 * Programs that write bare numbers start with the size, and blank lines are empty clues there:
 * `height width`, rows, `#`, columns; or `width height`, rows and columns in one go.
 */
function sizedBlocks(items: readonly TextItem[]): ClueBlocks | undefined {
  const start = items.findIndex((item) => item.kind !== 'blank');
  const size = /^\s*(\d{1,5})[ \t]+(\d{1,5})\s*$/.exec(
    items[start]?.kind === 'clue' ? (items[start]?.piece.text ?? '') : '',
  );
  if (!size) return undefined;
  const [first, second] = [Number(size[1]), Number(size[2])];
  const groups = splitAt(items.slice(start + 1), 'divider');
  const fits = (block: readonly Piece[], count: number): readonly Piece[] | undefined => {
    const lines = clueLines(block, count);
    return lines.length === count ? lines : undefined;
  };
  if (groups.length === 2) {
    const rows = fits(groups[0] ?? [], first);
    const columns = fits(groups[1] ?? [], second);
    return rows && columns && { rows, columns };
  }
  const all = groups.length === 1 ? fits(groups[0] ?? [], first + second) : undefined;
  return all && { rows: all.slice(0, second), columns: all.slice(second) };
}

function cutAtSlash(items: readonly TextItem[]): readonly TextItem[] {
  const holders = items.filter((item) => item.piece.text.includes('/'));
  const [holder] = holders;
  if (holders.length !== 1 || holder === undefined || holder.kind !== 'clue') return items;
  const { text, line, column } = holder.piece;
  const slash = text.indexOf('/');
  if (text.indexOf('/', slash + 1) >= 0) return items;
  const at = (from: number, to?: number): Piece => ({ text: text.slice(from, to), line, column: column + from });
  const parts: readonly TextItem[] = [
    { kind: 'clue', piece: at(0, slash) },
    { kind: 'divider', piece: at(slash, slash + 1) },
    { kind: 'clue', piece: at(slash + 1) },
  ];
  return items.flatMap((item) => (item === holder ? parts.filter((part) => !isBlank(part.piece)) : [item]));
}

function splitAt(items: readonly TextItem[], kind: TextItem['kind']): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [[]];
  for (const item of items) {
    if (item.kind === kind) groups.push([]);
    else groups.at(-1)?.push(item.piece);
  }
  return groups;
}

/** If both blocks are a single text line, their clues stand side by side. */
function oneLiners(blocks: ClueBlocks): ClueBlocks {
  const { rows, columns } = blocks;
  if (rows.length !== 1 || columns.length !== 1) return blocks;
  return { rows: piecesOfLine(rows[0]), columns: piecesOfLine(columns[0]) };
}

/** `2 1, 3` → two clues; `;`, `/` or `|` separate clues too, and then commas separate numbers. */
function piecesOfLine(line: Piece | undefined): readonly Piece[] {
  if (line === undefined) return [];
  const separator = [';', '/', '|'].find((char) => line.text.includes(char)) ?? /[,，、]/;
  // One more than there can be is enough to say that there are too many.
  const texts = line.text.split(separator, MAX_SIDE + 2);
  let column = line.column;
  const pieces = texts.map((text): Piece => {
    const piece = { text, line: line.line, column };
    column += text.length + 1;
    return piece;
  });
  // A separator at the very end closes the last clue, it does not open another one.
  return pieces.length > 1 && pieces.at(-1)?.text.trim() === '' ? pieces.slice(0, -1) : pieces;
}
