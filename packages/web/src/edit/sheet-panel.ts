// Size, title and author; and an empty sheet.

import { button } from '../element/controls.ts';
import { part } from '../element/part.ts';
import { MAX_DRAWING_SIDE, newSheet, resizeSheet } from './drawing.ts';
import type { Panel } from './edit-bar.ts';

/** Builds the panel. */
export const sheetPanel: Panel = ({ host, actions }) => {
  const { say } = host;
  const { picture, metadata } = actions.sheet();
  const number = (value: number): HTMLInputElement =>
    part('input', {
      type: 'number',
      min: '1',
      max: String(MAX_DRAWING_SIDE),
      value: String(value),
    }) as HTMLInputElement;
  const width = number(picture.width);
  const height = number(picture.height);
  const side = (input: HTMLInputElement): number =>
    Math.max(1, Math.min(MAX_DRAWING_SIDE, Math.round(Number(input.value)) || 1));
  const resize = (): void => {
    for (const input of [width, height]) input.value = String(side(input));
    actions.change(resizeSheet(actions.sheet(), side(width), side(height)));
  };
  width.addEventListener('change', resize);
  height.addEventListener('change', resize);
  const text = (key: 'title' | 'author'): HTMLInputElement => {
    const input = part('input', { type: 'text', value: metadata[key] ?? '', maxlength: '120' }) as HTMLInputElement;
    input.addEventListener('change', () => {
      const sheet = actions.sheet();
      const { [key]: _, ...others } = sheet.metadata;
      const value = input.value.trim();
      actions.change({ ...sheet, metadata: value === '' ? others : { ...others, [key]: value } });
    });
    return input;
  };
  const fresh = button({
    label: say('sheetNew'),
    run: () => actions.change(newSheet(side(width), side(height), actions.sheet().palette)),
  });
  fresh.className = 'action';
  return [
    part(
      'div',
      { class: 'row' },
      part('label', {}, say('sheetWidth'), width),
      part('label', {}, say('sheetHeight'), height),
    ),
    part(
      'div',
      { class: 'row' },
      part('label', {}, say('sheetTitle'), text('title')),
      part('label', {}, say('sheetAuthor'), text('author')),
    ),
    fresh,
  ];
};
