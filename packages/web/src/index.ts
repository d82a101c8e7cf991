// Importing this file defines <nonogram-viewer>: the one side effect. It can be imported on a server, where
// it does nothing.

export type { ModeName, OptionName, ThemeName, ViewerOptions } from './attributes.ts';
export { createNonogram, defineNonogramViewer } from './create-nonogram.ts';
export { NonogramViewer } from './element/nonogram-viewer.ts';
export type { NonogramEventName, NonogramEvents } from './events.ts';

import { defineNonogramViewer } from './create-nonogram.ts';

defineNonogramViewer();
