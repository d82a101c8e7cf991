// Keeps what is played on disk: after every stroke, and once more when the player leaves. Writes a record
// when a puzzle is solved for the first time in a game.

import type { Puzzle } from '@nonokit/core';
import { clueHash } from '@nonokit/core';
import type { Game, SolveRecord } from '@nonokit/core/game';
import { pictureOfMarks, progressOf, statisticsOf } from '@nonokit/core/game';
import type { Found, SaveStore } from '../saves/save-store.ts';
import { reasonOf } from '../system-error.ts';
import type { PlayState, Tally } from './app/app-state.ts';
import type { ItemProgress } from './library/shelf.ts';
import { FRESH } from './library/shelf.ts';
import type { Session } from './session/session.ts';
import { isBegun } from './session/session.ts';

/** What is kept of a game on the table. */
export type Playing = Pick<PlayState, 'session' | 'info'>;

/** What keeping led to. */
export interface Kept {
  /** True if the puzzle was just solved. */
  readonly solved: boolean;
  readonly problem: string | undefined;
}

const NOTHING: Kept = { solved: false, problem: undefined };

/** Knows what is on disk. */
export class ProgressKeeper {
  readonly #store: SaveStore;
  readonly #today: () => string;
  /** The game as it was written last. */
  #written: Game | undefined;
  #writtenMs = 0;
  #isSolved = false;

  constructor(store: SaveStore, today: () => string) {
    this.#store = store;
    this.#today = today;
  }

  /** Finds the save of a puzzle that is about to be played. */
  resume(puzzle: Puzzle): Found {
    try {
      return this.#store.load(puzzle);
    } catch (error) {
      return { saved: undefined, problem: `The save cannot be read: ${reasonOf(error)}` };
    }
  }

  /** Takes note of what a session began with: that is on disk already. */
  begin(session: Session): void {
    this.#written = session.game;
    this.#writtenMs = session.activeMs;
    this.#isSolved = session.status.solved;
  }

  /**
   * Writes the game if it is another one than on disk.
   *
   * @param withTime writes also if only time went by.
   */
  keep(play: Playing | null, withTime: boolean): Kept {
    if (!play) return NOTHING;
    const { session } = play;
    const isOld = session.game === this.#written && !(withTime && session.activeMs > this.#writtenMs);
    if (isOld || !isBegun(session)) return NOTHING;
    try {
      const { game, activeMs, hintsUsed } = session;
      const problem = this.#store.save({ game, activeMs, hintsUsed });
      this.#written = session.game;
      this.#writtenMs = session.activeMs;
      const isNew = session.status.solved && !this.#isSolved;
      this.#isSolved = session.status.solved;
      if (isNew) this.#store.record(this.#recordOf(play));
      return { solved: isNew, problem };
    } catch (error) {
      // Not tried again every second, but when the player leaves.
      this.#written = session.game;
      this.#writtenMs = -1;
      return { solved: false, problem: `The game could not be saved: ${reasonOf(error)}` };
    }
  }

  /** How far a session is, for the library. */
  progressOf({ session }: Playing): ItemProgress {
    const { game, status, puzzle } = session;
    const played = { picture: pictureOfMarks(game.marks), palette: puzzle.palette };
    if (status.solved) return { kind: 'solved', bestMs: this.#bestMs(puzzle) ?? session.activeMs, played };
    if (game.past === null) return FRESH;
    return { kind: 'begun', share: progressOf(status).share, played };
  }

  /** The numbers of the library's headline. */
  tally(): Tally {
    const { solvedCount, streaks } = statisticsOf(this.#store.records().records, this.#today());
    return { solved: solvedCount, streak: streaks.current };
  }

  #bestMs(puzzle: Puzzle): number | undefined {
    const clues = clueHash(puzzle);
    const times = this.#store.records().records.filter((record) => record.clues === clues);
    return times.length === 0 ? undefined : Math.min(...times.map((record) => record.activeMs));
  }

  #recordOf({ session, info }: Playing): SolveRecord {
    const { puzzle } = session;
    return {
      clues: clueHash(puzzle),
      date: this.#today(),
      width: puzzle.width,
      height: puzzle.height,
      colorCount: puzzle.palette.length - 1,
      activeMs: Math.round(session.activeMs),
      hintsUsed: session.hintsUsed,
      ...(info.origin.kind === 'daily' && { daily: info.origin.date }),
    };
  }
}
