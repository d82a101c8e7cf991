// A game as text and back. The same text is read by the terminal and by the page.
//
//   {"nonokit":"save","version":1,"clues":"<clueHash>","puzzle":"<share code>",
//    "moves":"?>1:5-19 guess ?>.:0-4","made":2,"board":"?*5 1*15 …","activeMs":61000,"hintsUsed":1}
//
// It keeps moves, not only the board, so that undo and guess layers survive; `made` says how many of them
// stand, the rest can be redone. The key is the hash of the clues: a save belongs to a puzzle, not to a
// file name. The share code is there to open the puzzle again where its file is not at hand. `board` must
// be what the moves lead to: a save that was damaged, yet can still be replayed, shows by it.

import type { Problem } from '../problem.ts';
import { problem } from '../problem.ts';
import { clueHash } from '../puzzle/clue-hash.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fromCode, toCode } from '../puzzle/share-code.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { applyMove } from './apply-move.ts';
import { boardText } from './board-text.ts';
import type { Game } from './game.ts';
import { newGame } from './game.ts';
import { movesOf, undo } from './history.ts';
import { isCount, isJsonObject, parseJson } from './json-value.ts';
import { decodeMove, encodeMove } from './move.ts';

/** Goes up when old readers could not understand new saves; old saves stay readable. */
export const SAVE_VERSION = 1;

/** A game with what is kept of it besides its moves. */
export interface SavedGame {
  readonly game: Game;
  /** Time spent playing, pauses left out. */
  readonly activeMs: number;
  readonly hintsUsed: number;
}

/** The fields of a save, checked for their types; what they mean is checked by replaying. */
export interface SaveFields {
  readonly nonokit: 'save';
  readonly version: number;
  readonly clues: string;
  readonly puzzle: string;
  readonly moves: string;
  readonly made: number;
  readonly board: string;
  readonly activeMs: number;
  readonly hintsUsed: number;
}

/** Writes a save: one line of JSON. */
export function writeSave({ game, activeMs, hintsUsed }: SavedGame): string {
  const { moves, made } = movesOf(game);
  const fields: SaveFields = {
    nonokit: 'save',
    version: SAVE_VERSION,
    ...identityOf(game.puzzle),
    moves: moves.map(encodeMove).join(' '),
    made,
    board: boardText(game.marks.cells),
    activeMs: Math.max(0, Math.round(activeMs)),
    hintsUsed,
  };
  return JSON.stringify(fields);
}

const identities = new WeakMap<Puzzle, Pick<SaveFields, 'clues' | 'puzzle'>>();

/** Key and code of a puzzle; kept, because a game is saved after every stroke. */
function identityOf(puzzle: Puzzle): Pick<SaveFields, 'clues' | 'puzzle'> {
  const identity = identities.get(puzzle) ?? { clues: clueHash(puzzle), puzzle: toCode(puzzle) };
  identities.set(puzzle, identity);
  return identity;
}

/**
 * Reads a save of this puzzle by playing it again. Of a text with all progress it takes the save of this
 * puzzle, so that one file carries every game from the terminal into any page.
 *
 * @returns `bad-save` if the text is damaged, whatever the damage; `save-of-another-puzzle` if it is sound,
 *   but for other clues. Never throws, so that a front end can put the text aside and go on.
 */
export function parseSave(text: string, puzzle: Puzzle): Result<SavedGame> {
  const value = parseJson(text);
  const clues = clueHash(puzzle);
  if (isJsonObject(value) && value['nonokit'] === 'progress') {
    const saves: readonly unknown[] = Array.isArray(value['saves']) ? value['saves'] : [];
    const own = saves.find((save) => isJsonObject(save) && save['clues'] === clues);
    if (own === undefined) return err([problem('save-of-another-puzzle', 'the progress has no save of this puzzle')]);
    const fields = saveFieldsOf(own);
    return fields.ok ? replay(fields.value, puzzle) : fields;
  }
  const fields = readSave(text);
  if (!fields.ok) return fields;
  if (fields.value.clues !== clues) {
    const message = `the save is for other clues (${fields.value.clues}) than this puzzle's (${clues})`;
    return err([problem('save-of-another-puzzle', message)]);
  }
  return replay(fields.value, puzzle);
}

/** The puzzle that a save belongs to, from its share code. */
export function puzzleOfSave(text: string): Result<Puzzle> {
  const fields = readSave(text);
  if (!fields.ok) return fields;
  const puzzle = fromCode(fields.value.puzzle);
  if (!puzzle.ok) return err([bad('its puzzle code cannot be read'), ...puzzle.error]);
  if (clueHash(puzzle.value) !== fields.value.clues) return err([bad('its puzzle code has other clues than its key')]);
  return puzzle;
}

/** Reads the fields of a save without its puzzle: enough to list saves and to find the puzzle. */
export function readSave(text: string): Result<SaveFields> {
  const value = parseJson(text);
  return value === undefined ? err([bad('it is not JSON')]) : saveFieldsOf(value);
}

/** The same for a value that is parsed already. */
export function saveFieldsOf(value: unknown): Result<SaveFields> {
  if (!isJsonObject(value)) return err([bad('it is not an object')]);
  const { nonokit, version, clues, puzzle, moves, made, board, activeMs, hintsUsed } = value;
  if (nonokit !== 'save') return err([bad('it is not a save of this program')]);
  if (!isCount(version) || version < 1) return err([bad('its version is missing')]);
  if (version > SAVE_VERSION) {
    return err([bad(`its version is ${version}, this program reads up to ${SAVE_VERSION}`)]);
  }
  const found: Problem[] = [];
  for (const [name, text] of Object.entries({ clues, puzzle, moves, board })) {
    if (typeof text !== 'string') found.push(bad(`"${name}" is not a text`));
  }
  for (const [name, count] of Object.entries({ made, activeMs, hintsUsed })) {
    if (!isCount(count)) found.push(bad(`"${name}" is not a whole number`));
  }
  if (found.length > 0) return err(found);
  return ok({ nonokit: 'save', version, clues, puzzle, moves, made, board, activeMs, hintsUsed } as SaveFields);
}

function replay(fields: SaveFields, puzzle: Puzzle): Result<SavedGame> {
  const words = fields.moves === '' ? [] : fields.moves.split(' ');
  if (fields.made > words.length) return err([bad(`it says ${fields.made} moves stand, of ${words.length}`)]);
  let game = newGame(puzzle);
  for (const [i, word] of words.entries()) {
    const move = decodeMove(word, puzzle.width * puzzle.height);
    const made = move.ok ? applyMove(game, move.value) : move;
    if (!made.ok) return err(made.error.map(({ message }) => bad(`move ${i + 1}: ${message}`)));
    game = made.value;
  }
  for (let i = words.length; i > fields.made; i -= 1) game = undo(game);
  if (boardText(game.marks.cells) !== fields.board) return err([bad('its moves do not lead to its board')]);
  return ok({ game, activeMs: fields.activeMs, hintsUsed: fields.hintsUsed });
}

function bad(what: string): Problem {
  return problem('bad-save', `the save cannot be read: ${what}`);
}
