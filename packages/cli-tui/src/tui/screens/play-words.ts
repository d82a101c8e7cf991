// What the lines above and below the board say.

import { at, CROSSED, cellAt, clueText, colorOfCode, MAYBE } from '@nonokit/core';
import { progressOf, runLengths } from '@nonokit/core/game';
import { clockWords } from '../../clock-words.ts';
import type { AppState, PlayState } from '../app/app-state.ts';
import { crosshairPlace, playOptions } from '../app/app-state.ts';
import { colorName } from '../board/color-name.ts';
import type { KeyWord } from '../components/KeyLine.tsx';
import type { Piece } from '../components/Words.tsx';
import type { CommandId } from '../keys/commands.ts';
import { firstKey } from '../keys/key-bindings.ts';
import { canDoHint } from '../session/hinting.ts';
import { shownMarks } from '../session/session.ts';
import type { Glyphs } from '../theme/glyphs.ts';

/** Left of the header: what is being played, without giving anything away. */
export function headingPieces(play: PlayState, glyphs: Glyphs): readonly Piece[] {
  const { puzzle } = play.session;
  const colors = puzzle.palette.length - 1;
  const solutions = { one: 'one solution', several: 'several solutions', unknown: undefined }[play.info.solutions];
  const details = [
    `${puzzle.width}x${puzzle.height}`,
    colors > 1 ? `${colors} colours` : undefined,
    play.info.difficulty?.word,
    solutions,
  ].filter((word) => word !== undefined);
  const between = ` ${glyphs.separator} `;
  return [
    { text: play.info.heading, role: 'strong' },
    { text: between + details.join(between), role: 'faint' },
  ];
}

/** Right of the header: progress and time. */
export function progressPieces(state: AppState, play: PlayState): readonly Piece[] {
  const { share } = progressOf(play.session.status);
  const pieces: Piece[] = [{ text: `${Math.floor(share * 100)} %`, role: 'quiet' }];
  if (state.settings.timer) pieces.push({ text: `  ${clockWords(play.session.activeMs)}`, role: 'quiet' });
  return pieces;
}

/** Where the crosshair is, how long the run there is, and which modes are on. */
export function placePieces(state: AppState, play: PlayState): readonly Piece[] {
  const { session } = play;
  const { puzzle, stroke, game } = session;
  const { row, column } = crosshairPlace(play);
  const pieces: Piece[] = [{ text: `row ${row + 1}, column ${column + 1}`, role: 'quiet' }];
  const marks = shownMarks(session, playOptions(state));
  const cell = cellAt(puzzle, row, column);
  const code = at(marks.cells, cell);
  const what =
    code === CROSSED ? 'crossed' : code === MAYBE ? 'maybe' : colorOfCode(code) > 0 ? filledWord(session, code) : '';
  if (what !== '') pieces.push({ text: `  ${what}`, role: 'faint' });
  if (stroke) {
    pieces.push({ text: `  ${stroke.cells.length} ${stroke.cells.length === 1 ? 'cell' : 'cells'}`, role: 'accent' });
  } else {
    const runs = runLengths(marks, cell);
    if (runs.row > 1 || runs.column > 1)
      pieces.push({ text: `  run ${runs.row} across, ${runs.column} down`, role: 'quiet' });
  }
  if (game.layers.length > 0) {
    pieces.push({ text: `  guess ${game.layers.length}`, role: 'accent' });
    pieces.push(...offered(state, 'guess-accept', 'keeps it'), ...offered(state, 'escape', 'drops it'));
  }
  if (session.paintLock) pieces.push({ text: '  painting', role: 'accent' });
  const { board } = play.layout;
  if (board.kind === 'board' && (board.cutsRows || board.cutsColumns)) {
    // What a cut gutter hides of the current lines can be read here.
    const ofRow = clueText(puzzle.rows[row] ?? [], puzzle.palette);
    const ofColumn = clueText(puzzle.columns[column] ?? [], puzzle.palette);
    pieces.push({ text: `  row: ${ofRow}  column: ${ofColumn}`, role: 'text' });
  }
  return pieces;
}

function filledWord(session: PlayState['session'], code: number): string {
  const { palette } = session.puzzle;
  const color = palette[colorOfCode(code)];
  return palette.length > 2 && color ? colorName(color) : 'filled';
}

/** What the program has to say now: a hint, a message, or nothing. */
export function noticePieces(state: AppState, play: PlayState): readonly Piece[] {
  const { hint, message } = play.session;
  if (hint) {
    const { stages } = hint.hint;
    const words: Piece[] = [
      { text: stages[hint.stage]?.text ?? '', role: hint.hint.kind === 'mistake' ? 'warning' : 'text' },
    ];
    if (hint.stage < stages.length - 1) words.push(...offered(state, 'hint', 'more'));
    if (canDoHint(play.session)) words.push(...offered(state, 'apply-hint', 'do it'));
    return [{ text: hint.hint.kind === 'mistake' ? '! ' : 'Hint: ', role: 'accent' }, ...words];
  }
  const said = message ?? state.toast;
  if (said !== null) return [{ text: said, role: isWarning(play) ? 'warning' : 'text' }];
  return [];
}

/** What a key would do now, if a key does it. */
function offered(state: AppState, command: CommandId, words: string): readonly Piece[] {
  const key = firstKey(state.bindings, command, state.glyphs.name !== 'unicode');
  return key === undefined
    ? []
    : [
        { text: `  ${key}`, role: 'key' },
        { text: ` ${words}`, role: 'faint' },
      ];
}

function isWarning(play: PlayState): boolean {
  const { mistakes } = play.session;
  return mistakes !== null && (mistakes.cells.size > 0 || mistakes.lines.length > 0);
}

/** Keys of the footer, most important first. */
export const PLAY_KEYS: readonly KeyWord[] = [
  ['fill', 'fill'],
  ['cross', 'cross'],
  ['undo', 'undo'],
  ['hint', 'hint'],
  ['guess-start', 'guess'],
  ['check-errors', 'check'],
  ['help', 'all keys'],
  ['library', 'library'],
  ['quit', 'leave'],
];

/** Keys of the footer of a coloured puzzle. */
export const COLOR_KEYS: readonly KeyWord[] = [
  ['fill', 'fill'],
  ['cross', 'cross'],
  ['next-color', 'next colour'],
  ['undo', 'undo'],
  ['hint', 'hint'],
  ['guess-start', 'guess'],
  ['help', 'all keys'],
  ['library', 'library'],
];
