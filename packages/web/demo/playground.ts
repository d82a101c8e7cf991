// The playground: one viewer, everything it can do. What is open stands in the page's hash, so that a link or
// a reload brings it back.

import type { ModeName, NonogramViewer, ViewerOptions } from '../src/index.ts';
import '../src/index.ts';
import { hashOfOptions, optionsOfHash } from '../src/link-options.ts';

/** A puzzle of our own collection; titles stay hidden, they would give the pictures away. */
interface Sample {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly colors: number;
}

const viewer = document.querySelector('nonogram-viewer') as NonogramViewer;
const puzzles = document.querySelector('#puzzle') as HTMLSelectElement;
const theme = document.querySelector('#theme') as HTMLSelectElement;
const language = document.querySelector('#language') as HTMLSelectElement;
const modes = [...document.querySelectorAll<HTMLButtonElement>('[data-mode]')];
const snippet = document.querySelector('#snippet') as HTMLElement;
let isOpening = false;

async function samples(): Promise<readonly Sample[]> {
  const response = await fetch('puzzles/index.json');
  return response.ok ? ((await response.json()) as readonly Sample[]) : [];
}

function showMode(): void {
  for (const button of modes) button.setAttribute('aria-pressed', String(button.dataset['mode'] === viewer.mode));
}

function showSnippet(): void {
  const code = viewer.toCode();
  if (code === null) return;
  const { origin, pathname } = location;
  const library = new URL('../nonogram-viewer.js', origin + pathname).href;
  snippet.textContent = `<script type="module" src="${library}"></script>\n\n<nonogram-viewer puzzle="${code}" mode="${viewer.mode}"></nonogram-viewer>`;
}

/** Remembers what is open in the address, without a new entry in the history. */
function showHash(): void {
  const code = viewer.toCode();
  if (code === null || isOpening) return;
  const options: Partial<Record<keyof ViewerOptions, string>> = {
    puzzle: code,
    mode: viewer.mode,
    theme: viewer.theme,
  };
  history.replaceState(null, '', hashOfOptions(options));
}

async function open(hash: string): Promise<boolean> {
  const options = optionsOfHash(hash);
  if (options.theme !== undefined) viewer.theme = options.theme as ViewerOptions['theme'];
  if (options.mode !== undefined) viewer.mode = options.mode as ModeName;
  if (options.puzzle === undefined) return false;
  isOpening = true;
  const opened = await viewer.load(options.puzzle);
  isOpening = false;
  return opened;
}

for (const button of modes) {
  button.addEventListener('click', async () => {
    // A drawing is played, solved and viewed as it is now.
    const code = viewer.toCode();
    const mode = button.dataset['mode'] as ModeName;
    if (code !== null && viewer.mode === 'edit') await viewer.load(code, mode);
    else viewer.mode = mode;
    showMode();
    showHash();
    showSnippet();
  });
}

theme.addEventListener('change', () => {
  viewer.theme = theme.value as ViewerOptions['theme'];
  document.documentElement.dataset['theme'] = theme.value;
  showHash();
});
language.addEventListener('change', () => {
  document.documentElement.lang = language.value;
  viewer.lang = language.value;
});
puzzles.addEventListener('change', async () => {
  viewer.src = `puzzles/${puzzles.value}`;
});
viewer.addEventListener('nonogram-ready', () => {
  showMode();
  showHash();
  showSnippet();
});
viewer.addEventListener('nonogram-change', () => queueMicrotask(showHash));
addEventListener('hashchange', () => void open(location.hash));

const list = await samples();
const groups = new Map<string, HTMLOptGroupElement>();
list.forEach(({ file, width, height, colors }, i) => {
  const side = Math.ceil(Math.max(width, height) / 10) * 10;
  const name = `up to ${side} cells`;
  const group = groups.get(name) ?? document.createElement('optgroup');
  if (!groups.has(name)) puzzles.append(group);
  groups.set(name, group);
  group.label = name;
  group.append(new Option(`${i + 1}. ${width}×${height}${colors > 1 ? `, ${colors} colours` : ''}`, file));
});
const opened = await open(location.hash);
theme.value = viewer.theme;
document.documentElement.dataset['theme'] = viewer.theme;
const [first] = list;
if (!opened) viewer.src = first ? `puzzles/${first.file}` : 'sample.non';
showMode();
