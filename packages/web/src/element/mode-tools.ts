// What playing, solving and editing share: one chunk (vite.config.ts), fetched beside the mode's own.

import '../board/paint-notes.ts';
import '../input/pan-drag.ts';
import '../texts/english-play.ts';
import './color-button.ts';
import './tool-styles.ts';
import './toolbar-keys.ts';
