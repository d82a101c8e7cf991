// Rules of colours, hints and the panel after the win.

/** Adopted by the game and the editor. */
export const TOOL_STYLES: string = `
.swatch{--c:currentColor;position:relative;min-width:40px;padding:4px}
.swatch i{display:grid;place-items:center;width:30px;height:30px;border-radius:6px;background:var(--swatch);box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--_text) 45%,transparent);font-style:normal}
.swatch canvas{position:static;width:14px;height:14px}
.left{font-size:11px;color:var(--_quiet)}
.hint{display:flex;flex-direction:column;align-items:center;gap:6px;text-align:center;padding:2px 8px}
.hint p{margin:0;max-width:60ch}
.hint div{display:flex;gap:6px;flex-wrap:wrap;justify-content:center}
.action{border-color:color-mix(in srgb,var(--_text) 30%,transparent);padding:0 14px}
.primary{background:var(--_cursor);color:var(--_bg);border-color:var(--_cursor)}
.primary:hover{background:color-mix(in srgb,var(--_cursor) 86%,var(--_text))}
.solved{display:flex;flex-direction:column;align-items:center;gap:6px;text-align:center;padding:6px}
.solved h2{margin:0;font-size:1.35em;font-weight:650;text-wrap:balance}
.solved p{margin:0;color:var(--_quiet)}
.solved div{display:flex;gap:8px;flex-wrap:wrap;justify-content:center}
@media (prefers-reduced-motion:no-preference){.solved{animation:rise .5s .35s both}}
@keyframes rise{from{opacity:0;transform:translateY(6px)}}
@media (forced-colors:active){.swatch i{forced-color-adjust:none}}
@media print{.hint,.solved{display:none}}
`;
