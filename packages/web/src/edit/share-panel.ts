// A link that carries the puzzle behind its `#`, so that it never reaches a server; and its QR code.

import { toCode } from '@nonokit/core';
import { button } from '../element/controls.ts';
import { part } from '../element/part.ts';
import { hashOfOptions } from '../link-options.ts';
import type { Panel } from './edit-bar.ts';

/** Some mail programs and chats break longer links. */
const LONG_LINK = 2000;
/** More does not fit a QR code that a phone reads from a screen. */
const MOST_FOR_QR = 1200;

/** Builds the panel. */
export const sharePanel: Panel = ({ host, actions }) => {
  const { say } = host;
  const link = linkOf(toCode(actions.puzzle()));
  const field = part('input', {
    type: 'text',
    class: 'link',
    readonly: '',
    value: link,
    'aria-label': say('shareLink'),
  }) as HTMLInputElement;
  field.addEventListener('focus', () => field.select());
  const copy = button({
    label: say('shareCopy'),
    run: () => {
      void copyText(link, field).then((copied) => {
        copy.textContent = say(copied ? 'shareCopied' : 'shareCopy');
        if (copied) host.announce(say('shareCopied'));
      });
    },
  });
  copy.className = 'action primary';
  const content: HTMLElement[] = [part('p', {}, say('shareHow')), part('div', { class: 'row' }, field, copy)];
  if (link.length > LONG_LINK) content.push(part('p', {}, say('shareLong', { n: link.length })));
  if (link.length <= MOST_FOR_QR) {
    const show = button({
      label: say('shareQr'),
      run: () => {
        void drawQr(link, say('shareQr')).then((picture) => show.replaceWith(picture));
      },
    });
    show.className = 'action';
    content.push(show);
  }
  return content;
};

/** This page with the puzzle behind the `#`, to be played. */
export function linkOf(code: string): string {
  const { origin, pathname, search } = location;
  return `${origin}${pathname}${search}${hashOfOptions({ puzzle: code, mode: 'play' })}`;
}

async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or no secure page: the reader can copy the selected text.
    field.focus();
    field.select();
    return false;
  }
}

async function drawQr(text: string, label: string): Promise<HTMLElement> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = '#000';
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) pen.fillRect(x, y, 1, 1);
      });
    });
  }
  return part('div', { class: 'qr' }, canvas);
}
