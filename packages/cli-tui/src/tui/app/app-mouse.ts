// The mouse on all screens. Places on the screen become places on the board by the same layout that
// was drawn.

import { columnOf, rowOf } from '@nonokit/core';
import { nearestPlace, targetAt } from '../board/hit-test.ts';
import { dragTo, markOfButton, pressAt, release, tickBlock } from '../session/pointing.ts';
import type { MouseEvent } from '../terminal/input-event.ts';
import { withSession, zoomed } from './app-change.ts';
import type { AppState, PlayState, Step } from './app-state.ts';
import { playOptions, still } from './app-state.ts';
import { choose, libraryCommand, openChosen, turnTo } from './library-input.ts';
import { libraryTargetAt } from './library-layout.ts';
import { paletteTargetAt } from './palette-bar.ts';

/** Takes a mouse event. */
export function handleMouse(state: AppState, event: MouseEvent): Step {
  if (state.busy !== null) return still(state);
  if (state.overlay) return still(event.action === 'press' ? { ...state, overlay: null } : state);
  switch (state.screen) {
    case 'library':
      return onLibrary(state, event);
    case 'play':
      return state.play ? still(onBoard(state, state.play, event)) : still(state);
    case 'solved':
      return still(state);
  }
}

function onLibrary(state: AppState, event: MouseEvent): Step {
  if (event.action === 'wheel-up') return libraryCommand(state, 'move-up');
  if (event.action === 'wheel-down') return libraryCommand(state, 'move-down');
  if (event.action !== 'press') return still(state);
  const target = libraryTargetAt(state, event.x, event.y);
  if (target.kind === 'shelf') return still(turnTo(state, target.index));
  if (target.kind !== 'item') return still(state);
  const chosen = choose(state, target.index);
  return target.isChosen ? openChosen(chosen) : still(chosen);
}

function onBoard(before: AppState, play: PlayState, event: MouseEvent): AppState {
  const state = before.toast === null || event.action !== 'press' ? before : { ...before, toast: null };
  const { layout, session } = play;
  if (layout.board.kind !== 'board') return state;
  const x = event.x - layout.boardX;
  const y = event.y - layout.boardY;
  const options = playOptions(state);
  switch (event.action) {
    case 'press': {
      const color = paletteTargetAt(state, event.x, event.y);
      if (color !== undefined) return withSession(state, { ...session, color, message: null }, play.margin);
      const target = targetAt(layout.board, session.puzzle, x, y);
      if (target.kind === 'cell')
        return withSession(state, pressAt(session, target.cell, markOfButton(event, session)), 0);
      if (target.kind === 'block') return withSession(state, tickBlock(session, target.line, target.block, options), 0);
      return state;
    }
    case 'drag': {
      const place = nearestPlace(layout.board, x, y);
      return withSession(state, dragTo(session, place.row, place.column), 0);
    }
    case 'release':
      return withSession(state, release(session, options), 0);
    case 'wheel-up':
    case 'wheel-down':
    case 'wheel-left':
    case 'wheel-right':
      return event.ctrl ? zoomed(state, event.action === 'wheel-up' ? 1 : -1) : scrolled(state, play, event);
    case 'move':
      return state.settings.hover ? pointed(state, play, x, y) : state;
  }
}

/** The crosshair goes where the pointer is; off the board it is the cursor's again. */
function pointed(state: AppState, play: PlayState, x: number, y: number): AppState {
  const { board } = play.layout;
  const { puzzle } = play.session;
  const target = board.kind === 'board' ? targetAt(board, puzzle, x, y) : undefined;
  const pointer =
    target?.kind === 'cell' ? { row: rowOf(puzzle, target.cell), column: columnOf(puzzle, target.cell) } : null;
  const { pointer: before } = play;
  const isSame = before?.row === pointer?.row && before?.column === pointer?.column;
  return isSame ? state : { ...state, play: { ...play, pointer } };
}

/** The wheel moves the window over the board, with Shift sideways; the cursor stays where it is. With Ctrl it zooms. */
function scrolled(state: AppState, play: PlayState, event: MouseEvent): AppState {
  const { board } = play.layout;
  if (board.kind !== 'board' || !board.scrolls) return state;
  const step = event.action === 'wheel-up' || event.action === 'wheel-left' ? -2 : 2;
  const sideways = event.shift || event.action === 'wheel-left' || event.action === 'wheel-right';
  const { row, column } = play.scroll;
  const scroll = {
    row: Math.max(0, Math.min(play.session.puzzle.height - 1, row + (sideways ? 0 : step))),
    column: Math.max(0, Math.min(play.session.puzzle.width - 1, column + (sideways ? step : 0))),
  };
  return { ...state, play: { ...play, scroll, margin: -1 } };
}
