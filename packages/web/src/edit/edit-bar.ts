// The editor's tool bar: tools, colours, history, and panels that open below it (size and title, file,
// save, share, print). One panel is open at a time.

import type { ColorId, Puzzle } from '@nonokit/core';
import { colorButton } from '../element/color-button.ts';
import { button, iconOf } from '../element/controls.ts';
import type { ModeHost } from '../element/mode.ts';
import { part } from '../element/part.ts';
import { watchArrowKeys } from '../element/toolbar-keys.ts';
import { zoomButtons } from '../element/zoom-buttons.ts';
import type { TextKey } from '../texts/speaker.ts';
import { colorPanel } from './color-panel.ts';
import type { Sheet } from './drawing.ts';
import { filePanel } from './file-panel.ts';
import { readFile } from './open-file.ts';
import { printPanel } from './print-panel.ts';
import { savePanel } from './save-panel.ts';
import { sharePanel } from './share-panel.ts';
import { sheetPanel } from './sheet-panel.ts';

/** What the editor draws with. */
export type EditTool = 'pencil' | 'line' | 'flood' | 'move';

/** Icon paths of the editor, in a square of 24. */
const ICONS = {
  pencil: 'M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8 18.5Z M14.5 6l3.5 3.5',
  line: 'M5 19 19 5',
  flood: 'M5 13.5 12 6.5l6 6-7 7Z M8.5 10 6 5 M20.5 17.5c.8 1.2 1 1.6 1 2.2a1.3 1.3 0 0 1-2.6 0c0-.6.5-1.2 1.6-2.2',
  move: 'M12 3v18 M3 12h18 M9.5 5.5 12 3l2.5 2.5 M9.5 18.5 12 21l2.5-2.5 M5.5 9.5 3 12l2.5 2.5 M18.5 9.5 21 12l-2.5 2.5',
  undo: 'M8.5 5 4.5 9l4 4 M4.5 9h9a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5l4 4-4 4 M19.5 9h-9a5.5 5.5 0 0 0 0 11H15',
  palette:
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.5-2-.6-1.3.2-2.5 1.7-2.5H18c1.6 0 2.5-1.5 2.5-3.8C20.5 7 16.5 3.5 12 3.5Z M8 11v.1 M11 7.5v.1 M15.5 8.5v.1',
  sheet: 'M4.5 4.5h15v15h-15Z M4.5 9.5h15 M9.5 4.5v15',
  open: 'M3.5 18.5v-13h6l2 2.5h9v10.5Z',
  save: 'M12 4v11 M7.5 11l4.5 4.5 4.5-4.5 M4.5 19.5h15',
  share: 'M12 15V4 M8 7.5 12 3.5l4 4 M6 11H5v9h14v-9h-1',
  print: 'M7 9V4h10v5 M7 17H4V9h16v8h-3 M7 14h10v6H7Z',
  play: 'M8 5.5v13l10-6.5Z',
} as const;

/** What the bar may do. */
export interface EditActions {
  sheet(): Sheet;
  puzzle(): Puzzle;
  tool(tool: EditTool): void;
  color(color: ColorId): void;
  change(sheet: Sheet): void;
  open(puzzle: Puzzle): void;
  undo(): void;
  redo(): void;
}

/** A panel below the bar: a heading and what is in it. */
export interface PanelHost {
  readonly host: ModeHost;
  readonly actions: EditActions;
  /** Puzzles of the file that was opened last, if it had several. */
  readonly pack: readonly Puzzle[];
  openFile(file: Blob): Promise<void>;
  /** Takes a puzzle of an opened file. */
  take(puzzle: Puzzle): void;
  close(): void;
  /** Builds the open panel anew. */
  refresh(): void;
}

/** Builds the content of a panel. */
export type Panel = (panel: PanelHost) => readonly (HTMLElement | string)[];

const PANELS: Readonly<
  Record<string, { readonly label: TextKey; readonly icon: keyof typeof ICONS; readonly build: Panel }>
> = {
  colors: { label: 'editColors', icon: 'palette', build: colorPanel },
  sheet: { label: 'editSheet', icon: 'sheet', build: sheetPanel },
  open: { label: 'editOpen', icon: 'open', build: filePanel },
  save: { label: 'editSave', icon: 'save', build: savePanel },
  share: { label: 'editShare', icon: 'share', build: sharePanel },
  print: { label: 'editPrint', icon: 'print', build: printPanel },
};

/** Owns the bar and its panel. */
export class EditBar implements PanelHost {
  readonly host: ModeHost;
  readonly actions: EditActions;
  readonly #panel = part('div', { class: 'panel', part: 'panel', role: 'group' });
  readonly #tools = new Map<string, HTMLButtonElement>();
  #swatches: readonly HTMLButtonElement[] = [];
  #undo: HTMLButtonElement | undefined;
  #redo: HTMLButtonElement | undefined;
  #open: string | undefined;
  #problem = '';
  pack: readonly Puzzle[] = [];

  constructor(host: ModeHost, actions: EditActions) {
    this.host = host;
    this.actions = actions;
    this.#panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
  }

