// A page around a frame: says hello, gives the frame the height it asks for, keeps the game.

import type { FrameCommand } from '../embed/protocol.ts';
import { isFrameMessage, PROTOCOL } from '../embed/protocol.ts';

const frame = document.querySelector('#frame') as HTMLIFrameElement;
const log = document.querySelector('#log') as HTMLOutputElement;
const origin = new URL(frame.src).origin;
let state: string | undefined;
let kept: string | undefined;

function send(command: FrameCommand): void {
  frame.contentWindow?.postMessage({ ...PROTOCOL, ...command }, origin);
}

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== frame.contentWindow || event.origin !== origin || !isFrameMessage(event.data)) return;
  const message = event.data;
  if (message.type === 'hello') send({ type: 'hello' });
  else if (message.type === 'resize') frame.style.height = `${message.detail.height}px`;
  else if (message.type === 'state') state = message.state;
  if (message.type !== 'resize' && message.type !== 'state') log.value = `${message.type}\n${log.value}`.slice(0, 400);
});
// The frame may have said hello before this page listened.
send({ type: 'hello' });

document.querySelector('#save')?.addEventListener('click', () => {
  kept = state;
});
document.querySelector('#restore')?.addEventListener('click', () => {
  if (kept !== undefined) send({ type: 'setState', state: kept });
});
document.querySelector('#dark')?.addEventListener('click', () => send({ type: 'set', option: 'theme', value: 'dark' }));
