// All drawings of the corpus.

import type { Drawing } from './drawing.ts';
import { animals } from './sets/animals.ts';
import { colouredAnimals } from './sets/coloured-animals.ts';
import { firstSteps } from './sets/first-steps.ts';
import { food } from './sets/food.ts';
import { large } from './sets/large.ts';
import { largeNature } from './sets/large-nature.ts';
import { places } from './sets/places.ts';
import { scenes } from './sets/scenes.ts';
import { things } from './sets/things.ts';
import { tutorial } from './sets/tutorial.ts';

/** In the order of the sets; the order within a set is that of proven difficulty (see the manifest). */
export const drawings: readonly Drawing[] = [
  ...tutorial,
  ...firstSteps,
  ...animals,
  ...things,
  ...places,
  ...food,
  ...colouredAnimals,
  ...scenes,
  ...large,
  ...largeNature,
];
