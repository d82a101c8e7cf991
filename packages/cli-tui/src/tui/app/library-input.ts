// Keys of the library: arrows go from tile to tile, at the left edge to the shelves; Tab opens the next
// shelf, Enter the puzzle.

import type { CommandId } from '../keys/commands.ts';
import { nextItem } from '../library/shelf.ts';
import type { AppState, Step } from './app-state.ts';
import { chosenIndex, chosenItem, openShelf, still } from './app-state.ts';
import { layoutLibrary } from './library-layout.ts';

/** Obeys a command on the library screen. */
export function libraryCommand(state: AppState, command: CommandId): Step {
  switch (command) {
    case 'next-color':
      return still(turnTo(state, state.shelf + 1));
    case 'previous-color':
      return still(turnTo(state, state.shelf - 1));
    case 'escape':
      return still(state.play && !state.play.session.status.solved ? { ...state, screen: 'play' } : state);
    default:
      return state.focus === 'shelves' ? onShelves(state, command) : onTiles(state, command);
  }
}

function onShelves(state: AppState, command: CommandId): Step {
  switch (command) {
    case 'move-up':
      return still(turnTo(state, state.shelf - 1));
    case 'move-down':
      return still(turnTo(state, state.shelf + 1));
    case 'first-row':
      return still(turnTo(state, 0));
    case 'last-row':
      return still(turnTo(state, state.shelves.length - 1));
    case 'move-right':
    case 'cycle':
    case 'fill':
      return still({ ...state, focus: 'tiles' });
    default:
      return still(state);
  }
}

function onTiles(state: AppState, command: CommandId): Step {
  const { gallery, shelves } = layoutLibrary(state);
  const count = openShelf(state).items.length;
  const at = chosenIndex(state);
  const last = count - 1;
  switch (command) {
    case 'move-left':
      if (at % gallery.columns === 0 && shelves.width > 0) return still({ ...state, focus: 'shelves' });
      return still(choose(state, at - 1));
    case 'move-right':
      return still(choose(state, at + 1));
    case 'move-up':
      return still(at < gallery.columns ? state : choose(state, at - gallery.columns));
    case 'move-down': {
      const hasRowBelow = Math.floor(at / gallery.columns) < Math.floor(last / gallery.columns);
      return still(hasRowBelow ? choose(state, at + gallery.columns) : state);
    }
    case 'page-up':
      return still(choose(state, at - gallery.columns * gallery.rows));
    case 'page-down':
      return still(choose(state, at + gallery.columns * gallery.rows));
    case 'row-start':
      return still(choose(state, at - (at % gallery.columns)));
    case 'row-end':
      return still(choose(state, at - (at % gallery.columns) + gallery.columns - 1));
    case 'first-row':
      return still(choose(state, 0));
    case 'last-row':
      return still(choose(state, last));
    case 'cycle':
    case 'fill':
      return openChosen(state);
    default:
      return still(state);
  }
}

/** Opens the chosen item. */
export function openChosen(state: AppState): Step {
  const item = chosenItem(state);
  return item ? { state, effects: [{ kind: 'open', origin: item.origin }] } : still(state);
}

/** Opens the next item of the shelf that is not solved. */
export function openNext(state: AppState): Step {
  return openChosen(choose(state, nextItem(openShelf(state), chosenIndex(state))));
}

/** Chooses an item of the open shelf. */
export function choose(state: AppState, index: number): AppState {
  const shelf = openShelf(state);
  const inside = Math.max(0, Math.min(shelf.items.length - 1, index));
  return { ...state, focus: 'tiles', chosen: { ...state.chosen, [shelf.id]: inside } };
}

/** Opens a shelf; beyond the last comes the first. */
export function turnTo(state: AppState, index: number): AppState {
  const count = state.shelves.length;
  return { ...state, shelf: (index + count) % count };
}
