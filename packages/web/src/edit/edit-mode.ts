// Drawing a puzzle: the picture is the input, clues and verdict follow it.

import type { CellIndex, Puzzle, SolveResult } from '@nonokit/core';
import { filledCode } from '@nonokit/core';
import { nearestCell, straightCells } from '@nonokit/core/game';
import type { OptionName } from '../attributes.ts';
import { cellUnder, placeUnder } from '../board/navigate.ts';
import { PAINT_NOTES } from '../board/paint-notes.ts';
import type { Scene } from '../board/scene.ts';
import { FLAG_AMBIGUOUS, OPEN_LOOK } from '../board/scene.ts';
import type { Mode, ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import { TOOL_STYLES } from '../element/tool-styles.ts';
import type { Drag, PagePoint } from '../input/gestures.ts';
import { panDrag } from '../input/pan-drag.ts';
import { LADDER, verdictWords } from '../solve/verdict-words.ts';
import { ENGLISH_PLAY } from '../texts/english-play.ts';
import { ENGLISH_STUDIO } from '../texts/english-studio.ts';
import { learnEnglish } from '../texts/speaker.ts';
import type { Drawing, Sheet } from './drawing.ts';
import {
  changeSheet,
  floodFrom,
  newDrawing,
  newSheet,
  paintCells,
  puzzleOfSheet,
  redoSheet,
  undoSheet,
} from './drawing.ts';
import type { EditTool } from './edit-bar.ts';
import { EditBar } from './edit-bar.ts';
import { EDIT_STYLES } from './edit-styles.ts';
import { watchFiles } from './open-file.ts';
import { VerdictWatch } from './verdict-watch.ts';

learnEnglish(ENGLISH_PLAY);
learnEnglish(ENGLISH_STUDIO);

/** Makes the mode. */
export function createEditMode(host: ModeHost): Mode {
  return new EditMode(host);
}

class EditMode implements Mode {
  readonly scene: Scene;
  readonly #host: ModeHost;
  readonly #bar: EditBar;
  readonly #watch: VerdictWatch;
  readonly #life = new AbortController();
  readonly #verdict = part('div', { class: 'verdict', part: 'verdict' });
  #drawing: Drawing;
  /** The sheet as the stroke on its way leaves it. */
  #preview: Sheet | undefined;
  #puzzle: Puzzle;
  #marks: Uint8Array;
  #flags: Uint8Array;
  #room = { rowBlocks: 1, columnBlocks: 1 };
  #tool: EditTool = 'pencil';
  #color = 1;
  #result: SolveResult | undefined;

  constructor(host: ModeHost) {
    this.#host = host;
    host.adoptStyles(TOOL_STYLES);
    host.adoptStyles(EDIT_STYLES);
    const { goal, palette, metadata, width, height } = host.puzzle;
    this.#drawing = newDrawing(goal ? { picture: goal, palette, metadata } : newSheet(width, height, palette));
    this.#puzzle = puzzleOfSheet(this.#drawing.sheet);
    this.#marks = marksOf(this.#drawing.sheet);
    this.#flags = new Uint8Array(this.#marks.length);
    this.#growRoom();
    const mode = this;
    this.scene = {
      get puzzle() {
        return mode.#puzzle;
      },
      get room() {
        return mode.#room;
      },
      get marks() {
        return mode.#marks;
      },
      get flags() {
        return mode.#flags;
      },
      reveal: 0,
      notes: PAINT_NOTES,
      look: () => OPEN_LOOK,
    };
    this.#watch = new VerdictWatch((result) => this.#judged(result));
    host.status.after(this.#verdict);
    this.#bar = new EditBar(host, {
      sheet: () => this.#drawing.sheet,
      puzzle: () => this.#puzzle,
      tool: (tool) => {
        this.#tool = tool;
        this.#updateBar();
      },
      color: (color) => {
        this.#color = color;
        this.#updateBar();
      },
      change: (sheet) => this.#change(sheet),
      open: (puzzle) => this.#open(puzzle),
      undo: () => this.undo(),
      redo: () => this.redo(),
    });
    queueMicrotask(() => {
      host.puzzleChanged(this.#puzzle, true);
      this.#bar.build();
      this.#updateBar();
    });
    watchFiles(host.element, this.#life.signal, (file) => void this.#bar.openFile(file));
    this.#watch.ask(this.#puzzle);
    host.board.stage.classList.add('paints');
    if (!goal && host.puzzle.rows.some((clue) => clue.length > 0)) void this.#findGoal(host.puzzle);
  }

  /** A puzzle of clues alone: its solution is what can be drawn on. */
  async #findGoal(puzzle: Puzzle): Promise<void> {
    const { findSolution } = await import('../solver/find-solution.ts');
    const picture = await findSolution(puzzle);
    if (!picture || this.#life.signal.aborted || this.#drawing.past.length > 0) return;
    this.#become(newDrawing({ ...this.#drawing.sheet, picture }));
  }

  #growRoom(): void {
    const { width, height, rows, columns } = this.#puzzle;
    const most = (clues: Puzzle['rows'], length: number): number =>
      Math.max(Math.min(3, Math.ceil(length / 2)), ...clues.map((clue) => clue.length));
    this.#room = {
      rowBlocks: Math.max(this.#room.rowBlocks, most(rows, width)),
      columnBlocks: Math.max(this.#room.columnBlocks, most(columns, height)),
    };
  }

  #change(sheet: Sheet): void {
    const before = this.#drawing.sheet;
    if (sheet === before || this.#host.options.readonly) {
      this.#show(before, false);
      return;
    }
    const progress = sheet.picture.cells.filter((color) => color > 0).length / sheet.picture.cells.length;
    if (!this.#host.emit('nonogram-change', { move: this.#tool, progress })) {
      this.#show(before, true);
      return;
    }
    this.#become(changeSheet(this.#drawing, sheet));
  }

  #become(drawing: Drawing, isUndone = false): void {
    const before = this.#drawing.sheet;
    this.#drawing = drawing;
    const { sheet } = drawing;
    const sized = sheet.picture.width !== before.picture.width || sheet.picture.height !== before.picture.height;
    if (sized) this.#room = { rowBlocks: 1, columnBlocks: 1 };
    this.#color = Math.min(this.#color, sheet.palette.length - 1);
    this.#show(sheet, true);
    if (sheet.palette !== before.palette) this.#bar.build();
    this.#updateBar();
    this.#bar.follow(isUndone);
    this.#watch.ask(this.#puzzle);
  }

  /** Draws a sheet; `settled` when no stroke is on its way, so that clue bars may grow. */
  #show(sheet: Sheet, settled: boolean): void {
    this.#preview = undefined;
    const before = this.#marks;
    const { width, height, palette } = this.#puzzle;
    this.#puzzle = puzzleOfSheet(sheet);
    this.#marks = marksOf(sheet);
    const same = width === this.#puzzle.width && height === this.#puzzle.height && palette === this.#puzzle.palette;
    if (!same) this.#flags = new Uint8Array(this.#marks.length);
    const room = this.#room;
    if (settled) this.#growRoom();
    const grown = room.rowBlocks !== this.#room.rowBlocks || room.columnBlocks !== this.#room.columnBlocks;
    const newLayout = settled && (grown || !same);
    this.#host.puzzleChanged(this.#puzzle, newLayout);
    // The clues of screen readers follow when the stroke is done.
    if (settled && !newLayout) this.#host.refresh();
    if (!same) return;
    const changed: CellIndex[] = [];
    this.#marks.forEach((mark, cell) => {
      if (mark !== before[cell]) changed.push(cell);
    });
    this.#host.board.touch(changed);
  }

  #judged(result: SolveResult | undefined): void {
    const { say } = this.#host;
    this.#result = result;
    const before = this.#flags;
    const flags = new Uint8Array(this.#marks.length);
    if (result?.verdict === 'multiple') for (const cell of result.ambiguous) flags[cell] = FLAG_AMBIGUOUS;
    if (result) {
      this.#flags = flags;
      this.#host.board.touch([...flags.keys()].filter((cell) => flags[cell] !== before[cell]));
    }
    const words = result ? verdictWords(say, result) : say('judging');
    const method = result?.verdict === 'unique' ? LADDER.find(([rung]) => rung === result.method)?.[1] : undefined;
    this.#verdict.replaceChildren(part('b', {}, words), method ? say(method) : '');
    this.#verdict.classList.toggle('open', !result);
    if (result) this.#host.announce(words);
    this.#showStatus();
  }

  #showStatus(): void {
    const { say, status, options } = this.#host;
    if (options.controls === 'none') return;
    const { width, height } = this.#puzzle;
    const filled = this.#marks.filter((mark) => mark > 0).length;
    status.textContent = [say('size', { width, height }), say('filledCells', { n: filled })].join(' · ');
  }

  #updateBar(): void {
    const { past, future } = this.#drawing;
    this.#bar.update({ tool: this.#tool, color: this.#color, canUndo: past.length > 0, canRedo: future.length > 0 });
    this.#showStatus();
  }

  #open(puzzle: Puzzle): void {
    if (this.#host.options.readonly) return;
    if (puzzle.goal)
      this.#become(
        changeSheet(this.#drawing, { picture: puzzle.goal, palette: puzzle.palette, metadata: puzzle.metadata }),
      );
    else this.#host.open(puzzle, 'edit');
  }

  press(point: PagePoint, event: PointerEvent): Drag | undefined {
    const { board, options } = this.#host;
    const place = placeUnder(board, point.x, point.y);
    if (place.kind !== 'cell' || options.readonly) return undefined;
    if (this.#tool === 'move') return panDrag(board, point);
    const { sheet } = this.#drawing;
    const first = place.row * this.#puzzle.width + place.column;
    const erases =
      event.button !== 0 ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      sheet.picture.cells[first] === this.#color;
    const color = erases ? 0 : this.#color;
    if (this.#tool === 'flood') {
      this.#change(paintCells(sheet, floodFrom(sheet.picture, first), color));
      return { move: () => {}, end: () => {}, cancel: () => {} };
    }
    const trail = new Set([first]);
    let last = first;
    const draw = (): void => {
      this.#host.moveCursor(last);
      const cells = this.#tool === 'line' ? straightCells(this.#puzzle, first, last) : trail;
      const preview = paintCells(sheet, cells, color);
      this.#show(preview, false);
      this.#preview = preview;
    };
    draw();
    return {
      move: (points) => {
        for (const { x, y } of points) {
          const { row, column } = cellUnder(board, x, y);
          const cell = nearestCell(this.#puzzle, row, column);
          for (const between of straightCells(this.#puzzle, last, cell)) trail.add(between);
          last = cell;
        }
        draw();
      },
      end: () => this.#change(this.#preview ?? sheet),
      cancel: () => this.#show(sheet, true),
    };
  }

  key(event: KeyboardEvent): boolean {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && !event.altKey && (key === 'z' || key === 'y')) {
      if (key === 'y' || event.shiftKey) this.redo();
      else this.undo();
      return true;
    }
    if (command || event.altKey) return false;
    const { sheet } = this.#drawing;
    const cell = this.#host.cursor;
    if (event.key === ' ' || event.key === 'Enter') {
      const color = sheet.picture.cells[cell] === this.#color ? 0 : this.#color;
      const cells = this.#tool === 'flood' ? floodFrom(sheet.picture, cell) : [cell];
      this.#change(paintCells(sheet, cells, color));
    } else if (event.key === 'Backspace' || event.key === 'Delete' || event.key === 'x') {
      this.#change(paintCells(sheet, [cell], 0));
    } else if (/^[1-9]$/.test(event.key) && Number(event.key) < sheet.palette.length) {
      this.#color = Number(event.key);
      this.#updateBar();
    } else {
      return false;
    }
    return true;
  }

  cursorMoved(from: CellIndex, to: CellIndex, event: KeyboardEvent): void {
    if (!event.shiftKey || from === to) return;
    const { sheet } = this.#drawing;
    this.#change(paintCells(sheet, straightCells(this.#puzzle, from, to), this.#color));
  }

  undo(): void {
    if (!this.#host.options.readonly) this.#become(undoSheet(this.#drawing), true);
  }

  redo(): void {
    if (!this.#host.options.readonly) this.#become(redoSheet(this.#drawing), true);
  }

  reset(): void {
    const { picture, palette } = this.#drawing.sheet;
    this.#change(newSheet(picture.width, picture.height, palette));
  }

  check(): void {
    this.#watch.ask(this.#puzzle);
  }

  currentPuzzle(): Puzzle {
    return this.#puzzle;
  }

  optionChanged(name: OptionName): boolean {
    if (name === 'controls' || name === 'readonly') this.#bar.build();
    this.#updateBar();
    return true;
  }

  languageChanged(): void {
    this.#bar.build();
    this.#updateBar();
    if (this.#result) this.#judged(this.#result);
  }

  destroy(): void {
    this.#life.abort();
    this.#watch.cancel();
    this.#bar.destroy();
    this.#verdict.remove();
  }
}

function marksOf(sheet: Sheet): Uint8Array {
  return Uint8Array.from(sheet.picture.cells, (color) => (color > 0 ? filledCode(color) : 0));
}
