// webpbn XML, step 2: from a draft to a puzzle. Colours are names until here, images are text.

import type { Clue } from '../puzzle/clue.ts';
import type { Color, ColorId, Palette } from '../puzzle/color.ts';
import { MAX_COLORS } from '../puzzle/color.ts';
import { defaultInk, readRgb } from '../puzzle/default-colors.ts';
import { MAX_CELLS, MAX_SIDE } from '../puzzle/limits.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import type { Picture } from '../puzzle/picture.ts';
import type { PuzzleSource, SavedBoard } from '../puzzle/puzzle.ts';
import { readBoardRow } from './board-text.ts';
import { parsedPuzzle, unreadPuzzle } from './build.ts';
import type { ParsedPuzzle } from './format.ts';
import { quoted } from './text-lines.ts';
import type { DraftImage, DraftLine, PuzzleDraft } from './webpbn-draft.ts';

/** Makes the puzzle of a draft; what the set says fills what the puzzle leaves open. */
export function puzzleOfDraft(draft: PuzzleDraft, setMetadata: Metadata, position: number): ParsedPuzzle {
  const { list, where } = draft;
  if (!list.isEmpty) return unreadPuzzle(position, where, list.found);
  const palette = paletteOf(draft);
  const ids = new Map(palette.map((color, id) => [color.name, id]));
  const rows = draft.rows && cluesOf(draft, draft.rows, ids);
  const columns = draft.columns && cluesOf(draft, draft.columns, ids);
  const images = readImages(draft, palette);
  const source: PuzzleSource = {
    ...(rows && { rows }),
    ...(columns && { columns }),
    palette,
    ...images,
    metadata: { ...setMetadata, ...draft.metadata },
  };
  if (!list.isEmpty) return unreadPuzzle(position, where, list.found);
  const goal = goalImage(draft);
  return parsedPuzzle(position, where, source, {
    start: where,
    ...(draft.rows && { rows: draft.rows.map((line) => line.where) }),
    ...(draft.columns && { columns: draft.columns.map((line) => line.where) }),
    ...(goal && { goal: goal.where }),
    ...(draft.colors[0] && { palette: draft.colors[0].where }),
  });
}

/** Background, then the declared colours, then those that are only used, in the order of their use. */
function paletteOf(draft: PuzzleDraft): Palette {
  const { colors, background, list } = draft;
  const names = new Set([background, ...colors.map((color) => color.name)]);
  for (const line of [...(draft.rows ?? []), ...(draft.columns ?? [])]) {
    for (const block of line.blocks) {
      const name = block.color ?? draft.defaultColor;
      names.add(name);
      if (name === background) list.add('bad-color', `a block has the background colour ${quoted(name)}`, block.where);
    }
  }
  if (goalImage(draft) && draft.rows === undefined && draft.columns === undefined) names.add(draft.defaultColor);
  return [...names].map((name, id): Color => {
    const declared = colors.find((color) => color.name === name);
    const rgb = declared ? hexOf(declared.text) : readRgb(name);
    if (declared && rgb === undefined) {
      list.add('bad-color', `${quoted(declared.text)} is not an RGB value of 3 or 6 hex digits`, declared.where);
    }
    return { name, rgb: rgb ?? defaultInk(Math.max(1, Math.min(id, MAX_COLORS))).rgb };
  });
}

function hexOf(text: string): string | undefined {
  return /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? readRgb(text) : undefined;
}

function cluesOf(draft: PuzzleDraft, lines: readonly DraftLine[], ids: ReadonlyMap<string, ColorId>): readonly Clue[] {
  return lines.map((line) =>
    line.blocks.map(({ length, color }) => ({ length, color: ids.get(color ?? draft.defaultColor) ?? 1 })),
  );
}

/** The picture the author meant; an image that is only a solution stands in for it. */
function goalImage(draft: PuzzleDraft): DraftImage | undefined {
  return draft.images.find((image) => image.type === 'goal') ?? draft.images.find((image) => image.type === 'solution');
}

