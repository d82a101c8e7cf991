// Rules that only the solve view needs.

/** The tape's controls, the ladder, the reason. */
export const SOLVE_STYLES: string = `
.tape{display:flex;align-items:center;gap:4px;width:100%;max-width:620px;margin:0 auto}
.tape input{flex:1;min-width:60px;accent-color:var(--_cursor);height:32px}
.tape output{min-width:5.5em;text-align:right;color:var(--_quiet)}
.reason{text-align:center;max-width:64ch;min-height:2.7em;margin:0 auto;text-wrap:balance}
.verdict{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:6px 12px;text-align:center}
.verdict b{font-weight:650}
.frame.solve{--_below:250px}
.counters{color:var(--_quiet);font-size:13px;width:100%}
.choice{display:inline-flex;align-items:center;gap:8px;color:var(--_quiet)}
.choice select{font:inherit;color:var(--_text);background:var(--_paper);border:1px solid color-mix(in srgb,var(--_text) 30%,transparent);border-radius:8px;min-height:40px;padding:0 8px;max-width:60vw}
.choice select:focus-visible{outline:3px solid var(--_cursor);outline-offset:1px}
.ladder{display:grid;grid-template-columns:repeat(4,auto);list-style:none;margin:0;padding:0;color:var(--_quiet)}
.ladder li{padding:1px 8px;line-height:1.25;border-top:3px solid color-mix(in srgb,var(--_quiet) 40%,transparent);font-size:13px}
.ladder li.below{border-color:var(--_cursor)}
.ladder li[aria-current]{border-color:var(--_cursor);color:var(--_text);font-weight:650}
.action{border-color:color-mix(in srgb,var(--_text) 30%,transparent);padding:0 14px}
.ladder li{text-wrap:balance}
@media (max-width:480px){.choice{width:100%;justify-content:center}.ladder{grid-template-columns:repeat(4,1fr);width:100%}.ladder li{font-size:12px;padding:2px 3px}}
@media print{.tape,.reason,.verdict{display:none}}
`;
