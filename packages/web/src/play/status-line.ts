// The line below the board: size, how far, time, and what the pointer is doing: `9×6 · 34 % · 2:05 · 4 cells`.

import type { CellIndex } from '@nonokit/core';
import { UNKNOWN } from '@nonokit/core';
import { runLengths } from '@nonokit/core/game';
import type { ModeHost } from '../element/mode.ts';
import { clockText } from './active-clock.ts';
import type { PlayerController } from './player-controller.ts';

/** Writes the status line of a game. */
export class StatusLine {
  readonly #host: ModeHost;
  readonly #controller: PlayerController;
  #pointed = '';

  constructor(host: ModeHost, controller: PlayerController) {
    this.#host = host;
    this.#controller = controller;
  }

  /** Writes it anew; nothing when there is nothing to say. */
  show(timeMs: number, isSolved: boolean): void {
    const { say, puzzle, options, status } = this.#host;
    if (isSolved || options.controls === 'none') {
      status.textContent = '';
      return;
    }
    const parts = [
      say('size', { width: puzzle.width, height: puzzle.height }),
      say('percent', { n: Math.floor(this.#controller.progress * 100) }),
    ];
    if (options.timer === 'on') parts.push(clockText(timeMs));
    const { strokeLength, guessCount } = this.#controller;
    if (guessCount > 0) parts.push(say('guessing', { n: guessCount }));
    if (strokeLength > 1) parts.push(say('strokeLength', { n: strokeLength }));
    else if (this.#pointed) parts.push(this.#pointed);
    status.textContent = parts.join(' · ');
  }

  /** Takes the cell under the pointer; tells if there is something else to say now. */
  point(cell: CellIndex | undefined): boolean {
    const before = this.#pointed;
    this.#pointed = cell === undefined ? '' : this.#wordsAt(cell);
    return this.#pointed !== before;
  }

  /** The lengths of the runs through a cell, or where it is. */
  #wordsAt(cell: CellIndex): string {
    const { say, puzzle } = this.#host;
    const { marks } = this.#controller.game;
    if (marks.cells[cell] !== UNKNOWN) {
      const { row, column } = runLengths(marks, cell);
      if (row > 1 || column > 1) return say('runs', { row, column });
    }
    return say('place', { row: Math.floor(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 });
  }
}
