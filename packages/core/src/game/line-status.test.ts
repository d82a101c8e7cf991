import { describe, expect, test } from 'vitest';
import { clueOf, lineOf } from '../../test/game-notation.ts';
import type { LineStatus } from './line-status.ts';
import { lineStatus } from './line-status.ts';

/** Status with weak and with strong feedback. */
const both = (clue: string, line: string): readonly LineStatus[] =>
  (['weak', 'strong'] as const).map((feedback) => lineStatus(clueOf(clue), lineOf(line), feedback));

describe('lineStatus', () => {
  test.each([
    ['nothing known', '2 3', '????????', 'open', 'open'],
    ['runs match, cells are open', '2 3', '##?###??', 'matched', 'matched'],
    ['runs match wherever they are', '2 3', '?##.###?', 'matched', 'matched'],
    ['all decided', '2 3', '##.###..', 'done', 'done'],
    ['too many cells in all', '1 1 1', '#?#?#?#?', 'wrong', 'wrong'],
    ['a run longer than any block', '2 3', '??####??', 'wrong', 'wrong'],
    ['a closed run that the clue lacks', '2 3', '.#.?????', 'wrong', 'wrong'],
    ['closed by the edge', '2 3', '#.??????', 'wrong', 'wrong'],
    ['the same run while it is open', '2 3', '?#??????', 'open', 'open'],
    ['closed runs in the wrong order', '2 1', '#.?.##.??', 'wrong', 'wrong'],
    ['all decided but a block is missing', '2 3', '##......', 'wrong', 'wrong'],
    ['no room left, which only the strong test says', '2 3', '???.??..', 'open', 'wrong'],
    ['two runs that cannot both be blocks', '3', '#???#', 'open', 'wrong'],
    ['a note decides nothing', '2', '##m?', 'matched', 'matched'],
    ['an empty line matches from the start', '0', '????', 'matched', 'matched'],
    ['a filled cell in an empty line', '0', '?#??', 'wrong', 'wrong'],
    ['colours may touch', '2a 2b', 'aabb', 'done', 'done'],
    ['another colour closes a run', '3a 1b', '.aab??', 'wrong', 'wrong'],
    ['colours counted apart', '1a 2b', 'a?a??', 'wrong', 'wrong'],
    ['the right number in the wrong colour', '2a 1b', 'bb?a', 'wrong', 'wrong'],
    ['one cell', '1', '?', 'open', 'open'],
  ])('%s', (_, clue, line, weak, strong) => {
    expect(both(clue, line)).toEqual([weak, strong]);
  });

  test('never wrong when feedback is off', () => {
    expect(lineStatus(clueOf('2 3'), lineOf('.#.?????'), 'off')).toBe('open');
  });
});

describe('T13: clue 2 3 3 2 on 16 cells', () => {
  test('runs 3 2 2 3 do not satisfy it', () => {
    expect(both('2 3 3 2', '###.##.##.###...')).toEqual(['wrong', 'wrong']);
    expect(both('2 3 3 2', '###?##?##?###???')).not.toContain('matched');
  });

  test.each(['##?###?###?##???', '???##?###?###?##', '?##.###.???###??'])('%s', (line) => {
    const expected = line.endsWith('###??') ? ['open', 'wrong'] : ['matched', 'matched'];
    expect(both('2 3 3 2', line)).toEqual(expected);
  });
});
