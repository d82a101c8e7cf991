import { CROSSED, filledCode, MAYBE, UNKNOWN } from '@nonokit/core';
import { describe, expect, test } from 'vitest';
import { commandOfKey } from '../play/play-keys.ts';
import { cursorAfter } from './cursor-keys.ts';
import { markOfLongPress, markOfPress } from './pointer-paint.ts';

const press = (key: string, held: string = '') => ({
  key,
  ctrlKey: held.includes('C'),
  metaKey: held.includes('M'),
  altKey: held.includes('A'),
  shiftKey: held.includes('S'),
});

describe('the cursor on 9x6, from row 2, column 3 (cell 12)', () => {
  test.each([
    ['ArrowLeft', '', 11],
    ['ArrowRight', '', 13],
    ['ArrowUp', '', 3],
    ['ArrowDown', '', 21],
    ['ArrowRight', 'S', 13],
    ['PageDown', '', 48],
    ['PageUp', '', 3],
    ['Home', '', 9],
    ['End', '', 17],
    ['Home', 'C', 0],
    ['End', 'C', 53],
    ['ArrowLeft', 'A', undefined],
    ['ArrowLeft', 'M', undefined],
    ['ArrowLeft', 'C', undefined],
    ['a', '', undefined],
  ])('%s %s', (key, held, cell) => {
    expect(cursorAfter(press(key, held), 12, { width: 9, height: 6 })).toBe(cell);
  });

  test('nothing wraps', () => {
    expect(cursorAfter(press('ArrowLeft'), 9, { width: 9, height: 6 })).toBe(9);
    expect(cursorAfter(press('ArrowUp'), 4, { width: 9, height: 6 })).toBe(4);
    expect(cursorAfter(press('ArrowDown'), 53, { width: 9, height: 6 })).toBe(53);
  });
});

describe('commandOfKey', () => {
  test.each([
    [' ', '', { kind: 'mark', mark: 'fill' }],
    ['x', '', { kind: 'mark', mark: 'cross' }],
    ['Delete', '', { kind: 'mark', mark: 'clear' }],
    ['3', '', { kind: 'color', color: 3 }],
    ['z', 'C', { kind: 'undo' }],
    ['z', 'M', { kind: 'undo' }],
    ['Z', 'CS', { kind: 'redo' }],
    ['Z', 'MS', { kind: 'redo' }],
    ['y', 'C', { kind: 'redo' }],
    ['I', 'S', { kind: 'hint-apply' }],
    ['Escape', '', { kind: 'drop' }],
    ['x', 'C', undefined],
    ['r', 'C', undefined],
    ['x', 'A', undefined],
    ['y', 'M', undefined],
    ['q', '', undefined],
  ])('%s %s', (key, held, command) => {
    expect(commandOfKey(press(key, held))).toEqual(command);
  });
});

describe('markOfPress', () => {
  const mouse = (button: number, held = '') => ({ pointerType: 'mouse', button, ...press('', held) });
  const finger = { pointerType: 'touch', button: 0, ...press('') };
  const fill = filledCode(2);

  test.each([
    ['left with the pen', mouse(0), 'fill', 'mode', UNKNOWN, fill],
    ['right', mouse(2), 'fill', 'mode', UNKNOWN, CROSSED],
    ['Ctrl and left, as a trackpad has it', mouse(0, 'C'), 'fill', 'mode', UNKNOWN, CROSSED],
    ['Alt and left', mouse(0, 'A'), 'fill', 'mode', UNKNOWN, CROSSED],
    ['middle', mouse(1), 'fill', 'mode', fill, UNKNOWN],
    ['the rubber of a pen', { ...finger, pointerType: 'pen', button: 5 }, 'fill', 'mode', fill, UNKNOWN],
    ['left with the cross', mouse(0), 'cross', 'mode', UNKNOWN, CROSSED],
    ['right with the cross', mouse(2), 'cross', 'mode', UNKNOWN, fill],
    ['left with the note', mouse(0), 'maybe', 'mode', UNKNOWN, MAYBE],
    ['cycle on an empty cell', finger, 'fill', 'cycle', UNKNOWN, fill],
    ['cycle on a filled cell', finger, 'fill', 'cycle', fill, CROSSED],
    ['cycle on a crossed cell', finger, 'fill', 'cycle', CROSSED, UNKNOWN],
    ['a mouse does not cycle', mouse(0), 'fill', 'cycle', fill, fill],
  ] as const)('%s', (_, event, tool, input, before, mark) => {
    expect(markOfPress(event, tool, 2, input, before)).toBe(mark);
  });

  test('a finger that rests writes the other of the two', () => {
    expect(markOfLongPress('fill', 2)).toBe(CROSSED);
    expect(markOfLongPress('cross', 2)).toBe(fill);
  });
});
