// The element's stylesheet. It becomes a constructed stylesheet, so pages with a strict content security
// policy need no exception. Sizes come from the host; colours from themes and the page's variables.

import { PROBE_RULE } from '../board/inks.ts';
import { FORCED_DECLARATIONS, themeDeclarations } from '../board/theme-colors.ts';

const LIGHT = `${themeDeclarations('light')};color-scheme:light`;
const DARK = `${themeDeclarations('dark')};color-scheme:dark`;
const CONTRAST = `${themeDeclarations('contrast')};color-scheme:light`;

/** Rules that every mode needs. */
export const VIEWER_STYLES: string = `
:host{display:block;position:relative;box-sizing:border-box;min-width:0;direction:ltr;${LIGHT};
--_font:var(--nono-font,system-ui,-apple-system,'Segoe UI','Hiragino Sans','Noto Sans',sans-serif);
font:400 15px/1.35 var(--_font);font-variant-numeric:tabular-nums;color:var(--_text);-webkit-text-size-adjust:100%}
:host([hidden]),[hidden]{display:none!important}
@media (prefers-color-scheme:dark){:host{${DARK}}}
@media (prefers-contrast:more){:host{${CONTRAST}}}
:host([theme=light]){${LIGHT}}
:host([theme=dark]){${DARK}}
:host([theme=contrast]){${CONTRAST}}
@media (forced-colors:active){:host,:host([theme]){${FORCED_DECLARATIONS}}}
.frame{display:flex;flex-direction:column;gap:8px;height:100%;box-sizing:border-box;padding:10px;background:var(--_bg)}
.stage{position:relative;flex:0 1 auto;min-height:0;width:100%;aspect-ratio:var(--aspect,1);margin:0 auto;overflow:hidden;
max-width:var(--widest,100%);max-height:var(--nono-max-height,max(240px,calc(100svh - var(--_below,124px))))}
canvas{position:absolute;inset:0;width:100%;height:100%}
${PROBE_RULE}
.message{display:grid;place-content:center;gap:4px;text-align:center;padding:24px 12px;min-height:96px;color:var(--_quiet);overflow-wrap:anywhere}
.message b{color:var(--_text);font-weight:600}
@media print{:host{${CONTRAST}}.frame{padding:0;background:none}.stage{max-height:none;break-inside:avoid}}
`;

const SHEETS = new Map<string, CSSStyleSheet>();

/** Adds rules as a constructed stylesheet, one for all viewers of a page. */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const sheet = SHEETS.get(css) ?? new CSSStyleSheet();
  if (!SHEETS.has(css)) sheet.replaceSync(css);
  SHEETS.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
