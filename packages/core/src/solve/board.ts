// The board: what each cell may still be, seen from every line at once.
//
// Each line has its own bit masks, in the form its solver reads (line/line-solver.ts). A removal is written to
// the masks of all lines through the cell at the moment it happens – four bit operations in a rectangle –
// so nothing is ever transposed or copied. `narrow` is the only writer
// (and `narrowWord`, the same for many cells at once):
//
//   narrow(cell 7 is filled, because of row 2)
//     → trail, masks of row 2 and of column 3, one event in each of the two lines, column 3 waits in the queue
//
// Each line also keeps its removals as a stack of *events* in trail order. Explanations walk along it
// (explain.ts) and never have to sort.
//
// The first pass over a picture may write masks alone (sketch.ts).
//
// Undoing restores the board bit for bit (law in test/laws/solver.laws.ts).

import { at, wordAt } from '../puzzle/grid.ts';
import type { CompiledPuzzle } from './compile.ts';
import { LineQueue } from './line-queue.ts';
import type { Literal } from './literal.ts';
import { cellOf, colorOf, removalOf } from './literal.ts';
import { recordSketch, sketchWord } from './sketch.ts';
import { CELL_IS_DECIDED, NO_REASON, ONLY_ONE_LEFT, Trail } from './trail.ts';

/** Candidates of all cells, with undo. Mutable, owned by one run. */
export class Board {
  readonly compiled: CompiledPuzzle;
  readonly trail: Trail;
  readonly queue: LineQueue;
  readonly masks: Int32Array; // all lines side by side; see CompiledPuzzle.maskStart
  readonly events: Int32Array; // removals of line l: events[eventStart[l] … + eventCounts[l])
  readonly eventStart: Int32Array;
  readonly eventCounts: Int32Array;
  readonly candidates: Int32Array; // bit mask of colours by cell
  openCells: number; // cells with more than one candidate
  #isSketch = false; // true while only masks and `openCells` are written

  constructor(compiled: CompiledPuzzle) {
    const { cellCount, colorCount, lineCount, lineStart } = compiled;
    this.compiled = compiled;
    this.trail = new Trail(compiled.varCount);
    this.queue = new LineQueue(lineCount);
    this.masks = new Int32Array(wordAt(compiled.maskStart, lineCount));
    this.events = new Int32Array(wordAt(lineStart, lineCount) * (colorCount - 1));
    this.eventStart = lineStart.map((start) => start * (colorCount - 1));
    this.eventCounts = new Int32Array(lineCount);
    this.candidates = new Int32Array(cellCount).fill(colorCount === 32 ? -1 : (1 << colorCount) - 1);
    this.openCells = cellCount;
    this.#fillMasks();
  }

  /** Puts all lines into the queue, the least movable first. */
  queueAll(): void {
    for (const line of this.compiled.bySlack) this.queue.push(line);
  }

  /**
   * Makes an open literal true.
   *
   * With more than two colours the rest of the cell follows at once: a colour excludes the others, and the only one
   * left is the colour.
   */
  narrow(literal: Literal, reason: number): void {
    const { colorCount } = this.compiled;
    this.trail.push(literal, reason);
    if (colorCount === 2) {
      const cell = literal >> 1;
      this.candidates[cell] = 2 - (literal & 1);
      this.openCells -= 1;
      this.#remove(literal, cell, literal & 1);
      return;
    }
    const cell = cellOf(literal, colorCount);
    const color = colorOf(literal, colorCount);
    if ((literal & 1) === 0) {
      this.#decide(cell, color);
      return;
    }
    const left = wordAt(this.candidates, cell) & ~(1 << color);
    this.candidates[cell] = left;
    this.#remove(literal, cell, color);
    if ((left & (left - 1)) === 0) {
      const has = removalOf(cell, 31 - Math.clz32(left), colorCount) ^ 1;
      this.openCells -= 1;
      if (this.trail.values[has] === 0) this.trail.push(has, ONLY_ONE_LEFT);
    }
  }

