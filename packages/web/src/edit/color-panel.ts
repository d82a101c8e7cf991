// The colours of the drawing: change, add, remove.

import { MAX_COLORS } from '@nonokit/core';
import { SAFE_COLORS } from '../board/contrast.ts';
import { button } from '../element/controls.ts';
import { colorName } from '../element/labels.ts';
import { part } from '../element/part.ts';
import { addColor, changeColor, removeColor } from './drawing.ts';
import type { Panel } from './edit-bar.ts';

/** Builds the panel. */
export const colorPanel: Panel = (panel) => {
  const { host, actions } = panel;
  const { say } = host;
  const { palette } = actions.sheet();
  const rows = palette.map((color, id) => {
    const label = id === 0 ? say('background') : colorName(say, palette, id);
    const picker = part('input', { type: 'color', value: `#${color.rgb}`, 'aria-label': label }) as HTMLInputElement;
    picker.addEventListener('change', () => {
      const rgb = picker.value.slice(1).toLowerCase();
      const name = color.name === `#${color.rgb}` || id === 0 ? `#${rgb}` : color.name;
      actions.change(changeColor(actions.sheet(), id, { name, rgb }));
    });
    const row = part('div', { class: 'row' }, part('label', {}, picker, label));
    if (id > 0 && palette.length > 2) {
      row.append(
        button({
          label: say('colorRemove', { color: label }),
          run: () => {
            actions.change(removeColor(actions.sheet(), id));
            panel.refresh();
          },
        }),
      );
    }
    return row;
  });
  const list = part('div', { class: 'inks' }, ...rows);
  if (palette.length > MAX_COLORS) return [list];
  const add = button({
    label: say('colorAdd'),
    run: () => {
      const used = new Set(palette.map((color) => color.rgb));
      const rgb = SAFE_COLORS.find((candidate) => !used.has(candidate)) ?? '808080';
      actions.change(addColor(actions.sheet(), { name: `#${rgb}`, rgb }));
      actions.color(palette.length);
      panel.refresh();
    },
  });
  add.className = 'action';
  return [list, add];
};
