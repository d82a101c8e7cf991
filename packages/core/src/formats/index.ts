// Entry `@nonokit/core/formats`: text ↔ puzzle.

export { clueTextFormat } from './clue-text.ts';
export * from './format.ts';
export { jsonFormat } from './json.ts';
export { jsonLinesFormat } from './json-lines.ts';
export * from './json-puzzle.ts';
export * from './json-write.ts';
export { nonFormat } from './non.ts';
export * from './read.ts';
export * from './registry.ts';
export { shareCodeFormat } from './share-code.ts';
export * from './source-excerpt.ts';
export { MAX_TEXT_LENGTH } from './text-lines.ts';
export { webpbnXmlFormat } from './webpbn-xml.ts';
