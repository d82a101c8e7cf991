// A move is a player's change as data, and as one word of text.
//
//   fill cells 5 to 19            ?>1:5-19
//   the same, column of a 20 wide ?>1:5-285/20
//   fill three, cross the rest    ?>1:5-7;?>.:0-4,8-9
//   tick block 0 of row 2         tick:row2.0
//   reset / guess / accept / drop
//
// A paint says what each cell was before and what it becomes, so it is its own inverse: undo needs no
// copy of the board, and replaying a save does not depend on options such as crossing finished lines.

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import type { CellIndex } from '../puzzle/grid.ts';
import type { LineRef } from '../puzzle/line-ref.ts';
import type { MarkCode } from '../puzzle/mark.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { cellsText, parseCells } from './cells-text.ts';
import { codeOfMarkText, markText } from './mark-text.ts';

/** Cells that all had one mark and get another; rising order, no cell twice. */
export interface Change {
  readonly from: MarkCode;
  readonly to: MarkCode;
  readonly cells: readonly CellIndex[];
}

/** One block of one clue, counted from 0. */
export interface BlockRef {
  readonly line: LineRef;
  readonly block: number;
}

/**
 * Everything a player can do to a game; each is one undo step.
 *
 * - `paint`: one stroke, with the crosses that followed from it.
 * - `tick`: ticks a clue number off by hand, or takes the tick away.
 * - `reset`: empties the board, with all guess layers and ticks.
 * - `guess-start`, `guess-accept`, `guess-drop`: opens a layer of tentative marks; keeps the innermost
 *   one's marks; takes them all back.
 */
export type Move =
  | { readonly kind: 'paint'; readonly changes: readonly Change[] }
  | { readonly kind: 'tick'; readonly line: LineRef; readonly block: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'guess-start' }
  | { readonly kind: 'guess-accept' }
  | { readonly kind: 'guess-drop' };

const WORDS = { reset: 'reset', 'guess-start': 'guess', 'guess-accept': 'accept', 'guess-drop': 'drop' } as const;

/** Writes a move as one word without spaces. */
export function encodeMove(move: Move): string {
  switch (move.kind) {
    case 'paint':
      return move.changes
        .map(({ from, to, cells }) => `${markText(from)}>${markText(to)}:${cellsText(cells)}`)
        .join(';');
    case 'tick':
      return `tick:${move.line.axis}${move.line.index}.${move.block}`;
    default:
      return WORDS[move.kind];
  }
}

/**
 * Reads a move back.
 *
 * @param cellCount bounds the cells, so that a hostile text cannot name more than the board has.
 * @returns a `bad-move` Problem that quotes the part that cannot be read.
 */
export function decodeMove(text: string, cellCount: number): Result<Move> {
  for (const [kind, word] of Object.entries(WORDS)) if (text === word) return ok({ kind: kind as keyof typeof WORDS });
  const tick = /^tick:(row|column)(\d{1,5})\.(\d{1,5})$/.exec(text);
  if (tick) {
    const [, axis, index, block] = tick;
    return ok({
      kind: 'tick',
      line: { axis: axis === 'row' ? 'row' : 'column', index: Number(index) },
      block: Number(block),
    });
  }
  const changes: Change[] = [];
  for (const part of text.split(';')) {
    const change = parseChange(part, cellCount);
    if (change === undefined) return err([unreadable(part)]);
    changes.push(change);
  }
  return ok({ kind: 'paint', changes });
}

function parseChange(text: string, cellCount: number): Change | undefined {
  const match = /^([^>]{1,2})>([^:]{1,2}):(.+)$/.exec(text);
  const from = codeOfMarkText(match?.[1] ?? '');
  const to = codeOfMarkText(match?.[2] ?? '');
  const cells = parseCells(match?.[3] ?? '', cellCount);
  return from === undefined || to === undefined || cells === undefined ? undefined : { from, to, cells };
}

function unreadable(part: string): Problem {
  const quoted = part.length > 40 ? `${part.slice(0, 40)}…` : part;
  return problem('bad-move', `"${quoted}" is not a move, expected one like "?>1:5-19", "tick:row2.0" or "guess"`);
}
