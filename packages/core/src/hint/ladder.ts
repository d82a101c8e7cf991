// The ladder of hints, easiest technique first.

import type { Technique } from './technique.ts';
import { crossingColors } from './techniques/crossing-colors.ts';
import { overlap, unreachable } from './techniques/extremes.ts';
import { completeLine } from './techniques/line-logic.ts';
import { completedLine, emptyLine, fullLine } from './techniques/whole-line.ts';

/** Techniques in the order in which hints try them. A new one gets its place here. */
export const techniques: readonly Technique[] = [
  emptyLine,
  fullLine,
  completedLine,
  overlap,
  unreachable,
  completeLine,
  crossingColors,
];
