// The colours of paper and ink in each theme. Data, so that a test can hold every pair against the
// contrast it must have: 4.5 : 1 for texts, 3 : 1 for lines and marks that carry meaning (WCAG 2.2).

/** What a colour is for. Each is the CSS variable `--nono-…` that a page may set. */
export type ColorRole =
  | 'bg' // behind everything
  | 'paper' // a cell that nobody wrote in
  | 'fill' // the ink of a black-and-white puzzle
  | 'cross' // crosses and notes
  | 'grid' // hairlines
  | 'grid-major' // every fifth line and the frame
  | 'clue'
  | 'clue-done'
  | 'cursor' // the one accent: cursor, selection, active tool
  | 'error' // the one warning
  | 'text' // tool bar and status line
  | 'quiet'; // less important texts

/** A theme that is written down; `auto` picks one of them. */
export type PlainTheme = 'light' | 'dark' | 'contrast';

/** Every theme, every role. */
export const THEME_COLORS: Readonly<Record<PlainTheme, Readonly<Record<ColorRole, string>>>> = {
  light: {
    bg: '#f6f2e8',
    paper: '#fdfbf5',
    fill: '#25242b',
    cross: '#857c6c',
    grid: '#958d7f',
    'grid-major': '#575043',
    clue: '#25242b',
    'clue-done': '#6d6557',
    cursor: '#1f5fd0',
    error: '#b13c05',
    text: '#25242b',
    quiet: '#665f52',
  },
  dark: {
    bg: '#15161a',
    paper: '#1d1f25',
    fill: '#dfdbd1',
    cross: '#85828c',
    grid: '#6a6c77',
    'grid-major': '#a3a4ad',
    clue: '#e9e6de',
    'clue-done': '#8f8d95',
    cursor: '#7fb0ff',
    error: '#ff9d66',
    text: '#e9e6de',
    quiet: '#a09ea6',
  },
  contrast: {
    bg: '#ffffff',
    paper: '#ffffff',
    fill: '#000000',
    cross: '#3d3d3d',
    grid: '#5c5c5c',
    'grid-major': '#000000',
    clue: '#000000',
    'clue-done': '#4a4a4a',
    cursor: '#0037b8',
    error: '#a10000',
    text: '#000000',
    quiet: '#333333',
  },
};

/** All roles, in the order in which they are documented. */
export const COLOR_ROLES: readonly ColorRole[] = Object.keys(THEME_COLORS.light) as ColorRole[];

/** The declarations of a theme: `--_bg:var(--nono-bg,#f6f2e8);…`. */
export function themeDeclarations(theme: PlainTheme): string {
  return COLOR_ROLES.map((role) => `--_${role}:var(--nono-${role},${THEME_COLORS[theme][role]})`).join(';');
}

/** Colours that the reader's system dictates (`forced-colors: active`). */
export const FORCED_DECLARATIONS: string = Object.entries({
  bg: 'Canvas',
  paper: 'Canvas',
  fill: 'CanvasText',
  cross: 'CanvasText',
  grid: 'GrayText',
  'grid-major': 'CanvasText',
  clue: 'CanvasText',
  'clue-done': 'GrayText',
  cursor: 'Highlight',
  error: 'LinkText',
  text: 'CanvasText',
  quiet: 'CanvasText',
} satisfies Record<ColorRole, string>)
  .map(([role, color]) => `--_${role}:${color}`)
  .join(';');
