// Drawing puzzles: as text and as SVG.

export * from './contrast.ts';
export * from './gutters.ts';
export * from './legend.ts';
export * from './rendered-board.ts';
export * from './svg.ts';
export * from './text.ts';
