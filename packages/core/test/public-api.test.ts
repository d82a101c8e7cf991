// The names that each entry promises. Adding one is a decision, taking one away breaks somebody:
// when this test fails and the change is meant, run it with `-u` and say so in the changeset.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly '@nonokit/source': string }>>;
};
const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [[name, target['@nonokit/source']] as const],
);

test.each(entries)('%s', async (name, source) => {
  const names = Object.keys((await import(join(root, source))) as Record<string, unknown>).sort();
  const file = name === '.' ? 'core' : name.replace('./', '');
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./public-api/${file}.txt`);
});
