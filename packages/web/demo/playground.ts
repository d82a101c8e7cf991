// The playground: one viewer, everything it can do. What is open stands in the page's hash, so that a link or
// a reload brings it back.

import type { ModeName, NonogramViewer, ViewerOptions } from '../src/index.ts';
import '../src/index.ts';
import { hashOfOptions, optionsOfHash } from '../src/link-options.ts';
import { exportGames, gamesBegun, importGames } from './games.ts';
import { fill, PAGE_TEXTS, pageLanguage, writeTexts } from './page-texts.ts';

/** A puzzle of our own collection; titles stay hidden, they would give the pictures away. */
interface Sample {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  /** The hash of its clues, by which its game is kept. */
  readonly clues: string;
}

const viewer = document.querySelector('nonogram-viewer') as NonogramViewer;
const puzzles = document.querySelector('#puzzle') as HTMLSelectElement;
const theme = document.querySelector('#theme') as HTMLSelectElement;
const language = document.querySelector('#language') as HTMLSelectElement;
const modes = [...document.querySelectorAll<HTMLButtonElement>('[data-mode]')];
const snippet = document.querySelector('#snippet') as HTMLElement;
const file = document.querySelector('#file') as HTMLInputElement;
const news = document.querySelector('#news') as HTMLOutputElement;
let texts = PAGE_TEXTS['en'] as NonNullable<(typeof PAGE_TEXTS)[string]>;
let list: readonly Sample[] = [];
let isOpening = false;
/** False while the page speaks the language of the browser. */
let isLanguageChosen = false;

async function samples(): Promise<readonly Sample[]> {
  const response = await fetch('puzzles/index.json');
  return response.ok ? ((await response.json()) as readonly Sample[]) : [];
}

function speak(tag: string): void {
  texts = PAGE_TEXTS[tag] ?? texts;
  document.documentElement.lang = tag;
  viewer.lang = tag;
  language.value = tag;
  writeTexts(texts);
  showSamples();
}

/** The puzzles by size, smallest first. */
function showSamples(): void {
  const chosen = puzzles.value;
  const own = new Option(texts.own, '');
  own.hidden = true;
  const groups = new Map<string, HTMLOptGroupElement>();
  puzzles.replaceChildren(own);
  const begun = gamesBegun();
  list.forEach(({ file: name, width, height, colors, clues }, i) => {
    const label = fill(texts.upTo, { n: Math.ceil(Math.max(width, height) / 10) * 10 });
    const group = groups.get(label) ?? document.createElement('optgroup');
    if (!groups.has(label)) puzzles.append(group);
    groups.set(label, group);
    group.label = label;
    const inColor = colors > 1 ? `, ${fill(texts.colors, { n: colors })}` : '';
    const state = begun.has(clues) ? ` · ${begun.get(clues)}` : '';
    group.append(new Option(`${i + 1}. ${width}×${height}${inColor}${state}`, name));
  });
  puzzles.value = chosen;
}

function showTheme(): void {
  theme.value = viewer.theme;
  document.documentElement.dataset['theme'] = viewer.theme;
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
    ...(isLanguageChosen && { lang: language.value }),
  };
  history.replaceState(null, '', hashOfOptions(options));
}

async function open(hash: string): Promise<boolean> {
  const options = optionsOfHash(hash);
  if (options.theme !== undefined) {
    viewer.theme = options.theme as ViewerOptions['theme'];
    showTheme();
  }
  if (options.lang !== undefined && options.lang in PAGE_TEXTS) {
    isLanguageChosen = true;
    speak(options.lang);
  }
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

/** Opens games of the terminal or of another page, or a puzzle in any format. */
async function openFile(blob: Blob): Promise<void> {
  if (blob.type.startsWith('image/')) {
    // The editor takes pictures cell by cell, and says what is wrong with them.
    viewer.mode = 'edit';
    await viewer.ready;
    const data = new DataTransfer();
    data.items.add(new File([blob], 'picture', { type: blob.type }));
    viewer.dispatchEvent(new DragEvent('drop', { dataTransfer: data }));
    return;
  }
  puzzles.value = '';
  const text = await blob.text();
  if (/"nonokit"\s*:\s*"(save|progress)"/.test(text)) {
    const { count, problems } = await importGames(text, viewer);
    const [problem] = problems;
    news.value =
      problem && count === 0 ? fill(texts.refused, { why: problem.message }) : fill(texts.games, { n: count });
    return;
  }
  // The element itself says why it cannot read something.
  news.value = (await viewer.load(text)) ? texts.opened : '';
}

file.addEventListener('change', async () => {
  const [chosen] = file.files ?? [];
  if (chosen) await openFile(chosen);
  file.value = '';
});
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  // What is dropped on the editor is the editor's.
  if (event.defaultPrevented) return;
  event.preventDefault();
  const [dropped] = event.dataTransfer?.files ?? [];
  if (dropped) void openFile(dropped);
});
document.querySelector('#keep')?.addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([exportGames(viewer)], { type: 'application/json' }));
  link.download = 'nonokit-progress.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

theme.addEventListener('change', () => {
  viewer.theme = theme.value as ViewerOptions['theme'];
  showTheme();
  showHash();
});
language.addEventListener('change', () => {
  isLanguageChosen = true;
  speak(language.value);
  showHash();
});
function openSample(name: string): void {
  puzzles.value = name;
  viewer.src = '';
  viewer.src = `puzzles/${name}`;
}

/** After the win: the next puzzle of the list that is not solved yet. */
function nextButton(): HTMLButtonElement {
  const next = document.createElement('button');
  next.type = 'button';
  next.slot = 'solved';
  next.className = 'plain next';
  next.dataset['text'] = 'next';
  next.textContent = texts.next;
  next.addEventListener('click', () => {
    const begun = gamesBegun();
    const at = list.findIndex((sample) => sample.file === puzzles.value);
    const rest = [...list.slice(at + 1), ...list.slice(0, at + 1)];
    const open = rest.find((sample) => begun.get(sample.clues) !== '✓');
    if (open) openSample(open.file);
  });
  return next;
}

puzzles.addEventListener('change', () => openSample(puzzles.value));
viewer.addEventListener('nonogram-ready', () => {
  showMode();
  showHash();
  showSnippet();
});
viewer.addEventListener('nonogram-change', () => queueMicrotask(showHash));
// A list that is open must not be built anew below the pointer.
viewer.addEventListener('nonogram-solved', () => setTimeout(showSamples));
puzzles.addEventListener('pointerdown', showSamples);
addEventListener('hashchange', () => void open(location.hash));

speak(pageLanguage(navigator.languages));
list = await samples();
showSamples();
const opened = await open(location.hash);
showTheme();
// A small picture in colour shows most of what there is.
const first = list.find(({ colors, width }) => colors > 2 && width >= 12) ?? list[0];
if (!opened) {
  viewer.src = first ? `puzzles/${first.file}` : 'sample.non';
  puzzles.value = first?.file ?? '';
}
showMode();
// Not before: text between the tags would be taken for a puzzle.
viewer.append(nextButton());
