// The game as a dialogue: one line in, a few lines out. The same sessions, saves and hints as the screen
// game, so that a game can be begun in one and ended in the other.

import type { LineRef, MarkCode, Problem, Result } from '@nonokit/core';
import { CROSSED, colorOfChar, filledCode, isBlackAndWhite, linkWithCode, MAYBE, toCode, UNKNOWN } from '@nonokit/core';
import type { applyMove } from '@nonokit/core/game';
import { beginStroke, extendStroke, progressOf, strokeMove } from '@nonokit/core/game';
import { clockWords, counted } from '../../clock-words.ts';
import { generatedOrigin } from '../app/overlay-input.ts';
import type { CommandId } from '../keys/commands.ts';
import type { OpenedPuzzle } from '../library/open-puzzle.ts';
import type { Origin } from '../library/shelf.ts';
import type { Playing, ProgressKeeper } from '../progress-keeper.ts';
import { canDoHint } from '../session/hinting.ts';
import { playCommand } from '../session/play-command.ts';
import type { PlayOptions } from '../session/session.ts';
import { addActiveTime, openSession, withMove } from '../session/session.ts';
import { clueWords, inkName, lineWords, mistakeWords, PLAIN_HELP } from './plain-words.ts';

/** What the dialogue needs of the world. */
export interface PlainWorld {
  readonly keeper: ProgressKeeper;
  readonly options: PlayOptions;
  open(origin: Origin): Promise<Result<OpenedPuzzle>>;
  openPath(path: string): Promise<Result<OpenedPuzzle>>;
  /** Names of our drawings with their sizes, easiest first. */
  readonly drawings: readonly string[];
  readonly sharePage: string | undefined;
  now(): number;
}

/** What is said back, and whether that was the end. */
export interface Answer {
  readonly lines: readonly string[];
  readonly ends: boolean;
}

const SIMPLE: Readonly<Record<string, CommandId>> = {
  undo: 'undo',
  redo: 'redo',
  reset: 'reset',
  guess: 'guess-start',
  keep: 'guess-accept',
  accept: 'guess-accept',
  hint: 'hint',
  more: 'hint',
  do: 'apply-hint',
  check: 'check-errors',
};

const LONGEST_PAUSE_MS = 60_000;

/** One dialogue. */
export class PlainGame {
  readonly #world: PlainWorld;
  #playing: Playing | undefined;
  #lastHeard: number;
  /** Why the last stroke is not on disk, until it is said. */
  #unsaid: string | undefined;

  constructor(world: PlainWorld) {
    this.#world = world;
    this.#lastHeard = world.now();
  }

