// Puzzles as webpbn XML. What the format has no element for (licence, catalogue) becomes a note.

import type { Clue } from '../puzzle/clue.ts';
import type { Color, ColorId, Palette } from '../puzzle/color.ts';
import { BACKGROUND } from '../puzzle/color.ts';
import { uniqueNames } from '../puzzle/default-colors.ts';
import { at } from '../puzzle/grid.ts';
import type { Metadata } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { boardRows } from './board-text.ts';

/** Writes a set of puzzles. */
export function writeWebpbn(puzzles: readonly Puzzle[]): string {
  const head = '<?xml version="1.0"?>\n<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">\n';
  return `${head}<puzzleset>\n${puzzles.map(writePuzzle).join('\n')}</puzzleset>\n`;
}

function writePuzzle(puzzle: Puzzle): string {
  const palette = uniqueNames(puzzle.palette.map((color) => ({ ...color, name: cleaned(color.name) })));
  const ink = (palette.slice(1).find((color) => color.name === 'black') ?? palette[1])?.name ?? 'black';
  const background = palette[BACKGROUND]?.name ?? 'white';
  const ground = background === 'white' ? '' : ` backgroundcolor="${attribute(background)}"`;
  const lines = [`<puzzle type="grid" defaultcolor="${attribute(ink)}"${ground}>`, ...metadataLines(puzzle.metadata)];
  for (const [id, color] of palette.entries()) {
    lines.push(`<color name="${attribute(color.name)}" char="${charOf(id, palette)}">${color.rgb}</color>`);
  }
  lines.push('', ...clueLines('columns', puzzle.columns, palette, ink));
  lines.push('', ...clueLines('rows', puzzle.rows, palette, ink));
  const images: (readonly [string, readonly string[]])[] = [];
  if (puzzle.goal) {
    const { width, height, cells } = puzzle.goal;
    const candidates = Uint32Array.from(cells, (color) => 1 << color);
    images.push(['goal', boardRows({ width, height, candidates }, palette.length, (id) => charOf(id, palette))]);
  }
  for (const board of puzzle.saved ?? []) {
    images.push(['saved', boardRows(board, palette.length, (id) => charOf(id, palette))]);
  }
  for (const [type, rows] of images) {
    lines.push('', `<solution type="${type}">`, '<image>', ...rows.map((row) => `|${row}|`), '</image>', '</solution>');
  }
  return `${lines.join('\n')}\n</puzzle>\n`;
}

function metadataLines(metadata: Metadata): readonly string[] {
  const lines: string[] = [];
  for (const key of ['source', 'title', 'author', 'copyright', 'id', 'description'] as const) {
    const value = metadata[key];
    if (value !== undefined) lines.push(`<${key}>${content(value)}</${key}>`);
  }
  for (const key of ['licence', 'catalogue'] as const) {
    const value = metadata[key];
    if (value !== undefined) lines.push(`<note>${key}: ${content(value)}</note>`);
  }
  for (const note of metadata.notes ?? []) lines.push(`<note>${content(note)}</note>`);
  return lines;
}

function clueLines(type: string, clues: readonly Clue[], palette: readonly Color[], ink: string): readonly string[] {
  const line = (clue: Clue): string => {
    const counts = clue.map(({ length, color }) => {
      const { name } = at(palette, color);
      return name === ink ? `<count>${length}</count>` : `<count color="${attribute(name)}">${length}</count>`;
    });
    return `<line>${counts.join('')}</line>`;
  };
  return [`<clues type="${type}">`, ...clues.map(line), '</clues>'];
}

/** `X` for black, `.` for the background, as on webpbn; letters for the rest. */
function charOf(id: ColorId, palette: Palette): string {
  if (id === BACKGROUND) return '.';
  if (palette.length === 2) return 'X';
  return 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(id - 1);
}

/** XML 1.0 has no way at all to write most control characters. */
function cleaned(text: string): string {
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');
}

function content(text: string): string {
  return cleaned(text).replaceAll(/[&<>\r]/g, escaped);
}

function attribute(text: string): string {
  return cleaned(text).replaceAll(/[&<>"\t\n\r]/g, escaped);
}

function escaped(char: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return names[char] ?? `&#${char.charCodeAt(0)};`;
}