  /**
   * Takes a colour from several cells of a word of one line: `narrow` for each of them, lowest first.
   *
   * Nearly all that a solve writes comes through here, so black-and-white rectangles have a loop of their own: what
   * crosses where is worked out, not looked up, and the line's own mask is written once. Down a column each table that
   * need not be touched is a cache miss less. Reads are plain, since big boards come by before engines inline calls.
   *
   * @param lost bit p for the cell at place `32 * word + p` of the line; all of them must be open.
   */
  narrowWord(line: number, color: number, word: number, lost: number, reason: number): void {
    const { colorCount, isRectangle, lineStart, lineWords, maskStart, width, height } = this.compiled;
    if (colorCount > 2 || !isRectangle) {
      const { lineCells } = this.compiled.topology;
      const firstCell = wordAt(lineStart, line) + (word << 5);
      for (let bits = lost; bits !== 0; bits &= bits - 1) {
        const cell = wordAt(lineCells, firstCell + 31 - Math.clz32(bits & -bits));
        this.narrow(removalOf(cell, color, colorCount), reason);
      }
      return;
    }
    if (this.#isSketch) {
      sketchWord(this, line, color, word, lost);
      return;
    }
    const { masks, events, eventStart, eventCounts, candidates, queue, trail } = this;
    const ownWord = wordAt(maskStart, line) + color * wordAt(lineWords, line) + word;
    masks[ownWord] = wordAt(masks, ownWord) & ~lost;
    const isRow = line < height;
    const place = line - (isRow ? 0 : height); // of all crossed lines, the place that is written
    const placeWord = place >> 5;
    const placeKept = ~(1 << (place & 31));
    const firstCell = isRow ? line * width : place;
    const step = isRow ? 1 : width;
    const firstCrossed = isRow ? height : 0;
    const firstEvent = wordAt(eventStart, line) + wordAt(eventCounts, line);
    let event = firstEvent;
    for (let bits = lost; bits !== 0; bits &= bits - 1) {
      const position = (word << 5) + 31 - Math.clz32(bits & -bits);
      const cell = firstCell + position * step;
      const literal = 2 * cell + color;
      trail.push(literal, reason);
      candidates[cell] = 2 - color;
      events[event] = literal;
      event += 1;
      const crossed = firstCrossed + position;
      const crossedWord = (maskStart[crossed] as number) + color * (lineWords[crossed] as number) + placeWord;
      masks[crossedWord] = (masks[crossedWord] as number) & placeKept;
      const count = eventCounts[crossed] as number;
      events[(eventStart[crossed] as number) + count] = literal;
      eventCounts[crossed] = count + 1;
      queue.push(crossed);
    }
    eventCounts[line] = wordAt(eventCounts, line) + event - firstEvent;
    this.openCells -= event - firstEvent;
    queue.push(line);
  }

  /** From now on `narrowWord` writes masks only, until `record`. For black-and-white rectangles without a decision. */
  sketch(): void {
    this.#isSketch = this.compiled.colorCount === 2 && this.compiled.isRectangle && this.trail.length === 0;
  }

  /** Ends a sketch, so that the board has everything again. */
  record(): void {
    if (!this.#isSketch) return;
    this.#isSketch = false;
    recordSketch(this);
  }

  /** Opens a level and makes a literal true that nothing forces. */
  decide(literal: Literal): void {
    this.trail.openLevel();
    this.narrow(literal, NO_REASON);
  }

  /** Undoes all levels above `level`. Waiting lines are forgotten: below a decision nothing waits. */
  undoTo(level: number): void {
    const { trail } = this;
    if (trail.level <= level) return;
    const length = trail.startOf(level + 1);
    while (trail.length > length) this.#restore(trail.pop());
    trail.level = level;
    this.queue.clear();
  }

  /** Excludes all other colours of a cell. */
  #decide(cell: number, color: number): void {
    const { colorCount } = this.compiled;
    let others = wordAt(this.candidates, cell) & ~(1 << color);
    while (others !== 0) {
      const other = 31 - Math.clz32(others);
      others &= ~(1 << other);
      const removal = removalOf(cell, other, colorCount);
      this.trail.push(removal, CELL_IS_DECIDED);
      this.candidates[cell] = wordAt(this.candidates, cell) & ~(1 << other);
      this.#remove(removal, cell, other);
    }
    this.openCells -= 1;
  }

