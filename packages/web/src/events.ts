// What the element tells its page. All events bubble and cross shadow borders; details are plain JSON.
//
//   viewer.addEventListener('nonogram-solved', (event) => console.log(event.detail.timeMs));

import type { Axis, Problem } from '@nonokit/core';

/** The puzzle is on the board. */
export interface ReadyDetail {
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  readonly title: string | null;
}

/** The player, or a method, is about to change the board; `preventDefault()` keeps it as it was. */
export interface ChangeDetail {
  /** The move as text, as save files hold it; for an edit the name of the tool. */
  readonly move: string;
  /** How much is decided after it, 0 to 1. */
  readonly progress: number;
}

/** All blocks of a row or column stand where the clue asks. */
export interface LineCompleteDetail {
  readonly axis: Axis;
  readonly index: number;
}

/** Every clue is satisfied. */
export interface SolvedDetail {
  readonly timeMs: number;
  readonly moves: number;
  readonly hints: number;
}

/** A line contradicts its clue. */
export interface MistakeDetail {
  readonly axis: Axis;
  readonly index: number;
}

/** A hint was shown: how much of it (1 where, 2 which technique, 3 which cells, 4 done). */
export interface HintDetail {
  readonly level: number;
  readonly technique: string | null;
  readonly text: string;
}

/** Something could not be read; the board stays as it was. */
export interface ErrorDetail {
  readonly problems: readonly Problem[];
}

/** The size the element would like to have, for frames that adapt to it. */
export interface ResizeDetail {
  readonly width: number;
  readonly height: number;
}

/** Event names with the type of their detail. */
export interface NonogramEvents {
  readonly 'nonogram-ready': ReadyDetail;
  readonly 'nonogram-change': ChangeDetail;
  readonly 'nonogram-line-complete': LineCompleteDetail;
  readonly 'nonogram-solved': SolvedDetail;
  readonly 'nonogram-mistake': MistakeDetail;
  readonly 'nonogram-hint': HintDetail;
  readonly 'nonogram-error': ErrorDetail;
  readonly 'nonogram-resize': ResizeDetail;
}

/** The name of an event. */
export type NonogramEventName = keyof NonogramEvents;

/** All names, for frames that pass every event on. */
export const EVENT_NAMES: readonly NonogramEventName[] = [
  'nonogram-ready',
  'nonogram-change',
  'nonogram-line-complete',
  'nonogram-solved',
  'nonogram-mistake',
  'nonogram-hint',
  'nonogram-error',
  'nonogram-resize',
];

/**
 * Tells the page.
 *
 * @returns false if the page vetoed it; only `nonogram-change` can be vetoed.
 */
export function emit<Name extends NonogramEventName>(
  target: EventTarget,
  name: Name,
  detail: NonogramEvents[Name],
): boolean {
  const cancelable = name === 'nonogram-change';
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
