import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../test/oracle/random-puzzles.ts';
import { Activity } from './activity.ts';
import { luby, Restarts } from './restarts.ts';

test("Luby's sequence", () => {
  expect(Array.from({ length: 15 }, (_, i) => luby(i + 1))).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
});

test('a search begins again after 100, 100, 200 … conflicts', () => {
  const restarts = new Restarts();
  const lengths = [1, 2, 3].map(() => {
    let conflicts = 0;
    for (; !restarts.isDue(); conflicts += 1) restarts.noteConflict();
    restarts.restarted();
    return conflicts;
  });
  expect(lengths).toEqual([100, 100, 200]);
});

describe('Activity', () => {
  test('gives variables by activity, like a sorted list', () => {
    const random = createRandom(3);
    const activity = new Activity(60);
    for (let variable = 0; variable < 60; variable += 1) activity.insert(variable);
    for (let i = 0; i < 500; i += 1) {
      activity.bump(random(60));
      if (i % 5 === 0) activity.fade();
    }
    const taken = Array.from({ length: 60 }, () => activity.take());
    const values = taken.map((variable) => activity.values[variable] ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(taken).size).toBe(60);
    expect(activity.take()).toBe(-1);
  });

  test('keeps the order when values become too large', () => {
    const activity = new Activity(3);
    for (let i = 0; i < 10_000; i += 1) {
      activity.bump(i % 2);
      activity.fade();
    }
    for (const variable of [0, 1, 2]) activity.insert(variable);
    expect([activity.take(), activity.take(), activity.take()]).toEqual([1, 0, 2]);
    expect(Number.isFinite(activity.values[1])).toBe(true);
  });

  test('halvings bring the order back', () => {
    const activity = new Activity(4);
    activity.bump(2);
    for (let i = 0; i < 40; i += 1) activity.fade();
    activity.bump(1);
    const restored = new Activity(4);
    restored.restoreFrom(activity.halvings());
    for (const variable of [0, 1, 2, 3]) restored.insert(variable);
    expect([restored.take(), restored.take()]).toEqual([1, 2]);
  });
});
