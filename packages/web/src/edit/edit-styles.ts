// Rules that only the editor needs.

/** Panels, fields, the verdict. */
export const EDIT_STYLES: string = `
.verdict{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:2px 12px;text-align:center;min-height:1.35em;color:var(--_quiet)}
.verdict b{font-weight:600;color:var(--_text)}
.verdict.open b{color:var(--_quiet);font-weight:400}
.panel{border-top:1px solid color-mix(in srgb,var(--_quiet) 45%,transparent);padding:10px 4px 4px;display:flex;flex-direction:column;gap:10px;align-items:center;text-align:center}
.panel h2{font-size:1em;font-weight:650;margin:0}
.panel p{margin:0;max-width:60ch;color:var(--_quiet);overflow-wrap:anywhere}
.panel .row{display:flex;flex-wrap:wrap;gap:6px 10px;justify-content:center;align-items:center}
.panel .inks{display:grid;gap:8px}
.panel .inks .row{justify-content:start}
.panel label{display:inline-flex;align-items:center;gap:6px}
.panel input,.panel select{font:inherit;color:var(--_text);background:var(--_paper);border:1px solid var(--_grid);border-radius:6px;min-height:36px;padding:0 8px;box-sizing:border-box}
.panel input:focus-visible,.panel select:focus-visible{outline:3px solid var(--_cursor);outline-offset:1px}
.panel input[type=number]{width:5.2em}
.panel input[type=color]{padding:2px;width:48px}
.panel input[type=checkbox]{min-height:0;width:18px;height:18px;accent-color:var(--_cursor)}
.panel .link{width:min(100%,420px)}
.panel .qr{background:#fff;padding:10px;border-radius:6px;forced-color-adjust:none}
.panel .qr canvas{position:static;width:180px;height:180px;image-rendering:pixelated;display:block}
.panel .problem{color:var(--_error)}
.action{border-color:color-mix(in srgb,var(--_text) 30%,transparent);padding:0 14px}
.primary{background:var(--_cursor);color:var(--_bg);border-color:var(--_cursor)}
.frame.dropping{outline:3px dashed var(--_cursor);outline-offset:-6px}
.frame.edit{--_below:176px}
@media (max-width:480px){.frame.edit{--_below:220px}}
@media print{.panel,.verdict{display:none}}
`;
