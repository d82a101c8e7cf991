// webpbn XML, step 1: from events to drafts, which hold what each `<puzzle>` said and where.
//
//   puzzleset > title, author, …            defaults for the puzzles inside
//   puzzleset > puzzle > title, author, …
//                      > color              name, char; RGB as text
//                      > clues > line > count
//                      > solution > image   goal, solution, saved

import type { Problem, TextPlace } from '../problem.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import type { ProblemList } from './problem-list.ts';
import { createProblemList } from './problem-list.ts';
import { quoted } from './text-lines.ts';
import type { XmlElement, XmlHandlers } from './xml-events.ts';

/** A `<color>`. */
interface DraftColor {
  readonly name: string;
  readonly char?: string | undefined;
  readonly text: string;
  readonly where: TextPlace;
}

/** A `<count>`; its colour is a name, absent if the file does not say. */
interface DraftBlock {
  readonly length: number;
  readonly color?: string | undefined;
  readonly where: TextPlace;
}

/** A `<line>`. */
export interface DraftLine {
  readonly blocks: DraftBlock[];
  where: TextPlace;
}

/** An `<image>` of a `<solution>`. */
export interface DraftImage {
  readonly type: string;
  readonly text: string;
  readonly where: TextPlace;
}

/** What one `<puzzle>` said. */
export interface PuzzleDraft {
  readonly where: TextPlace;
  readonly defaultColor: string;
  readonly background: string;
  readonly metadata: MutableMetadata;
  readonly colors: DraftColor[];
  rows?: DraftLine[];
  columns?: DraftLine[];
  readonly images: DraftImage[];
  readonly list: ProblemList;
}

/** What a file said: its puzzles, and what holds for all of them. */
export interface WebpbnDraft {
  readonly puzzles: PuzzleDraft[];
  readonly metadata: MutableMetadata;
  /** A puzzle that is not closed yet. */
  open?: PuzzleDraft | undefined;
  /** Set if the root is something else. */
  problem?: Problem;
}

type MutableMetadata = { -readonly [key in keyof Metadata]: Metadata[key] };

/** Colours that are read, used or not; a puzzle can use 32. */
const MOST_COLORS = 256;
const TEXTS: readonly string[] = ['title', 'author', 'copyright', 'source', 'id', 'description', 'note'];
const SIX_SIDES: readonly string[] = ['topleft', 'bottomleft', 'top', 'topright', 'bottom', 'bottomright'];

/** Makes the handlers that fill a draft. */
export function createDraftHandlers(draft: WebpbnDraft): XmlHandlers {
  const path: XmlElement[] = [];
  // The element whose text is being collected, inner elements included.
  let capture: { readonly depth: number; readonly element: XmlElement; text: string } | undefined;
  let axis: 'rows' | 'columns' | undefined;
  let line: DraftLine | undefined;

  const openPuzzle = (element: XmlElement): PuzzleDraft => {
    const { where } = element;
    const puzzle: PuzzleDraft = {
      where,
      defaultColor: element.attribute('defaultcolor') ?? 'black',
      background: element.attribute('backgroundcolor') ?? 'white',
      metadata: {},
      colors: [],
      images: [],
      list: createProblemList(),
    };
    const type = element.attribute('type')?.toLowerCase() ?? 'grid';
    if (type === 'triddler') refuseTriddler(puzzle, where);
    else if (type !== 'grid')
      puzzle.list.add('unsupported-feature', `puzzles of type ${quoted(type)} are not supported`, where);
    return puzzle;
  };

  const openClues = (puzzle: PuzzleDraft, element: XmlElement): void => {
    const { where } = element;
    const type = element.attribute('type')?.toLowerCase() ?? '';
    axis = type === 'rows' || type === 'columns' ? type : undefined;
    if (SIX_SIDES.includes(type)) refuseTriddler(puzzle, where);
    else if (axis === undefined)
      puzzle.list.add('syntax', `clues of type ${quoted(type)}, expected rows or columns`, where);
    else if (puzzle[axis]) puzzle.list.add('duplicate-section', `a second block of ${axis}`, where);
    else puzzle[axis] = [];
  };

  const take = (puzzle: PuzzleDraft, element: XmlElement, text: string): void => {
    const { name, where } = element;
    if (name === 'count') readCount(puzzle, line, element.attribute('color'), text, where);
    else if (name === 'color') readColor(puzzle, element, text);
    else if (name === 'image') puzzle.images.push({ type: solutionType(path), text, where });
    else takeText(puzzle.metadata, name, text);
  };

  return {
    open(element) {
      path.push(element);
      const { name } = element;
      if (path.length === 1 && name !== 'puzzleset' && name !== 'puzzle') {
        draft.problem = {
          code: 'syntax',
          message: `the root element is <${name}>, expected <puzzleset>`,
          where: element.where,
        };
      }
      if (draft.problem || capture) return;
      const parent = path.at(-2)?.name;
      const puzzle = draft.open;
      if (puzzle === undefined) {
        if (name === 'puzzle') draft.open = openPuzzle(element);
        else if (parent === 'puzzleset' && TEXTS.includes(name)) capture = { depth: path.length, element, text: '' };
      } else if (name === 'clues' && parent === 'puzzle') {
        openClues(puzzle, element);
      } else if (name === 'line' && parent === 'clues') {
        line = { blocks: [], where: element.where };
        if (axis) puzzle[axis]?.push(line);
      } else if (
        (name === 'count' && parent === 'line') ||
        (name === 'image' && parent === 'solution') ||
        (parent === 'puzzle' && (name === 'color' || TEXTS.includes(name)))
      ) {
        capture = { depth: path.length, element, text: '' };
      }
    },
    text(text) {
      if (capture) capture.text += text;
    },
    close(name, end) {
      if (capture?.depth === path.length) {
        const { element, text } = capture;
        capture = undefined;
        if (draft.open) take(draft.open, element, text);
        else takeText(draft.metadata, name, text);
      } else if (name === 'line' && line && line.where.line === end.line) {
        line.where = { ...line.where, length: end.column - line.where.column };
      } else if (name === 'puzzle' && draft.open) {
        draft.puzzles.push(draft.open);
        draft.open = undefined;
      }
      path.pop();
    },
  };
}