  /** Writes a removal to all lines through the cell. */
  #remove(literal: Literal, cell: number, color: number): void {
    const { directions, topology, maskStart, lineWords } = this.compiled;
    const { cellLine, cellPosition } = topology;
    const { masks, events, eventStart, eventCounts } = this;
    for (let d = cell * directions, end = d + directions; d < end; d += 1) {
      const line = wordAt(cellLine, d);
      const position = cellPosition[d] as number;
      const word = wordAt(maskStart, line) + color * wordAt(lineWords, line) + (position >> 5);
      masks[word] = wordAt(masks, word) & ~(1 << (position & 31));
      const count = wordAt(eventCounts, line);
      events[wordAt(eventStart, line) + count] = literal;
      eventCounts[line] = count + 1;
      this.queue.push(line);
    }
  }

  /** Takes back what `narrow` did for one literal, in reverse order. */
  #restore(literal: Literal): void {
    const { colorCount, directions, topology, maskStart, lineWords } = this.compiled;
    const { cellLine, cellPosition } = topology;
    const { masks, eventCounts } = this;
    if (colorCount > 2 && (literal & 1) === 0) return;
    const cell = cellOf(literal, colorCount);
    const color = colorOf(literal, colorCount);
    const left = wordAt(this.candidates, cell);
    if ((left & (left - 1)) === 0) this.openCells += 1;
    this.candidates[cell] = left | (1 << color);
    for (let d = cell * directions, end = d + directions; d < end; d += 1) {
      const line = wordAt(cellLine, d);
      const position = cellPosition[d] as number;
      const word = wordAt(maskStart, line) + color * wordAt(lineWords, line) + (position >> 5);
      masks[word] = wordAt(masks, word) | (1 << (position & 31));
      eventCounts[line] = wordAt(eventCounts, line) - 1;
    }
  }

  /** Starts with what each line knows about itself: only colours of its clue. */
  #fillMasks(): void {
    const { solvers, lineCount, maskStart, lineWords, colorCount, cellCount } = this.compiled;
    for (let line = 0; line < lineCount; line += 1) {
      const { length, colors } = at(solvers, line);
      const words = wordAt(lineWords, line);
      for (const color of colors) {
        const start = wordAt(maskStart, line) + color * words;
        this.masks.fill(-1, start, start + (length >> 5));
        if ((length & 31) !== 0) this.masks[start + (length >> 5)] = (1 << (length & 31)) - 1;
      }
    }
    if (colorCount === 2) return;
    const allowed = new Int32Array(cellCount).fill(-1);
    for (let line = 0; line < lineCount; line += 1) {
      let ownColors = 0;
      for (const color of at(solvers, line).colors) ownColors |= 1 << color;
      for (const cell of this.compiled.cellsOf(line)) allowed[cell] = (allowed[cell] as number) & ownColors;
    }
    for (let cell = 0; cell < cellCount; cell += 1) this.#allowOnly(cell, allowed[cell] as number);
    this.queue.clear();
  }

  /** Root fact: the cell has one of these colours, at least one of which is a candidate. */
  #allowOnly(cell: number, colors: number): void {
    const { colorCount } = this.compiled;
    for (let color = 0; color < colorCount; color += 1) {
      const removal = removalOf(cell, color, colorCount);
      if (((colors >>> color) & 1) === 0 && this.trail.values[removal] === 0) this.narrow(removal, NO_REASON);
    }
  }

  /** Root facts: makes literals true at level 0. False if one of them is false already. */
  assume(literals: Int32Array): boolean {
    const { values } = this.trail;
    for (const literal of literals) {
      if ((values[literal] as number) < 0) return false;
      if ((values[literal] as number) === 0) this.narrow(literal, NO_REASON);
    }
    return true;
  }

  /** Candidates of a cell as they are without any decision. */
  rootCandidates(cell: number): number {
    if (this.trail.level === 0) return this.candidates[cell] as number;
    const { colorCount } = this.compiled;
    const { values, levels } = this.trail;
    let candidates = 0;
    for (let color = 0; color < colorCount; color += 1) {
      const removal = removalOf(cell, color, colorCount);
      if ((values[removal] as number) <= 0 || wordAt(levels, removal >> 1) > 0) candidates |= 1 << color;
    }
    return candidates;
  }

  /**
   * Root facts from outside: only these candidates are possible.
   *
   * @returns false if a cell is left without any.
   */
  restrict(allowed: Uint32Array): boolean {
    for (let cell = 0; cell < this.compiled.cellCount; cell += 1) {
      const colors = (allowed[cell] as number) | 0;
      if ((wordAt(this.candidates, cell) & colors) === 0) return false;
      this.#allowOnly(cell, colors);
    }
    return true;
  }
}
