// The page inside the frame: options from the hash, events out, commands in.
//
//   out  {source:'nonogram', v:1, type:'hello' | 'welcome' | 'ready' | 'change' | 'solved' | … | 'state' | 'resize', …}
//   in   {source:'nonogram', v:1, type:'hello' | 'setState' | 'getState' | 'load' | 'set' | 'undo' | …, …}
//
// The first message from the host that says hello decides to whom the frame speaks: its origin is remembered
// and no other is answered. Until then only `hello` and `resize` go out, which say nothing about the player.

import { EVENT_NAMES } from '../src/events.ts';
import type { NonogramEventName } from '../src/index.ts';
import { createNonogram } from '../src/index.ts';
import { optionsOfHash } from '../src/link-options.ts';
import type { FrameCommand, FrameMessage } from './protocol.ts';
import { isFrameCommand, PROTOCOL } from './protocol.ts';

const options = optionsOfHash(location.hash);
const viewer = createNonogram(document.querySelector('main') ?? document.body);
for (const [name, value] of Object.entries(options)) {
  // Attributes check the values and report those that cannot be read.
  viewer.setAttribute(
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  );
}

let hostOrigin: string | undefined;

function send(message: FrameMessage): void {
  if (parent === window) return;
  const isHarmless = message.type === 'hello' || message.type === 'resize';
  if (hostOrigin === undefined && !isHarmless) return;
  parent.postMessage({ ...PROTOCOL, ...message }, hostOrigin ?? '*');
}

for (const name of EVENT_NAMES) {
  viewer.addEventListener(name, (event) => {
    const type = name.replace('nonogram-', '') as FrameEventType;
    send({ type, detail: (event as CustomEvent<unknown>).detail } as FrameMessage);
    // Storage of a frame may be forbidden or thrown away: the host can keep the game.
    if (name === 'nonogram-change' || name === 'nonogram-solved') queueMicrotask(sendState);
  });
}

type FrameEventType = NonogramEventName extends `nonogram-${infer Type}` ? Type : never;

function sendState(): void {
  const state = viewer.getState();
  if (state !== null) send({ type: 'state', state });
}

const COMMANDS: { readonly [Type in FrameCommand['type']]: (command: Extract<FrameCommand, { type: Type }>) => void } =
  {
    hello: () => send({ type: 'welcome' }),
    getState: sendState,
    setState: ({ state }) => void viewer.setState(state),
    load: ({ puzzle, mode }) => void viewer.load(puzzle, mode),
    set: ({ option, value }) => {
      if (value === null) viewer.removeAttribute(option);
      else viewer.setAttribute(option, value);
    },
    undo: () => viewer.undo(),
    redo: () => viewer.redo(),
    reset: () => viewer.reset(),
    hint: () => viewer.hint(),
    check: () => viewer.check(),
    focus: () => viewer.focus(),
  };

addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
  if (source !== parent || !isFrameCommand(data)) return;
  hostOrigin ??= origin === 'null' ? '*' : origin;
  if (origin !== hostOrigin && hostOrigin !== '*') return;
  (COMMANDS[data.type] as (command: FrameCommand) => void)(data);
});

send({ type: 'hello' });
