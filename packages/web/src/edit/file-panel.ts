// Opening a file: pick, drop or paste. A file with several puzzles shows a list; titles stay hidden, because
// they give pictures away: a puzzle is called by its number and size.

import { button } from '../element/controls.ts';
import { part } from '../element/part.ts';
import type { Panel } from './edit-bar.ts';

/** Builds the panel. */
export const filePanel: Panel = (panel) => {
  const { host, pack } = panel;
  const { say } = host;
  const picker = part('input', { type: 'file', 'aria-label': say('fileChoose') }) as HTMLInputElement;
  picker.addEventListener('change', () => {
    const file = picker.files?.[0];
    if (file) void panel.openFile(file);
  });
  const content: (HTMLElement | string)[] = [part('p', {}, say('fileHow')), picker];
  if (pack.length > 0) {
    const list = part('div', { class: 'row' });
    pack.forEach((puzzle, i) => {
      const { width, height } = puzzle;
      const open = button({ label: say('filePuzzle', { n: i + 1, width, height }), run: () => panel.take(puzzle) });
      open.className = 'action';
      list.append(open);
    });
    content.push(part('p', {}, say('filePack', { n: pack.length })), list);
  }
  return content;
};
