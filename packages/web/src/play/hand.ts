// The player's hand: which tool and colour it holds, and what pointers and keys write with them.

import type { CellIndex, LineRef, MarkCode } from '@nonokit/core';
import { CROSSED, filledCode, isBlackAndWhite, MAYBE, UNKNOWN } from '@nonokit/core';
import { placeUnder } from '../board/navigate.ts';
import type { ModeHost } from '../element/mode.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import { panDrag } from '../input/pan-drag.ts';
import type { Tool } from '../input/pointer-paint.ts';
import { markOfLongPress, markOfPress, paintDrag } from '../input/pointer-paint.ts';
import type { PlayerController } from './player-controller.ts';

/** A finger that moved further did not tap. */
const TAP_REACH = 6;

/** What a hand needs to know of the game around it. */
export interface HandOptions {
  /** True while nothing may be written: solved, or read only. */
  isFrozen(): boolean;
  /** Tool or colour changed. */
  changed(): void;
}

/** Writes on one board. */
export class Hand {
  readonly #host: ModeHost;
  readonly #controller: PlayerController;
  readonly #options: HandOptions;
  #tool: Tool = 'fill';
  #color = 1;

  constructor(host: ModeHost, controller: PlayerController, options: HandOptions) {
    this.#host = host;
    this.#controller = controller;
    this.#options = options;
  }

  get tool(): Tool {
    return this.#tool;
  }

  get color(): number {
    return this.#color;
  }

  /** Takes another tool. */
  take(tool: Tool): void {
    this.#tool = tool;
    this.#options.changed();
  }

  /** Takes a colour, if the puzzle has it, and fills with it. */
  takeColor(color: number): void {
    if (color < 1 || color >= this.#host.puzzle.palette.length) return;
    this.#color = color;
    this.take('fill');
  }

  /** Takes the next or the previous colour. */
  stepColor(step: 1 | -1): void {
    const { palette } = this.#host.puzzle;
    const count = palette.length - 1;
    if (!isBlackAndWhite(palette)) this.takeColor(((this.#color - 1 + step + count) % count) + 1);
  }

  /** Begins what a pointer does: a stroke, a tick on a clue, moving the board. */
  press(point: PagePoint, event: PointerEvent): Drag | undefined {
    const { board, options, puzzle } = this.#host;
    const place = placeUnder(board, point.x, point.y);
    const isTouch = event.pointerType === 'touch';
    if (place.kind === 'outside' || (isTouch && event.button !== 0)) return undefined;
    if (place.kind === 'clue') return this.#pressClue(place, place.slot, point, isTouch && board.wish.zoom > 1);
    if (this.#tool === 'move') return panDrag(board, point);
    if (this.#options.isFrozen()) return undefined;
    const before = this.#controller.marks[place.row * puzzle.width + place.column] ?? UNKNOWN;
    const mark = markOfPress(event, this.#tool, this.#color, options.input, before);
    const rest = { mark: markOfLongPress(this.#tool, this.#color), done: () => navigator.vibrate?.(12) };
    const moved = (cell: CellIndex): void => this.#host.moveCursor(cell);
    return paintDrag(board, this.#controller, place, mark, options.input === 'cycle' ? undefined : rest, moved);
  }

  /** A tap on a clue number ticks it; a drag along a clue bar moves a zoomed board. */
  #pressClue(line: LineRef, slot: number, start: PagePoint, pans: boolean): Drag {
    const pan = pans ? panDrag(this.#host.board, start, line.axis === 'row' ? 'column' : 'row') : undefined;
    let isTap = true;
    return {
      move: (points) => {
        const last = points.at(-1) ?? start;
        if (Math.hypot(last.x - start.x, last.y - start.y) > TAP_REACH) isTap = false;
        pan?.move(points);
      },
      end: () => {
        if (isTap && !this.#options.isFrozen()) this.#tick(line, slot);
      },
      cancel: () => {},
    };
  }

  #tick({ axis, index }: LineRef, slot: number): void {
    const { rows, columns } = this.#host.puzzle;
    const clue = (axis === 'row' ? rows : columns)[index] ?? [];
    const block = clue.length - 1 - slot;
    if (block >= 0 && block < clue.length) this.#controller.tick({ line: { axis, index }, block });
  }

  /** Writes into the cell under the cursor, as one stroke. */
  mark(mark: 'fill' | 'cross' | 'maybe' | 'clear' | 'cycle'): void {
    if (this.#options.isFrozen()) return;
    const fill = filledCode(this.#color);
    const cell = this.#host.cursor;
    const before = this.#controller.game.marks.cells[cell] ?? UNKNOWN;
    const cycled = before === CROSSED ? UNKNOWN : before === UNKNOWN || before === MAYBE ? fill : CROSSED;
    const marks: Readonly<Record<typeof mark, MarkCode>> = {
      fill,
      cross: CROSSED,
      maybe: MAYBE,
      clear: UNKNOWN,
      cycle: cycled,
    };
    this.#controller.begin(cell, { mark: marks[mark], overwrite: 'like-first' });
    this.#controller.commit();
  }

  /** Paints along the way of the cursor, with what stands in the cell it left. */
  drawAlong(from: CellIndex, to: CellIndex): void {
    if (this.#options.isFrozen() || from === to) return;
    const held = this.#tool === 'cross' ? CROSSED : filledCode(this.#color);
    const before = this.#controller.marks[from] ?? UNKNOWN;
    const { width } = this.#host.puzzle;
    const step = Math.abs(to - from) < width ? Math.sign(to - from) : Math.sign(to - from) * width;
    const cells: CellIndex[] = [];
    for (let cell = from; cell !== to; cell += step) cells.push(cell);
    this.#controller.trail([...cells, to], before === UNKNOWN ? held : before);
  }
}
