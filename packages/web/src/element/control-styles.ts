// Rules of tool bar, buttons and status line.

/** Adopted with the first mode. */
export const CONTROL_STYLES: string = `
.bar{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:4px}
.bar:empty,.status:empty{display:none}
.status{min-height:1.35em;text-align:center;color:var(--_quiet);overflow-wrap:anywhere}
.status b{color:var(--_text);font-weight:600}
.live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
button{font:inherit;color:inherit;background:none;border:1px solid transparent;border-radius:8px;min-width:40px;min-height:40px;padding:0 8px;
display:inline-flex;align-items:center;justify-content:center;gap:6px;cursor:pointer;touch-action:manipulation}
button:hover{background:color-mix(in srgb,var(--_text) 8%,transparent)}
button:focus-visible{outline:3px solid var(--_cursor);outline-offset:1px}
button[aria-pressed=true],button[aria-checked=true]{border-color:var(--_cursor);color:var(--_cursor);background:color-mix(in srgb,var(--_cursor) 10%,transparent)}
button:disabled,button[aria-disabled=true]{opacity:.4;cursor:default}
button svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.group{display:flex;flex-wrap:wrap;justify-content:center;gap:4px}
.group+.group{margin-left:8px}
@media (max-width:480px){.group{display:contents}.frame{--_below:168px}}
@media (forced-colors:active){button[aria-pressed=true],button[aria-checked=true]{outline:3px solid Highlight}}
@media print{.bar,.status{display:none}}
`;
