import type { Palette, Puzzle } from '@nonokit/core';
import { BLACK_AND_WHITE, filledCode, pictureOfRows, puzzleOf, unwrap } from '@nonokit/core';
import { isSolved, undo } from '@nonokit/core/game';
import { describe, expect, test } from 'vitest';
import type { CommandId } from '../keys/commands.ts';
import { playCommand } from './play-command.ts';
import { dragTo, pressAt, release, tickBlock } from './pointing.ts';
import type { PlayOptions, Session } from './session.ts';
import { cellsLeft, openSession, shownMarks } from './session.ts';

const OPTIONS: PlayOptions = { feedback: 'weak', autoCross: false };
const RED_AND_BLUE: Palette = [
  { name: 'white', rgb: 'ffffff' },
  { name: 'red', rgb: 'cc0000' },
  { name: 'blue', rgb: '0000cc' },
];

function puzzle(rows: readonly string[], palette: Palette = BLACK_AND_WHITE): Puzzle {
  const picture = pictureOfRows(rows, palette);
  if (!picture) throw new Error('not line notation');
  return unwrap(puzzleOf(picture, palette));
}

const START = puzzle(['##.##', '#...#', '.###.', '.....', '#####']);

function play(commands: string, options: PlayOptions = OPTIONS, start: Puzzle = START): Session {
  const words = commands.split(' ').filter((word) => word !== '');
  return words.reduce(
    (session, command) => playCommand(session, command as CommandId, options),
    openSession({ puzzle: start }, options),
  );
}

/** The marks in the notation of saves: ? unknown, x crossed, ~ maybe, # or a letter filled. */
function marksOf(session: Session): string {
  const { width } = session.puzzle;
  const text = [...session.game.marks.cells].map((code) => '?x~#b'[code] ?? '*').join('');
  return text.match(new RegExp(`.{${width}}`, 'g'))?.join(' ') ?? '';
}

describe('keys', () => {
  test.each<[name: string, commands: string, firstRow: string]>([
    ['fill and take back', 'fill move-right fill fill', '#????'],
    ['cross', 'cross move-right maybe', 'x~???'],
    ['a press replaces a cross', 'cross fill', '#????'],
    ['clear takes anything away', 'fill move-right cross clear move-left clear', '?????'],
    ['Enter goes round', 'cycle move-right cycle cycle move-right cycle cycle cycle', '#x???'],
    ['painting on with the last mark', 'cross paint-right paint-right', 'xxx??'],
    ['painting from here without a mark before', 'paint-right paint-right', '###??'],
    ['painting protects crosses', 'move-right cross move-left fill paint-right paint-right', '#x#??'],
    ['the lock paints with every move', 'fill paint-lock move-right move-right paint-lock move-right', '###??'],
    ['a painted stroke is one step to undo', 'fill paint-right paint-right paint-right undo', '#????'],
    ['redo brings it back', 'fill paint-right paint-right undo redo', '###??'],
    ['reset can be undone', 'fill paint-right reset undo', '##???'],
    ['a dropped guess leaves nothing', 'fill guess-start move-right fill escape', '#????'],
    ['an accepted guess stays', 'fill guess-start move-right fill guess-accept', '##???'],
    ['guesses nest', 'guess-start fill guess-start move-right fill escape', '#????'],
    ['home and end', 'row-end fill row-start fill', '#???#'],
    ['the cursor stops at the edges', 'move-left move-up fill page-up fill fill', '#????'],
  ])('%s', (_, commands, firstRow) => {
    expect(marksOf(play(commands)).slice(0, 5)).toBe(firstRow);
  });

  test('five rows a page, and first and last row', () => {
    expect(play('page-down').cursor.row).toBe(4);
    expect(play('last-row page-up').cursor.row).toBe(0);
    expect(play('last-row first-row move-down').cursor).toEqual({ row: 1, column: 0 });
  });

  test('the next undecided cell is past filled and crossed ones', () => {
    const session = play('move-right fill move-right cross row-start next-open-right');
    expect(session.cursor.column).toBe(3);
    expect(play('row-end next-open-right').cursor.column).toBe(4);
  });

  test('finished lines are crossed with the stroke that finished them', () => {
    const options = { ...OPTIONS, autoCross: true };
    const session = play('fill move-right fill row-end fill move-left fill', options);
    expect(marksOf(session).slice(0, 5)).toBe('##x##');
    expect(marksOf({ ...session, game: undo(session.game) }).slice(0, 5)).toBe('##??#');
  });

  test('filling the picture solves the puzzle, crosses or not', () => {
    const session = play(
      'fill paint-right move-right move-right fill paint-right move-down fill row-start fill ' +
        'move-down move-right fill paint-right paint-right move-down move-down row-start fill ' +
        'paint-right paint-right paint-right paint-right',
    );
    expect(marksOf(session)).toBe('##?## #???# ?###? ????? #####');
    expect(session.status.solved).toBe(true);
    expect(isSolved(session.game)).toBe(true);
  });

  test('an unknown command changes nothing', () => {
    const session = play('fill');
    expect(playCommand(session, 'theme', OPTIONS)).toBe(session);
  });
});

describe('colours', () => {
  const colored = puzzle(
    ['12.', '2..', '.1.'].map((row) => row.replaceAll('1', 'a').replaceAll('2', 'b')),
    RED_AND_BLUE,
  );
  const run = (commands: string): Session => play(commands, OPTIONS, colored);

  test('are picked by number, in turn and back', () => {
    expect(run('color-2').color).toBe(2);
    expect(run('next-color next-color').color).toBe(1);
    expect(run('previous-color').color).toBe(2);
    expect(run('color-7').message).toBe('This puzzle has 2 colours.');
  });

  test('another colour replaces the one that is there', () => {
    const session = run('fill color-2 fill');
    expect(session.game.marks.cells[0]).toBe(filledCode(2));
  });

  test('what is left of each colour is counted', () => {
    expect(cellsLeft(run('fill'))).toEqual([0, 1, 2]);
  });
});