function refuseTriddler(puzzle: PuzzleDraft, where: TextPlace): void {
  if (puzzle.list.isEmpty) {
    puzzle.list.add(
      'unsupported-feature',
      'this is a triddler, a grid with six sides; only rectangles are supported',
      where,
    );
  }
}

function readCount(
  puzzle: PuzzleDraft,
  line: DraftLine | undefined,
  color: string | undefined,
  text: string,
  where: TextPlace,
): void {
  const digits = text.trim();
  const length = /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
  if (length === undefined) {
    puzzle.list.add('bad-number', `${quoted(digits)} is not the length of a block`, where);
  } else if (length === 0) {
    // On webpbn a count of 0 is a block whose length the player has to find out. Dropping it, as for
    // an empty line, would make another puzzle of it.
    const message = 'this puzzle has blotted clues (blocks of unknown length), which are not supported';
    if (!puzzle.list.found.some((found) => found.message === message))
      puzzle.list.add('unsupported-feature', message, where);
  } else {
    line?.blocks.push({ length, color, where });
  }
}

function readColor(puzzle: PuzzleDraft, element: XmlElement, text: string): void {
  const { where } = element;
  const name = element.attribute('name');
  if (name === undefined || name === '') puzzle.list.add('bad-color', 'a colour without a name', where);
  else if (puzzle.colors.length > MOST_COLORS) {
    if (puzzle.list.isEmpty) puzzle.list.add('too-many-colors', `more than ${MOST_COLORS} colours are declared`, where);
  } else if (puzzle.colors.some((one) => one.name === name)) {
    puzzle.list.add('duplicate-section', `a second colour ${quoted(name)}`, where);
  } else puzzle.colors.push({ name, char: element.attribute('char'), text: text.trim(), where });
}

function solutionType(path: readonly XmlElement[]): string {
  return path.at(-2)?.attribute('type')?.toLowerCase() ?? 'goal';
}

/** The format has no element for these two: they are notes with a prefix. */
const PREFIXED = /^(licen[cs]e|catalogue): *(\S[\s\S]*)$/i;

function takeText(metadata: MutableMetadata, name: string, text: string): void {
  const value = text.trim();
  if (value === '') return;
  const prefixed = name === 'note' ? PREFIXED.exec(value) : null;
  if (prefixed?.[2] !== undefined) {
    metadata[prefixed[1]?.toLowerCase() === 'catalogue' ? 'catalogue' : 'licence'] ??= prefixed[2];
  } else if (name === 'note') {
    metadata.notes = [...(metadata.notes ?? []), value];
  } else {
    const key = (['title', 'author', 'copyright', 'source', 'id', 'description'] as const).find((one) => one === name);
    if (key) metadata[key] ??= value;
  }
}
