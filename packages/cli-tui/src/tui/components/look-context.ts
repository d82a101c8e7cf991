// The look and the pane, for every component below the app.

import { createContext, useContext } from 'react';
import type { Pane } from '../terminal/pane.ts';
import type { Look } from '../theme/look.ts';

/** What components need to draw. */
export interface Drawing {
  readonly look: Look;
  readonly pane: Pane;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);

/** The look and the pane; only below the app. */
export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('drawing outside of the app');
  return drawing;
}
