// Keys of the library: up and down an item, left and right a shelf, Enter opens.

import type { CommandId } from '../keys/commands.ts';
import { nextItem } from '../library/shelf.ts';
import type { AppState, Step } from './app-state.ts';
import { chosenIndex, chosenItem, openShelf, still } from './app-state.ts';

/** Items that a page is. */
const PAGE = 5;

/** Obeys a command on the library screen. `next-color` (Tab) opens the next puzzle that is not solved. */
export function libraryCommand(state: AppState, command: CommandId): Step {
  const count = openShelf(state).items.length;
  const at = chosenIndex(state);
  switch (command) {
    case 'move-up':
      return still(choose(state, at - 1));
    case 'move-down':
      return still(choose(state, at + 1));
    case 'page-up':
      return still(choose(state, at - PAGE));
    case 'page-down':
      return still(choose(state, at + PAGE));
    case 'row-start':
    case 'first-row':
      return still(choose(state, 0));
    case 'row-end':
    case 'last-row':
      return still(choose(state, count - 1));
    case 'move-left':
      return still(turnTo(state, state.shelf - 1));
    case 'move-right':
      return still(turnTo(state, state.shelf + 1));
    case 'cycle':
    case 'fill':
      return openChosen(state);
    case 'next-color':
      return openChosen(choose(state, nextItem(openShelf(state), at)));
    case 'escape':
      return still(state.play && !state.play.session.status.solved ? { ...state, screen: 'play' } : state);
    default:
      return still(state);
  }
}

/** Opens the chosen item. */
export function openChosen(state: AppState): Step {
  const item = chosenItem(state);
  return item ? { state, effects: [{ kind: 'open', origin: item.origin }] } : still(state);
}

/** Chooses an item of the open shelf. */
export function choose(state: AppState, index: number): AppState {
  const shelf = openShelf(state);
  const inside = Math.max(0, Math.min(shelf.items.length - 1, index));
  return { ...state, chosen: { ...state.chosen, [shelf.id]: inside } };
}

/** Opens a shelf; beyond the last comes the first. */
export function turnTo(state: AppState, index: number): AppState {
  const count = state.shelves.length;
  return { ...state, shelf: (index + count) % count };
}