  /** Builds the bar for the colours and the language of now. */
  build(): void {
    const { host, actions } = this;
    const { say, bar, options } = host;
    this.#tools.clear();
    bar.replaceChildren();
    if (options.controls === 'none') return;
    const group = (label: string, ...children: readonly HTMLElement[]): HTMLElement =>
      part('div', { class: 'group', role: 'group', 'aria-label': label }, ...children);
    const tool = (name: EditTool, label: string): HTMLButtonElement => {
      const made = button({ label, icon: iconOf(ICONS[name]), run: () => actions.tool(name) });
      made.dataset['tool'] = name;
      this.#tools.set(name, made);
      return made;
    };
    this.#undo = button({ label: say('undo'), icon: iconOf(ICONS.undo), keys: 'Control Z', run: () => actions.undo() });
    this.#redo = button({ label: say('redo'), icon: iconOf(ICONS.redo), keys: 'Control Y', run: () => actions.redo() });
    this.#swatches = actions
      .sheet()
      .palette.slice(1)
      .map((_, i) => colorButton(host, i + 1, () => actions.color(i + 1)));
    const panels = Object.entries(PANELS).map(([name, { label, icon }]) => {
      const made = button({ label: say(label), icon: iconOf(ICONS[icon]), run: () => this.#toggle(name) });
      made.dataset['panel'] = name;
      made.setAttribute('aria-expanded', String(this.#open === name));
      return made;
    });
    const [colors, ...others] = panels;
    // What only reads the drawing: save, share, print.
    const files = options.readonly ? panels.slice(-3) : others;
    const zoom = zoomButtons(host);
    if (colors && !options.readonly) {
      bar.append(
        group(
          say('tools'),
          tool('pencil', say('toolPencil')),
          tool('line', say('toolLine')),
          tool('flood', say('toolFlood')),
        ),
        group(say('editColors'), ...this.#swatches, colors),
        group(say('history'), this.#undo, this.#redo),
      );
    }
    if (options.controls === 'full') {
      const play = button({
        label: say('editPlay'),
        icon: iconOf(ICONS.play),
        run: () => host.open(actions.puzzle(), 'play'),
      });
      bar.append(group(say('editFile'), ...files, play));
      if (zoom.length > 0) bar.append(group(say('zoom'), ...zoom, tool('move', say('toolMove'))));
    }
    watchArrowKeys(bar);
    if (this.#open) this.refresh();
  }

  /** Shows which tool and colour are in hand. */
  update(state: {
    readonly tool: EditTool;
    readonly color: ColorId;
    readonly canUndo: boolean;
    readonly canRedo: boolean;
  }): void {
    for (const [name, made] of this.#tools) made.setAttribute('aria-pressed', String(name === state.tool));
    this.#swatches.forEach((swatch, i) => {
      swatch.setAttribute('aria-pressed', String(i + 1 === state.color));
    });
    this.#undo?.setAttribute('aria-disabled', String(!state.canUndo));
    this.#redo?.setAttribute('aria-disabled', String(!state.canRedo));
  }

  #toggle(name: string): void {
    if (this.#open === name) {
      this.close();
      return;
    }
    this.#open = name;
    this.#problem = '';
    this.refresh();
    this.#controls[0]?.focus({ preventScroll: true });
  }

  /** The drawing is another: an open panel that shows it follows. */
  follow(isUndone: boolean): void {
    // The fields of the other panels wrote the change themselves, and may be about to pass the focus on.
    if (isUndone || this.#open === 'share') this.refresh();
  }

  get #controls(): readonly HTMLElement[] {
    return [...this.#panel.querySelectorAll<HTMLElement>('input,button,select')];
  }

  /** The place of the control in the panel that has the focus; -1 if none has. */
  get #focusedControl(): number {
    const root = this.#panel.getRootNode();
    return this.#controls.findIndex((control) => root instanceof ShadowRoot && control === root.activeElement);
  }

  refresh(): void {
    const focused = this.#focusedControl;
    const panel = PANELS[this.#open ?? ''];
    for (const made of this.host.bar.querySelectorAll<HTMLElement>('[data-panel]')) {
      made.setAttribute('aria-expanded', String(made.dataset['panel'] === this.#open));
    }
    if (!panel) {
      this.#panel.remove();
      return;
    }
    const label = this.host.say(panel.label);
    this.#panel.setAttribute('aria-label', label);
    this.#panel.replaceChildren(part('h2', {}, label), ...panel.build(this));
    if (this.#problem) this.#panel.append(part('p', { class: 'problem', role: 'alert' }, this.#problem));
    this.host.bar.after(this.#panel);
    this.#controls[focused]?.focus({ preventScroll: true });
  }

  close(): void {
    const from = this.host.bar.querySelector<HTMLElement>(`[data-panel="${this.#open}"]`);
    this.#open = undefined;
    this.refresh();
    from?.focus({ preventScroll: true });
  }

  async openFile(file: Blob): Promise<void> {
    const read = await readFile(file);
    if (!read.ok) {
      this.pack = [];
      this.#open = 'open';
      this.#problem = read.error.map((problem) => problem.message).join('\n');
      this.refresh();
      this.host.emit('nonogram-error', { problems: read.error });
      return;
    }
    this.#problem = '';
    const [first] = read.value;
    this.pack = read.value.length > 1 ? read.value : [];
    if (this.pack.length > 0) {
      this.#open = 'open';
      this.refresh();
    } else if (first) {
      this.take(first);
    }
  }

  take(puzzle: Puzzle): void {
    this.actions.open(puzzle);
    if (this.#open) this.close();
  }

  destroy(): void {
    this.#panel.remove();
  }
}
