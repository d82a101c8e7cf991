// What to print: this puzzle or the whole opened file, how many on a page, with solutions or without.

import { button } from '../element/controls.ts';
import { part } from '../element/part.ts';
import type { Panel } from './edit-bar.ts';
import { printPuzzles } from './print-puzzles.ts';

/** Builds the panel. */
export const printPanel: Panel = ({ host, actions, pack }) => {
  const { say } = host;
  const perPage = part('select') as HTMLSelectElement;
  for (const count of [1, 2, 4, 6]) perPage.append(part('option', { value: String(count) }, String(count)));
  const solutions = part('input', { type: 'checkbox', checked: '' }) as HTMLInputElement;
  const print = (all: boolean) => (): void => {
    const puzzles = all ? pack : [actions.puzzle()];
    printPuzzles(puzzles, { perPage: Number(perPage.value), solutions: solutions.checked, say });
  };
  const one = button({ label: say('printThis'), run: print(false) });
  one.className = 'action primary';
  const actionsRow = part('div', { class: 'row' }, one);
  if (pack.length > 1) {
    const all = button({ label: say('printAll', { n: pack.length }), run: print(true) });
    all.className = 'action';
    actionsRow.append(all);
  }
  return [
    part(
      'div',
      { class: 'row' },
      part('label', {}, say('printPerPage'), perPage),
      part('label', {}, solutions, say('printSolutions')),
    ),
    actionsRow,
  ];
};