function readImages(draft: PuzzleDraft, palette: Palette): Pick<PuzzleSource, 'goal' | 'saved'> {
  const chars = charsOf(draft, palette);
  const goal = goalImage(draft);
  const board = goal && readImage(draft, goal, palette, chars);
  const picture = goal && board && pictureOf(draft, goal, board);
  const saved = draft.images
    .filter((image) => image.type === 'saved')
    .flatMap((image) => readImage(draft, image, palette, chars) ?? []);
  return { ...(picture && { goal: picture }), ...(saved.length > 0 && { saved }) };
}

/** `X` is black and `.` is white unless the file says otherwise. */
function charsOf(draft: PuzzleDraft, palette: Palette): ReadonlyMap<string, ColorId> {
  const chars = new Map<string, ColorId>();
  for (const [id, { name }] of palette.entries()) {
    const char = draft.colors.find((color) => color.name === name)?.char;
    const usual = name === 'black' ? 'X' : name === 'white' ? '.' : undefined;
    const best = char ?? usual;
    if (best !== undefined && !chars.has(best)) chars.set(best, id);
  }
  return chars;
}

function readImage(
  draft: PuzzleDraft,
  image: DraftImage,
  palette: Palette,
  chars: ReadonlyMap<string, ColorId>,
): SavedBoard | undefined {
  const { list } = draft;
  // Rows stand between bars; blanks inside are cells, blanks outside are nothing.
  const parts = image.text.split('|');
  const stray = parts.find((part, index) => index % 2 === 0 && part.trim() !== '');
  if (stray !== undefined || parts.length % 2 === 0) {
    list.add('syntax', 'each row of an image must stand between two bars', image.where);
    return undefined;
  }
  const cells: number[] = [];
  const rows = parts.filter((_, index) => index % 2 === 1);
  if (rows.length > MAX_SIDE) {
    list.add('size-out-of-range', `an image has ${rows.length} rows, at most ${MAX_SIDE} are possible`, image.where);
    return undefined;
  }
  let width = 0;
  for (const [row, text] of rows.entries()) {
    const read = readBoardRow(text, palette.length, (char) => chars.get(char));
    if (!read.ok) {
      list.add(
        'unknown-color',
        `row ${row + 1} of an image: ${quoted(read.char)} is the character of no colour`,
        image.where,
      );
      return undefined;
    }
    if (row === 0) width = read.candidates.length;
    if (width * rows.length > MAX_CELLS) {
      list.add(
        'size-out-of-range',
        `an image has ${width}x${rows.length} cells, at most ${MAX_CELLS} are possible`,
        image.where,
      );
      return undefined;
    }
    if (read.candidates.length !== width) {
      const found = `row ${row + 1} of an image has ${read.candidates.length} cells, the first row has ${width}`;
      list.add('goal-size', found, image.where);
      return undefined;
    }
    for (const mask of read.candidates) cells.push(mask);
  }
  const height = draft.rows?.length ?? rows.length;
  if (width > 0 && rows.length === height && width === (draft.columns?.length ?? width)) {
    return { width, height, candidates: Uint32Array.from(cells) };
  }
  const expected = `${draft.columns?.length ?? 'any'}x${draft.rows?.length ?? 'any'}`;
  list.add('goal-size', `an image is ${width}x${rows.length}, the clues are for ${expected}`, image.where);
  return undefined;
}

function pictureOf(draft: PuzzleDraft, image: DraftImage, board: SavedBoard): Picture | undefined {
  const cells = Uint8Array.from(board.candidates, (mask) => 31 - Math.clz32(mask));
  const isDecided = board.candidates.every((mask) => (mask & (mask - 1)) === 0);
  if (isDecided) return { width: board.width, height: board.height, cells };
  draft.list.add('syntax', 'the goal picture has cells that are not decided', image.where);
  return undefined;
}
