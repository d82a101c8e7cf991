// The four looks. Accent and warning are blue and orange, which the common colour-blindnesses tell apart.

import type { Theme, ThemeName } from './theme.ts';
import { hex } from './theme.ts';

const dark: Theme = {
  name: 'dark',
  page: { fore: hex('d9d6cd'), back: hex('17181c') },
  text: {
    text: { fore: hex('d9d6cd') },
    strong: { fore: hex('f4f1e8'), bold: true },
    quiet: { fore: hex('98968e') },
    faint: { fore: hex('86847d') },
    accent: { fore: hex('82b8ff') },
    warning: { fore: hex('ffa066') },
    good: { fore: hex('8ecfa0') },
    key: { fore: hex('c9c5ba') },
  },
  board: {
    paper: hex('25272d'),
    paperAlt: hex('2a2c33'),
    colorPaper: hex('383b44'),
    colorPaperAlt: hex('3d404a'),
    ink: hex('ece8dd'),
    inkAlt: hex('dcd8cd'),
    rule: hex('565964'),
    cross: hex('8b8d97'),
    note: hex('9fb4d0'),
    accent: hex('4f9dff'),
    warning: hex('ff9351'),
    hint: hex('e6c35c'),
  },
};

const light: Theme = {
  name: 'light',
  page: { fore: hex('3a3832'), back: hex('eeeae0') },
  text: {
    text: { fore: hex('3a3832') },
    strong: { fore: hex('1f1e1b'), bold: true },
    quiet: { fore: hex('676257') },
    faint: { fore: hex('6c675b') },
    accent: { fore: hex('1257b8') },
    warning: { fore: hex('a83a07') },
    good: { fore: hex('256b3e') },
    key: { fore: hex('4d4a42') },
  },
  board: {
    paper: hex('fffdf6'),
    paperAlt: hex('f7f3e8'),
    colorPaper: hex('f7f3e6'),
    colorPaperAlt: hex('efeadb'),
    ink: hex('2b2a28'),
    inkAlt: hex('3a3936'),
    rule: hex('c0b9a8'),
    cross: hex('8c867a'),
    note: hex('4d6a94'),
    accent: hex('2f7bea'),
    warning: hex('e0661c'),
    hint: hex('e8b93a'),
  },
};

const highContrast: Theme = {
  name: 'contrast',
  page: { fore: hex('ffffff'), back: hex('000000') },
  text: {
    text: { fore: hex('ffffff') },
    strong: { fore: hex('ffffff'), bold: true },
    quiet: { fore: hex('d8d8d8') },
    faint: { fore: hex('b8b8b8') },
    accent: { fore: hex('ffd866'), bold: true },
    warning: { fore: hex('ff9d57'), bold: true },
    good: { fore: hex('7fe6a2'), bold: true },
    key: { fore: hex('ffffff') },
  },
  board: {
    paper: hex('000000'),
    paperAlt: hex('141414'),
    colorPaper: hex('2c2c2c'),
    colorPaperAlt: hex('333333'),
    ink: hex('ffffff'),
    inkAlt: hex('ececec'),
    rule: hex('9a9a9a'),
    cross: hex('d0d0d0'),
    note: hex('a8d0ff'),
    accent: hex('ffd23e'),
    warning: hex('ff8a3d'),
    hint: hex('58c4ff'),
  },
};

const mono: Theme = {
  name: 'mono',
  page: {},
  text: {
    text: {},
    strong: { bold: true },
    quiet: {},
    faint: { dim: true },
    accent: { bold: true },
    warning: { bold: true, underline: true },
    good: { bold: true },
    key: { bold: true },
  },
  board: undefined,
};

/** All themes by name. */
export const themes: Readonly<Record<ThemeName, Theme>> = { dark, light, contrast: highContrast, mono };
