// Which method solves: the engine or one of the classics, and what a method says that cannot take a puzzle.

import type { Problem } from '@nonokit/core';
import type { ViewerOptions } from '../attributes.ts';
import { part } from '../element/part.ts';
import type { Speaker, TextKey } from '../texts/speaker.ts';

type StrategyName = ViewerOptions['strategy'];

const NAMES: Readonly<Record<StrategyName, TextKey>> = {
  engine: 'strategyEngine',
  rows: 'strategyRows',
  adaptive: 'strategyAdaptive',
  cells: 'strategyCells',
  simple: 'strategySimple',
  mrv: 'strategyMrv',
  'color-masks': 'strategyColorMasks',
  'exact-cover': 'strategyExactCover',
};

/** A labelled list of the methods. */
export function strategyChoice(
  say: Speaker,
  current: StrategyName,
  chosen: (strategy: StrategyName) => void,
): HTMLElement {
  const list = document.createElement('select');
  for (const [name, text] of Object.entries(NAMES)) list.append(new Option(say(text), name, false, name === current));
  list.addEventListener('change', () => chosen(list.value as StrategyName));
  const label = part('label', { class: 'choice', part: 'strategy' }, say('strategy'));
  label.append(list);
  return label;
}

/** Why a method cannot take a puzzle, in the reader's language. */
export function refusalWords(say: Speaker, problems: readonly Problem[]): string {
  const where = problems[0]?.where;
  if (!where || !('axis' in where)) return say('strategyRefused');
  return say(where.axis === 'row' ? 'strategyRefusedRow' : 'strategyRefusedColumn', { index: where.index + 1 });
}
