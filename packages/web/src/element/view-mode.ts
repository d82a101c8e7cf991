// Looking at a puzzle: clues, and the picture when the reader asks for it. If the file holds no picture,
// the engine is loaded to find it.

import type { Picture } from '@nonokit/core';
import { filledCode } from '@nonokit/core';
import type { OptionName } from '../attributes.ts';
import type { Scene } from '../board/scene.ts';
import { OPEN_LOOK, plainScene } from '../board/scene.ts';
import { button, icon } from './controls.ts';
import type { Mode, ModeHost } from './mode.ts';
import { sweep } from './sweep.ts';
import { zoomButtons } from './zoom-buttons.ts';

/** Makes the mode. */
export function createViewMode(host: ModeHost): Mode {
  const { puzzle } = host;
  const cells = puzzle.width * puzzle.height;
  let picture: Picture | undefined = puzzle.goal;
  const isSolved = host.options.startState === 'solution' && picture !== undefined;
  let reveal = isSolved ? 1 : 0;
  let marks = plainScene(puzzle, isSolved).marks;
  let stop = (): void => {};
  const scene: Scene = {
    puzzle,
    get marks() {
      return marks;
    },
    get reveal() {
      return reveal;
    },
    look: () => OPEN_LOOK,
  };

  const show = async (on: boolean): Promise<void> => {
    if (on && !picture) {
      host.status.textContent = host.say('solving');
      const { findSolution } = await import('../solver/find-solution.ts');
      picture = await findSolution(puzzle);
      host.status.textContent = picture ? '' : host.say('noSolution');
      if (!picture) return;
    }
    stop();
    marks =
      on && picture
        ? Uint8Array.from(picture.cells, (color) => (color > 0 ? filledCode(color) : 0))
        : new Uint8Array(cells);
    reveal = on ? 0.001 : 0;
    host.sceneChanged();
    if (on) {
      stop = sweep((progress) => {
        reveal = progress;
        host.board.repaint();
      });
    }
    controls();
    host.announce(host.say(on ? 'solutionShown' : 'solutionHidden'));
  };

  const controls = (): void => {
    host.bar.replaceChildren();
    if (host.options.controls !== 'full') return;
    const shown = reveal > 0;
    const toggle = button({
      label: host.say(shown ? 'hideSolution' : 'showSolution'),
      icon: icon('eye'),
      wide: true,
      run: () => {
        const hadFocus = toggle.matches(':focus');
        void show(!shown).then(() => {
          if (hadFocus) host.bar.querySelector('button')?.focus();
        });
      },
    });
    host.bar.append(toggle, ...zoomButtons(host));
  };

  const start = (): void => {
    controls();
    if (host.options.startState === 'solution' && !picture) void show(true);
  };
  queueMicrotask(start);

  return {
    scene,
    destroy: () => stop(),
    optionChanged: (name: OptionName) => name !== 'startState' && name !== 'controls',
    languageChanged: controls,
  };
}