describe('hints', () => {
  test('tell one stage more each time, then can be done', () => {
    const stages = ['hint', 'hint hint', 'hint hint hint'].map((commands) => play(commands).hint);
    expect(stages.map((shown) => shown?.stage)).toEqual([0, 1, 2]);
    expect(stages[0]?.hint.kind).toBe('step');
    const done = play('hint apply-hint');
    expect(done.hint).toBeNull();
    expect(done.hintsUsed).toBe(1);
    expect(done.game.past?.count).toBe(1);
  });

  test('lead to the end of a puzzle that lines solve', () => {
    let session = play('');
    for (let i = 0; i < 40 && !session.status.solved; i += 1) session = playCommand(session, 'apply-hint', OPTIONS);
    expect(session.status.solved).toBe(true);
  });

  test('speak of a mistake first, and of the cells if the solution is known', () => {
    const solution = START.goal;
    const wrong = openSession({ puzzle: START, onlySolution: solution }, OPTIONS);
    const filled = playCommand({ ...wrong, cursor: { row: 3, column: 2 } }, 'fill', OPTIONS);
    const asked = playCommand(filled, 'hint', OPTIONS);
    expect(asked.hint?.hint.kind).toBe('mistake');
    const repaired = playCommand(asked, 'apply-hint', OPTIONS);
    expect(marksOf(repaired)).not.toContain('#');
    expect(playCommand(filled, 'check-errors', OPTIONS).message).toBe('1 mark is wrong.');
    expect(playCommand(playCommand(filled, 'fill', OPTIONS), 'check-errors', OPTIONS).message).toBe(
      'Nothing is marked yet.',
    );
  });
});

describe('the mouse', () => {
  const open = (): Session => openSession({ puzzle: puzzle(['###############']) }, OPTIONS);

  test('T14: one event from cell 0 to cell 14 paints 15 cells, and one undo takes them back', () => {
    const painted = release(dragTo(pressAt(open(), 0, filledCode(1)), 0, 14), OPTIONS);
    expect(marksOf(painted)).toBe('###############');
    expect(painted.game.past?.count).toBe(1);
    expect(marksOf(playCommand(painted, 'undo', OPTIONS))).toBe('???????????????');
  });

  test('a stroke is seen while it grows and made when it ends', () => {
    const pressed = dragTo(pressAt(open(), 2, filledCode(1)), 0, 4);
    expect(pressed.game.past).toBeNull();
    expect([...shownMarks(pressed, OPTIONS).cells.slice(0, 6)]).toEqual([0, 0, 3, 3, 3, 0]);
    expect(playCommand(pressed, 'escape', OPTIONS).stroke).toBeNull();
  });

  test('a pointer that strays stays in its line', () => {
    const start = openSession({ puzzle: START }, OPTIONS);
    const dragged = release(dragTo(dragTo(pressAt(start, 0, filledCode(1)), 0, 2), 3, 4), OPTIONS);
    expect(marksOf(dragged)).toBe('##### ????? ????? ????? ?????');
    const outside = release(dragTo(pressAt(start, 6, filledCode(1)), 1, 99), OPTIONS);
    expect(marksOf(outside)).toBe('????? ?#### ????? ????? ?????');
  });

  test('a press on a filled cell erases, and only filled ones', () => {
    const start = playCommand(
      playCommand(openSession({ puzzle: START }, OPTIONS), 'fill', OPTIONS),
      'paint-right',
      OPTIONS,
    );
    const crossed = playCommand({ ...start, cursor: { row: 0, column: 2 } }, 'cross', OPTIONS);
    const erased = release(dragTo(pressAt(crossed, 0, filledCode(1)), 0, 4), OPTIONS);
    expect(marksOf(erased).slice(0, 5)).toBe('??x??');
  });

  test('a click on a number ticks it', () => {
    const ticked = tickBlock(openSession({ puzzle: START }, OPTIONS), { axis: 'row', index: 0 }, 1, OPTIONS);
    expect(ticked.game.ticks.has('row0.1')).toBe(true);
  });
});

/** Marks cells of the first row one by one, as a player would. */
function marked(start: Puzzle, cells: string): Session {
  let session = openSession({ puzzle: start }, OPTIONS);
  for (const [column, sign] of [...cells].entries()) {
    if (sign === '?') continue;
    session = playCommand({ ...session, cursor: { row: 0, column } }, sign === '#' ? 'fill' : 'cross', OPTIONS);
  }
  return session;
}

describe('T12 and T13: what the clue shows', () => {
  test.each<[name: string, cells: string, certain: readonly boolean[]]>([
    ['a 1 between crosses may be the first or the second', '?x#x????', [false, false, false]],
    ['filling cell 1 makes both certain', '#x#x????', [true, true, false]],
  ])('%s', (_, cells, certain) => {
    expect(marked(puzzle(['#.#.##..']), cells).status.rows[0]?.certain).toEqual(certain);
  });

  test.each([
    ['###?##?##?###???', false],
    ['##?###?###?##???', true],
    ['##?###??###??##?', true],
  ])('2 3 3 2 against %s: runs match is %s', (cells, matches) => {
    const status = marked(puzzle(['##.###.###.##...']), cells).status.rows[0]?.status;
    expect(status === 'matched').toBe(matches);
  });
});
