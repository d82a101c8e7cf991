// The game survives a reload: after every move its text goes to the browser's storage, under the hash of
// the clues. The text is what the terminal program saves too. Storage may be missing or refuse (private
// windows, frames of other sites, full disks): then the game goes on and nothing is kept, and the page
// around it can keep `getState()`.

/** Where games are kept. */
export interface SaveStore {
  /** The saved text; `null` if there is none or it cannot be reached. */
  read(puzzleId: string): string | null;
  /** False if it could not be kept. */
  write(puzzleId: string, text: string): boolean;
  /** Puts a text that cannot be read out of the way, so that it is not overwritten. */
  setAside(puzzleId: string): void;
}

/** Before the hash of the clues, in the browser's storage. */
export const GAME_PREFIX = 'nonokit:game:';

/** The browser's own storage. */
export function localStore(storage: () => Storage): SaveStore {
  // Even naming the storage can throw: in frames whose site may keep nothing.
  const attempt = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (puzzleId) => attempt((store) => store.getItem(GAME_PREFIX + puzzleId), null),
    write: (puzzleId, text) =>
      attempt((store) => {
        store.setItem(GAME_PREFIX + puzzleId, text);
        return true;
      }, false),
    setAside: (puzzleId) =>
      attempt((store) => {
        const text = store.getItem(GAME_PREFIX + puzzleId);
        if (text !== null) store.setItem(`${GAME_PREFIX}${puzzleId}:unreadable`, text);
        store.removeItem(GAME_PREFIX + puzzleId);
      }, undefined),
  };
}

/** Keeps nothing. */
export const NO_STORE: SaveStore = { read: () => null, write: () => false, setAside: () => {} };