  /** Puts a puzzle on the table and says what it is. */
  begin(opened: Result<OpenedPuzzle>): readonly string[] {
    if (!opened.ok) return [`Cannot be opened: ${firstMessage(opened.error)}`];
    const { puzzle, onlySolution, info } = opened.value;
    this.save();
    const { saved, problem } = this.#world.keeper.resume(puzzle);
    const session = openSession({ puzzle, onlySolution, ...saved }, this.#world.options);
    this.#world.keeper.begin(session);
    this.#playing = { session, info };
    const colors = isBlackAndWhite(puzzle.palette) ? '' : `, ${puzzle.palette.length - 1} colours`;
    const solutions = { one: ', one solution', several: ', several solutions', unknown: '' }[info.solutions];
    const lines = [
      `${info.heading}: ${counted(puzzle.width, 'column')}, ${counted(puzzle.height, 'row')}${colors}${solutions}.`,
    ];
    if (info.note !== undefined) lines.push(info.note);
    if (problem !== undefined) lines.push(problem);
    if (session.status.solved) lines.push(this.#solvedWords());
    else if (saved) lines.push(`You go on: ${Math.floor(progressOf(session.status).share * 100)} percent are done.`);
    return lines;
  }

  /** Takes one line. */
  async hear(line: string): Promise<Answer> {
    const answer = await this.#answer(line);
    const problem = this.#unsaid;
    this.#unsaid = undefined;
    return problem === undefined ? answer : { ...answer, lines: [...answer.lines, problem] };
  }

  async #answer(line: string): Promise<Answer> {
    const words = line.trim().split(/\s+/);
    const verb = words[0]?.toLowerCase() ?? '';
    const rest = words.slice(1);
    this.#countTime();
    if (verb === '') return says();
    if (/^(quit|exit|bye|q)$/.test(verb)) {
      this.save();
      return { lines: [], ends: true };
    }
    const opened = await this.#opening(verb, rest);
    if (opened) return says(...opened);
    if (verb === 'help' || verb === '?') return says(...PLAIN_HELP);
    if (!this.#playing) return says('No puzzle is open. "list" names our drawings, "open cat" opens one.');
    return says(...this.#play(verb, rest));
  }

  /** Writes the game; gives the reason if that failed. */
  save(): string | undefined {
    this.#unsaid = this.#world.keeper.keep(this.#playing ?? null, true).problem;
    return this.#unsaid;
  }

  async #opening(verb: string, rest: readonly string[]): Promise<readonly string[] | undefined> {
    switch (verb) {
      case 'list':
        return this.#world.drawings;
      case 'open':
      case 'play':
        return rest.length === 0 ? ['Open what?'] : this.begin(await this.#world.openPath(rest.join(' ')));
      case 'daily':
        return this.begin(await this.#world.open({ kind: 'daily', date: rest[0] ?? 'today' }));
      case 'new': {
        const origin = generatedOrigin(rest.join(' '));
        return typeof origin === 'string' ? [origin] : this.begin(await this.#world.open(origin));
      }
      default:
        return undefined;
    }
  }

  #play(verb: string, rest: readonly string[]): readonly string[] {
    const playing = this.#playing;
    if (!playing) return [];
    const { session } = playing;
    const { puzzle } = session;
    const simple = SIMPLE[verb];
    if (simple) return this.#obey(simple);
    switch (verb) {
      case 'drop':
        return session.game.layers.length === 0
          ? ['There is no guess to drop.']
          : this.#move({ kind: 'guess-drop' }, 'Guess dropped.');
      case 'row':
      case 'column':
      case 'col':
        return [this.#lineAt(verb === 'row' ? 'row' : 'column', rest[0])];
      case 'board':
        return puzzle.rows.map((_, index) => lineWords(session, { axis: 'row', index }));
      case 'clues':
        return [
          ...puzzle.rows.map((clue, index) => `row ${index + 1}: ${clueWords(clue, puzzle.palette)}`),
          ...puzzle.columns.map((clue, index) => `column ${index + 1}: ${clueWords(clue, puzzle.palette)}`),
        ];
      case 'colors':
      case 'colours':
        return puzzle.palette.slice(1).map((_, index) => `${index + 1} ${inkName(puzzle.palette, index + 1)}`);
      case 'color':
      case 'colour':
        return this.#pickColor(rest.join(' '));
      case 'fill':
      case 'cross':
      case 'clear':
      case 'maybe':
        return this.#paint(verb, rest);
      case 'time':
        return [`${clockWords(session.activeMs)}, ${Math.floor(progressOf(session.status).share * 100)} percent done.`];
      case 'save':
        return this.save() === undefined ? ['Saved.'] : [];
      case 'share': {
        const code = toCode(puzzle);
        return [this.#world.sharePage === undefined ? code : linkWithCode(this.#world.sharePage, code)];
      }
      default:
        return [`"${verb.slice(0, 20)}" is not understood. "help" lists what is.`];
    }
  }

  #obey(command: CommandId): readonly string[] {
    const playing = this.#playing;
    if (!playing) return [];
    const before = playing.session;
    const session = playCommand(before, command, this.#world.options);
    this.#become({ ...playing, session });
    const { hint } = session;
    if (command === 'hint' && hint && session.message === null) return [hint.hint.stages[hint.stage]?.text ?? ''];
    const isTold = command === 'hint' && session.message !== null && canDoHint(session);
    if (isTold) return [`${session.message} "do" carries it out.`];
    if (session.message !== null) return [session.message, ...mistakeWords(session)];
    if (session.status.solved && !before.status.solved) return [this.#solvedWords()];
    return [session.game === before.game ? 'Nothing changed.' : 'Done.'];
  }

  #lineAt(axis: LineRef['axis'], text: string | undefined): string {
    const playing = this.#playing;
    if (!playing) return '';
    const { puzzle } = playing.session;
    const count = axis === 'row' ? puzzle.height : puzzle.width;
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1 || number > count)
      return `${axis === 'row' ? 'Rows' : 'Columns'} go from 1 to ${count}.`;
    return lineWords(playing.session, { axis, index: number - 1 });
  }

  #pickColor(text: string): readonly string[] {
    const playing = this.#playing;
    if (!playing) return [];
    const color = this.#colorOf(text);
    if (color === undefined) return [`This puzzle has no colour "${text.slice(0, 20)}". "colors" lists them.`];
    this.#playing = { ...playing, session: { ...playing.session, color } };
    return [`${inkName(playing.session.puzzle.palette, color)} it is.`];
  }

  #colorOf(text: string): number | undefined {
    const { palette } = this.#playing?.session.puzzle ?? { palette: [] };
    const byName = palette.findIndex((_, id) => id > 0 && inkName(palette, id) === text.toLowerCase());
    if (byName > 0) return byName;
    const number = Number(text);
    if (Number.isInteger(number) && number > 0 && number < palette.length) return number;
    const byLetter = text.length === 1 ? colorOfChar(text, palette) : undefined;
    return byLetter !== undefined && byLetter > 0 ? byLetter : undefined;
  }

  #paint(verb: 'fill' | 'cross' | 'clear' | 'maybe', rest: readonly string[]): readonly string[] {
    const playing = this.#playing;
    if (!playing) return [];
    const { session } = playing;
    const { puzzle, game } = session;
    const [rowText = '', columnText = '', ...colorWords] = rest;
    const rows = rangeOf(rowText, puzzle.height);
    const columns = rangeOf(columnText, puzzle.width);
    if (!rows || !columns)
      return [
        `Say ${verb}, a row from 1 to ${puzzle.height} and a column from 1 to ${puzzle.width}: ${verb} 3 5, or ${verb} 3 5-9.`,
      ];
    if (rows.first !== rows.last && columns.first !== columns.last) return ['One row or one column at a time.'];
    const wished = colorWords.length === 0 ? session.color : this.#colorOf(colorWords.join(' '));
    if (wished === undefined) return ['There is no such colour. "colors" lists them.'];
    const marks: Readonly<Record<string, MarkCode>> = {
      fill: filledCode(wished),
      cross: CROSSED,
      clear: UNKNOWN,
      maybe: MAYBE,
    };
    const first = rows.first * puzzle.width + columns.first;
    const last = rows.last * puzzle.width + columns.last;
    const mark = marks[verb] ?? UNKNOWN;
    // Words say what the cells shall be, so there is no taking back by saying it twice.
    const begun = beginStroke(game.marks, first, { mark, overwrite: first === last ? 'anything' : 'nothing' });
    const stroke = extendStroke(
      {
        ...begun,
        to: mark,
        erases: mark === UNKNOWN,
        from: first === last || mark === UNKNOWN ? null : [UNKNOWN, MAYBE],
      },
      last,
    );
    const move = strokeMove(game, stroke, { autoCross: this.#world.options.autoCross });
    if (!move) return ['Nothing changed.'];
    const next = withMove(session, move, this.#world.options);
    this.#become({ ...playing, session: next });
    if (next.status.solved && !session.status.solved) return [this.#solvedWords()];
    const line: LineRef =
      rows.first === rows.last ? { axis: 'row', index: rows.first } : { axis: 'column', index: columns.first };
    return [lineWords(next, line)];
  }

  #move(move: Parameters<typeof applyMove>[1], words: string): readonly string[] {
    const playing = this.#playing;
    if (!playing) return [];
    this.#become({ ...playing, session: withMove(playing.session, move, this.#world.options) });
    return [words];
  }

  #become(playing: Playing): void {
    this.#playing = playing;
    this.#unsaid = this.#world.keeper.keep(playing, false).problem;
  }

  #solvedWords(): string {
    const playing = this.#playing;
    if (!playing) return '';
    const { title, author } = playing.info;
    const name = title === undefined ? '' : ` It is "${title}"${author === undefined ? '' : ` by ${author}`}.`;
    return `Solved in ${clockWords(playing.session.activeMs)}!${name}`;
  }

  #countTime(): void {
    const now = this.#world.now();
    const passed = Math.min(now - this.#lastHeard, LONGEST_PAUSE_MS);
    this.#lastHeard = now;
    const playing = this.#playing;
    if (playing && !playing.session.status.solved) {
      this.#playing = { ...playing, session: addActiveTime(playing.session, Math.round(passed)) };
    }
  }
}

function says(...lines: readonly string[]): Answer {
  return { lines, ends: false };
}

function firstMessage(problems: readonly Problem[]): string {
  return problems[0]?.message ?? 'it holds no puzzle';
}

/** Reads `5` or `5-9`, from 1; `undefined` if it is outside. */
function rangeOf(text: string, count: number): { readonly first: number; readonly last: number } | undefined {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text);
  if (!match) return undefined;
  const first = Number(match[1]) - 1;
  const last = match[2] === undefined ? first : Number(match[2]) - 1;
  return first >= 0 && last >= first && last < count ? { first, last } : undefined;
}
