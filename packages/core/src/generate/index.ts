// Generated puzzles, unique by proof, and the puzzle of the day.

export { dailyOptions, dailyPuzzle } from './daily.ts';
export type { GeneratedPuzzle, GenerateOptions } from './generate.ts';
export { GENERATOR_VERSION, generatePuzzle, MAX_GENERATED_SIDE } from './generate.ts';
export type { Random } from './seeded.ts';
export { createRandom } from './seeded.ts';
