import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceFileNow, sweepDrafts } from './replace-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nono-replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file is replaced', () => {
  test('whole, and nothing is left beside it', () => {
    const path = join(folder, 'a', 'b.json');
    replaceFileNow(path, 'first');
    replaceFileNow(path, 'second', true);
    expect(readFileSync(path, 'utf8')).toBe('second');
    expect(readdirSync(join(folder, 'a'))).toEqual(['b.json']);
  });

  // A limit on the size of files cuts a write as a disk does that fills up: a part is written first.
  test.skipIf(process.platform === 'win32')('or stays as it was where there is no room for the new one', () => {
    const path = join(folder, 'save.json');
    writeFileSync(path, 'old');
    const module = fileURLToPath(new URL('replace-file.ts', import.meta.url));
    const script = `
      import { replaceFileNow } from ${JSON.stringify(module)};
      process.on('SIGXFSZ', () => undefined);
      try { replaceFileNow(${JSON.stringify(path)}, 'x'.repeat(5000)); console.log('written'); }
      catch (error) { console.log(error.code); }`;
    const command = 'ulimit -f 1; exec "$0" --input-type=module -e "$1"';
    const { stdout } = spawnSync('sh', ['-c', command, process.execPath, script], { encoding: 'utf8' });
    expect(stdout.trim()).toBe('EFBIG');
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['save.json']);
  });

  test.skipIf(process.platform === 'win32')('where a link leads to it, and the link stays', () => {
    const path = join(folder, 'config.json');
    writeFileSync(join(folder, 'kept-elsewhere.json'), 'old');
    symlinkSync('kept-elsewhere.json', path);
    replaceFileNow(path, 'new');
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'kept-elsewhere.json'), 'utf8')).toBe('new');
  });
});

test('drafts that a killed process left are swept away, and nothing else', () => {
  const path = join(folder, 'save.json');
  const names = [
    'save.json',
    'save.json.0a1b2c3d.tmp',
    'save.json.ffffffff.tmp',
    'save.json.old-1',
    'other.0a1b2c3d.tmp',
  ];
  const now = 1_800_000_000_000;
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    const age = name.includes('ffffffff') ? 5 : 3600;
    utimesSync(join(folder, name), now / 1000 - age, now / 1000 - age);
  }
  sweepDrafts(path, now);
  expect(readdirSync(folder).sort()).toEqual(names.filter((name) => name !== 'save.json.0a1b2c3d.tmp').sort());
  sweepDrafts(join(folder, 'no', 'such', 'folder'), now);
});
