// Which code a mode needs. Each is a chunk of its own, so a page that shows a puzzle downloads neither game
// nor engine nor editor; and the board is painted before any of them is there.

import type { ModeName } from '../attributes.ts';
import type { ModeFactory } from './mode.ts';

/** Gives the factory of a mode. */
export async function loadMode(mode: ModeName): Promise<ModeFactory> {
  // What these modes share is asked for together with them, not after them.
  if (mode !== 'view') void import('./mode-tools.ts');
  switch (mode) {
    case 'view':
      return (await import('./view-mode.ts')).createViewMode;
    case 'play':
      return (await import('../play/play-mode.ts')).createPlayMode;
    case 'solve':
      return (await import('../solve/solve-mode.ts')).createSolveMode;
    case 'edit':
      return (await import('../edit/edit-mode.ts')).createEditMode;
  }
}
