// What it costs to draw a board of 60x60 through Ink, in three ways: a <Text> for each cell, a string with
// colours for each row, and one character for the whole board that the painter replaces (terminal/pane.ts).
//
//   node --conditions=@nonokit/source packages/cli-tui/scripts/ink-cost.ts [frames]
//
// Each frame moves the cursor by one cell. Printed is CPU time per frame, which other programs do not
// change much, and what was written. docs/decisions/0012 quotes it.

import { EventEmitter } from 'node:events';
import { createGrid, puzzleOf, unwrap } from '@nonokit/core';
import { boardStatus, newGame } from '@nonokit/core/game';
import { Box, render, Text } from 'ink';
import type { ReactElement } from 'react';
import { createElement } from 'react';
import { BoardSkin } from '../src/tui/board/board-skin.ts';
import { drawBoard, NO_SPOTLIGHT } from '../src/tui/board/draw-board.ts';
import { layoutBoard } from '../src/tui/board/layout.ts';
import { FrameStream } from '../src/tui/terminal/frame-stream.ts';
import { Painter } from '../src/tui/terminal/painter.ts';
import type { PaneBlock } from '../src/tui/terminal/pane.ts';
import { Pane, rowText } from '../src/tui/terminal/pane.ts';
import { Terminal } from '../src/tui/terminal/terminal.ts';
import { unicodeGlyphs } from '../src/tui/theme/glyphs.ts';
import { lookOf } from '../src/tui/theme/look.ts';

const FRAMES = Number(process.argv[2] ?? 60);
const SIDE = 60;
const WINDOW = { columns: 200, rows: 90 };

const picture = createGrid(SIDE, SIDE);
for (let cell = 0; cell < SIDE * SIDE; cell += 1) picture.cells[cell] = (cell * 7) % 11 < 6 ? 1 : 0;
const puzzle = unwrap(puzzleOf(picture));
const look = lookOf('dark', 'true', unicodeGlyphs);
const status = boardStatus(newGame(puzzle), 'weak');

/** The board with its cursor somewhere else in every frame. */
function boardAt(frame: number): PaneBlock {
  const cursor = { row: frame % SIDE, column: (frame * 3) % SIDE };
  const layout = layoutBoard({ puzzle, space: WINDOW, zoom: 1, scroll: { row: 0, column: 0 }, cursor, margin: 2 });
  if (layout.kind !== 'board') throw new Error('the window is too small');
  const { theme, glyphs, styles } = look;
  const skin = new BoardSkin({ theme, glyphs, styles, palette: puzzle.palette, cell: layout.cell, symbols: true });
  const nothing = { isGuess: undefined, isTicked: undefined, spotlight: NO_SPOTLIGHT, indent: 0 };
  return drawBoard({
    puzzle,
    marks: status.marks,
    status,
    cursor,
    crosshair: cursor,
    layout,
    skin,
    glyphs,
    ...nothing,
  });
}

/** Pieces of one style in a row, as coloured text. */
function pieces(block: PaneBlock, y: number): readonly string[] {
  const row = block[y];
  if (!row) return [];
  const found: string[] = [];
  for (let start = 0; start < row.codes.length; ) {
    let end = start + 1;
    while (end < row.codes.length && row.styles[end] === row.styles[start]) end += 1;
    found.push(`${look.styles.sequence(row.styles[start] ?? 0)}${rowText(row, start, end)}\u001b[0m`);
    start = end;
  }
  return found;
}

const pane = new Pane();
const ways: Readonly<Record<string, (block: PaneBlock) => ReactElement>> = {
  'a <Text> for each piece': (block) =>
    createElement(
      Box,
      { flexDirection: 'column' },
      ...block.map((_, y) =>
        createElement(Box, { key: y }, ...pieces(block, y).map((text, x) => createElement(Text, { key: x }, text))),
      ),
    ),
  'a string for each row': (block) =>
    createElement(
      Box,
      { flexDirection: 'column' },
      ...block.map((_, y) => createElement(Text, { key: y }, pieces(block, y).join(''))),
    ),
  'one character, painted by us': (block) => createElement(Text, null, pane.characterOf(block)),
};

/** A screen that counts what it is sent. */
class Sink extends EventEmitter {
  readonly isTTY = true;
  readonly columns = WINDOW.columns;
  readonly rows = WINDOW.rows + 20;
  bytes = 0;

  write(text: string): boolean {
    this.bytes += text.length;
    return true;
  }
}

console.log(`${SIDE}x${SIDE} in ${WINDOW.columns}x${WINDOW.rows}, ${FRAMES} frames`);
console.log('way                            CPU ms/frame   bytes/frame');
for (const [name, draw] of Object.entries(ways)) {
  const sink = new Sink();
  const isPainted = name.includes('painted');
  const input = Object.assign(new EventEmitter(), { setEncoding() {}, resume() {}, pause() {} });
  const terminal = new Terminal({ input, output: sink, mouse: 'off' });
  if (isPainted) terminal.enter();
  const stdout = isPainted ? new FrameStream(terminal, new Painter(pane, look.styles)) : sink;
  const ink = render(draw(boardAt(0)), {
    stdout: stdout as unknown as NodeJS.WriteStream,
    ...(isPainted ? { debug: true } : { incrementalRendering: true, maxFps: 1000, alternateScreen: true }),
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
  });
  const show = async (frame: number): Promise<void> => {
    ink.rerender(draw(boardAt(frame)));
    await new Promise<void>((resolve) => setTimeout(resolve, 5));
  };
  for (let frame = 1; frame <= 20; frame += 1) await show(frame);
  const [cpu, bytes] = [process.cpuUsage(), sink.bytes];
  for (let frame = 21; frame <= 20 + FRAMES; frame += 1) await show(frame);
  const { user, system } = process.cpuUsage(cpu);
  const perFrame = (user + system) / 1000 / FRAMES;
  console.log(
    `${name.padEnd(30)} ${perFrame.toFixed(1).padStart(12)} ${`${Math.round((sink.bytes - bytes) / FRAMES)}`.padStart(13)}`,
  );
  ink.unmount();
  terminal.leave();
}
