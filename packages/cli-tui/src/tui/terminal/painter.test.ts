import xterm from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import { StyleTable } from './cell-style.ts';
import { Painter } from './painter.ts';
import type { PaneRow } from './pane.ts';
import { indentRows, Pane, placeRows, RowBuilder } from './pane.ts';

/** A terminal that shows what a painter writes. */
function screen(page: ConstructorParameters<typeof StyleTable>[1] = {}) {
  const terminal = new xterm.Terminal({ cols: 40, rows: 6, allowProposedApi: true });
  const pane = new Pane();
  const styles = new StyleTable('true', page);
  const painter = new Painter(pane, styles);
  const show = async (frame: string): Promise<string> => {
    const output = painter.paint(frame, 6);
    await new Promise<void>((resolve) => terminal.write(output, resolve));
    return output;
  };
  const line = (y: number): string => terminal.buffer.active.getLine(y)?.translateToString(true) ?? '';
  return { terminal, pane, styles, painter, show, line };
}

const row = (text: string, style = 0): PaneRow => new RowBuilder().put(text, style).done();

describe('the painter', () => {
  test('puts a pane row where its character stands, and what is beside it where Ink put it', async () => {
    const { pane, show, line } = screen();
    await show(`title\n  ${pane.characterOf(row('##..##'))}       side\nend`);
    expect([line(0), line(1), line(2)]).toEqual(['title', '  ##..##  side', 'end']);
  });

  test('writes nothing for the same frame, and one cell for one changed cell', async () => {
    const { pane, styles, show, line } = screen();
    const filled = styles.idOf({ back: [200, 200, 200] });
    const before = row('#'.repeat(30));
    await show(`a\n${pane.characterOf(before)}\nb`);
    expect(await show(`a\n${pane.characterOf(before)}\nb`)).toBe('');
    const after = new RowBuilder().put('#'.repeat(10), 0).put('x', filled).put('#'.repeat(19), 0).done();
    const output = await show(`a\n${pane.characterOf(after)}\nb`);
    expect(output).toBe(`\u001b[2;11H${styles.sequence(filled)}x`);
    expect(line(1)).toBe(`${'#'.repeat(10)}x${'#'.repeat(19)}`);
  });

  test('between two styles only what differs is written, and nothing for spaces that look the same', async () => {
    const { pane, styles, show, terminal } = screen({ fore: [1, 1, 1], back: [9, 9, 9] });
    const lit = styles.idOf({ back: [20, 20, 20] });
    const red = styles.idOf({ fore: [200, 0, 0] });
    const green = styles.idOf({ fore: [0, 99, 0] });
    const bold = styles.idOf({ bold: true, fore: [200, 0, 0] });
    const struck = styles.idOf({ strike: true });
    await show(pane.characterOf(row('##########')));
    const next = new RowBuilder().put('a', lit).put('b', 0).put(' ', green).put('c', red).put('d', bold);
    const output = await show(pane.characterOf(next.put(' ', struck).put('####', 0).done()));
    const [page, made] = [styles.sequence(0), styles.sequence(lit)];
    const changes = `\u001b[48;2;9;9;9mb \u001b[38;2;200;0;0mc${styles.sequence(bold)}d${styles.sequence(struck)} `;
    expect(output).toBe(`\u001b[1;1H${made}a${changes}`);
    expect(page).toBe('\u001b[0;38;2;1;1;1;48;2;9;9;9m');
    const at = (x: number) => terminal.buffer.active.getLine(0)?.getCell(x);
    expect([0, 1, 2, 3, 4].map((x) => at(x)?.getBgColor())).toEqual([0x141414, 0x090909, 0x090909, 0x090909, 0x090909]);
    expect([1, 3, 4].map((x) => at(x)?.getFgColor())).toEqual([0x010101, 0xc80000, 0xc80000]);
    expect([at(4)?.isBold(), at(5)?.isStrikethrough()].map(Boolean)).toEqual([true, true]);
  });

  test('near changes are one piece, far ones two', async () => {
    const { pane, show } = screen();
    await show(pane.characterOf(row('..............................')));
    const near = await show(pane.characterOf(row('#..#..........................')));
    expect(near.split('H')).toHaveLength(2);
    const far = await show(pane.characterOf(row('...#.....................#....')));
    expect(far.split('H')).toHaveLength(3);
  });

  test('a block takes as many lines as it has rows', async () => {
    const { pane, show, line } = screen();
    const block = (...texts: string[]) =>
      placeRows(
        indentRows(
          texts.map((text) => row(text)),
          2,
        ),
        1,
        4,
      );
    await show(`title\n${pane.characterOf(block('##', '####'))}\nend`);
    expect([0, 1, 2, 3, 4, 5].map(line)).toEqual(['title', '', '  ##', '  ####', '', 'end']);
    await show(`title\n${pane.characterOf(block('####', '#'))}\nend`);
    expect([2, 3].map(line)).toEqual(['  ####', '  #']);
    await show(`title\nno block\nend`);
    expect([0, 1, 2, 3].map(line)).toEqual(['title', 'no block', 'end', '']);
  });

  test('a shorter line leaves nothing of the longer one', async () => {
    const { pane, show, line } = screen();
    await show(`${pane.characterOf(row('##########'))}\nlonger text`);
    await show(`${pane.characterOf(row('##'))}\nshort`);
    expect([line(0), line(1)]).toEqual(['##', 'short']);
    await show('one');
    expect([line(0), line(1)]).toEqual(['one', '']);
  });

  test('the page has its colours wherever Ink goes back to the default', async () => {
    const { terminal, show } = screen({ fore: [1, 2, 3], back: [10, 20, 30] });
    await show('\u001b[38;2;9;9;9mred\u001b[39m plain');
    const cell = terminal.buffer.active.getLine(0)?.getCell(5);
    expect([cell?.getFgColor(), cell?.getBgColor()]).toEqual([0x010203, 0x0a141e]);
    const beyond = terminal.buffer.active.getLine(0)?.getCell(30);
    expect(beyond?.getBgColor()).toBe(0x0a141e);
  });

  test('after forgetting everything is drawn again', async () => {
    const { painter, show, line, terminal } = screen();
    await show('a\nb');
    await new Promise<void>((resolve) => terminal.write('\u001b[2J', resolve));
    painter.forget();
    await show('a\nb');
    expect([line(0), line(1)]).toEqual(['a', 'b']);
  });

  test('a frame higher than the screen is cut, never scrolled', async () => {
    const { show, line } = screen();
    await show(Array.from({ length: 20 }, (_, i) => `line ${i}`).join('\n'));
    expect([line(0), line(5)]).toEqual(['line 0', 'line 5']);
  });
});

test('a row keeps its character until the ring came round', () => {
  const pane = new Pane();
  const kept = row('abc');
  const character = pane.characterOf(kept);
  expect(pane.characterOf(kept)).toBe(character);
  for (let i = 0; i < 70_000; i += 1) pane.characterOf(row('x'));
  const again = pane.characterOf(kept);
  expect(pane.contentOf(again.codePointAt(0) ?? 0)).toBe(kept);
});
