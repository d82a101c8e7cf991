// Writes every drawing to corpus/ as a .non file. Run it after changing a drawing, then check the corpus:
//
//   node --conditions=@nonokit/source scripts/draw/write-corpus.ts
//   node --conditions=@nonokit/source scripts/check-corpus.ts --write

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawings } from './drawings.ts';
import { fileText } from './file-text.ts';

for (const drawing of drawings) {
  writeFileSync(fileURLToPath(new URL(`../../corpus/${drawing.id}.non`, import.meta.url)), fileText(drawing));
}
console.log(`corpus: ${drawings.length} drawings written`);
