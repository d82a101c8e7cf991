import { CROSSED, filledCode, fromCode, unwrap } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import { ActiveClock, clockText } from './active-clock.ts';
import { localStore } from './autosave.ts';
import type { Delta } from './player-controller.ts';
import { PlayerController } from './player-controller.ts';

// ..####..#   A fish of 9x6 cells.
const fish = unwrap(fromCode('naxUIzNLm0IIizXHzsigJXyI'));
const fill = filledCode(1);

function play(autoCross = false): { controller: PlayerController; deltas: Delta[] } {
  const controller = new PlayerController(fish, { feedback: 'weak', autoCross });
  const deltas: Delta[] = [];
  controller.onChange = (delta) => deltas.push(delta);
  return { controller, deltas };
}

describe('strokes', () => {
  test('a stroke shows before it counts, and counts once', () => {
    const { controller, deltas } = play();
    controller.begin(27, { mark: fill });
    controller.extend(35);
    expect([...controller.marks.slice(27, 36)]).toEqual(new Array(9).fill(fill));
    expect(controller.moveCount).toBe(0);
    expect(controller.strokeLength).toBe(9);
    controller.commit();
    expect(controller.moveCount).toBe(1);
    expect(deltas.at(-1)?.completed).toContainEqual({ axis: 'row', index: 3 });
    controller.undo();
    expect([...controller.marks].every((mark) => mark === 0)).toBe(true);
  });

  test('a cancelled stroke leaves nothing', () => {
    const { controller, deltas } = play();
    controller.begin(0, { mark: fill });
    controller.extend(4);
    controller.cancel();
    expect([...controller.marks].every((mark) => mark === 0)).toBe(true);
    expect(controller.moveCount).toBe(0);
    expect(deltas.at(-1)?.cells).toEqual([0, 1, 2, 3, 4]);
  });

  test('a page may veto', () => {
    const { controller } = play();
    controller.mayMove = () => false;
    controller.begin(0, { mark: fill });
    expect(controller.commit()).toBe(false);
    expect(controller.marks[0]).toBe(0);
  });

  test('crosses of a finished line come with the move that finished it', () => {
    const { controller } = play(true);
    controller.begin(2, { mark: fill });
    controller.extend(5);
    controller.commit();
    controller.begin(8, { mark: fill });
    controller.commit();
    expect([...controller.marks.slice(0, 9)]).toEqual([
      CROSSED,
      CROSSED,
      fill,
      fill,
      fill,
      fill,
      CROSSED,
      CROSSED,
      fill,
    ]);
    controller.undo();
    expect(controller.marks[0]).toBe(0);
    expect(controller.marks[8]).toBe(0);
  });

  test('the trail of the keyboard is one stroke, and spares other marks', () => {
    const { controller } = play();
    controller.begin(3, { mark: CROSSED });
    controller.commit();
    controller.trail([0, 1], fill);
    controller.trail([2, 3, 4], fill);
    controller.commit();
    expect([...controller.marks.slice(0, 5)]).toEqual([fill, fill, fill, CROSSED, fill]);
    expect(controller.moveCount).toBe(2);
  });
});

test('guesses are told apart cell by cell, and dropped together', () => {
  const { controller } = play();
  controller.begin(0, { mark: fill });
  controller.commit();
  controller.play({ kind: 'guess-start' });
  controller.begin(1, { mark: fill });
  controller.commit();
  expect([controller.tentative[0], controller.tentative[1]]).toEqual([0, 1]);
  controller.play({ kind: 'guess-drop' });
  expect([...controller.marks.slice(0, 2)]).toEqual([fill, 0]);
  expect(controller.guessCount).toBe(0);
});

test('the last clue that fits is told once, also for another picture than the stored one', () => {
  const { controller, deltas } = play();
  fish.goal?.cells.forEach((color, cell) => {
    if (color === 0) return;
    controller.begin(cell, { mark: fill });
    controller.commit();
  });
  expect(deltas.filter((delta) => delta.solved)).toHaveLength(1);
  expect(controller.isSolved).toBe(true);
});

test('a line that contradicts its clue is told when it does', () => {
  const { controller, deltas } = play();
  controller.begin(36, { mark: fill });
  controller.extend(44);
  controller.commit();
  expect(deltas.at(-1)?.broken).toContainEqual({ axis: 'row', index: 4 });
});

describe('ActiveClock', () => {
  test('counts only while it runs, and goes on from a saved time', () => {
    let now = 0;
    const clock = new ActiveClock(() => now);
    now = 5000;
    expect(clock.ms).toBe(0);
    clock.run();
    now = 7000;
    clock.pause();
    now = 90_000;
    expect(clock.ms).toBe(2000);
    clock.set(60_000);
    clock.run();
    now = 91_500;
    expect(clock.ms).toBe(61_500);
  });

  test.each([
    [0, '0:00'],
    [7_400, '0:07'],
    [754_000, '12:34'],
    [3_723_000, '1:02:03'],
  ])('%i ms reads %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe('localStore', () => {
  function storage(full = false): Storage {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error('full');
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
  }

  test('keeps a game under its clues', () => {
    const store = storage();
    expect(localStore(() => store).write('abc', 'game')).toBe(true);
    expect(localStore(() => store).read('abc')).toBe('game');
    expect(localStore(() => store).read('def')).toBeNull();
  });

  test('what cannot be read is set aside, not lost', () => {
    const store = storage();
    localStore(() => store).write('abc', 'damaged');
    localStore(() => store).setAside('abc');
    expect(localStore(() => store).read('abc')).toBeNull();
    expect(store.getItem('nonokit:game:abc:unreadable')).toBe('damaged');
  });

  test.each([
    [
      'is forbidden',
      () => {
        throw new Error('SecurityError');
      },
    ],
    ['is full', () => storage(true)],
  ])('a storage that %s only keeps nothing', (_, open) => {
    const store = localStore(open as () => Storage);
    expect(store.write('abc', 'game')).toBe(false);
    expect(store.read('abc')).toBeNull();
    expect(() => store.setAside('abc')).not.toThrow();
  });
});
