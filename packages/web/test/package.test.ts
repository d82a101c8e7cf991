// What is published: sizes, typings, the manifest, an import without a DOM, a bundle by somebody else's bundler.
// Reads dist/, which the build makes.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, attributeOf, OPTION_NAMES } from '../src/attributes.ts';
import { COLOR_ROLES } from '../src/board/theme-colors.ts';
import { EVENT_NAMES } from '../src/events.ts';

const here = join(import.meta.dirname, '..');
const dist = join(here, 'dist');
const isBuilt = existsSync(join(dist, 'nonogram-viewer.js'));
if (!isBuilt) process.stdout.write('skipped: packages/web/dist is missing, run `pnpm build` first\n');

const KB = 1000;
const sizeOf = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** A chunk by the name before its hash. */
function chunk(name: string): string {
  const found = readdirSync(dist).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  if (found === undefined) throw new Error(`dist has no chunk "${name}"`);
  return found;
}

/** Every file that a file imports when it is loaded, itself included. */
function closureOf(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) visit(imported);
  };
  for (const file of files) visit(file);
  return [...seen];
}

const weight = (files: readonly string[]): number => closureOf(files).reduce((sum, file) => sum + sizeOf(file), 0);

describe.skipIf(!isBuilt)('sizes, gzip', () => {
  test('viewing: everything before the board is painted is at most 15 kB', () => {
    expect(weight(['nonogram-viewer.js'])).toBeLessThanOrEqual(15 * KB);
  });

  test('viewing: with words, labels, zoom and the tool bar at most 25 kB', () => {
    expect(weight(['nonogram-viewer.js', chunk('view-mode'), chunk('touch')])).toBeLessThanOrEqual(25 * KB);
  });

  test('playing: everything the game needs is at most 40 kB', () => {
    expect(weight(['nonogram-viewer.js', chunk('play'), chunk('tools'), chunk('touch')])).toBeLessThanOrEqual(40 * KB);
  });

  test('the solver worker is one file of at most 40 kB', () => {
    expect(closureOf(['solver-worker.js'])).toEqual(['solver-worker.js']);
    expect(sizeOf('solver-worker.js')).toBeLessThanOrEqual(40 * KB);
  });

  test('the engine is in no file that viewing or playing loads', () => {
    for (const file of closureOf(['nonogram-viewer.js', chunk('play'), chunk('tools'), chunk('touch')])) {
      expect(readFileSync(join(dist, file), 'utf8')).not.toContain('undecidedCells');
    }
  });
});

describe.skipIf(!isBuilt)('the package', () => {
  test('can be imported where there is no DOM, and does nothing there', () => {
    const script = `const m = await import(${JSON.stringify(join(dist, 'nonogram-viewer.js'))}); console.log(Object.keys(m).sort().join())`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(printed.trim()).toBe('NonogramViewer,createNonogram,defineNonogramViewer');
  });

  test('is bundled by another bundler, its worker kept as a file beside', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `import ${JSON.stringify(join(dist, 'nonogram-viewer.js'))}`, resolveDir: dist },
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: join(dist, 'nowhere'),
      write: false,
      logLevel: 'silent',
    });
    expect(outputFiles.length).toBeGreaterThan(5);
    expect(
      outputFiles.some(({ text }) =>
        /new URL\(\s*["'`]\.\/solver-worker\.js["'`],\s*import\.meta\.url\s*\)/.test(text),
      ),
    ).toBe(true);
  });

  test('has typings that a strict project accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-typings-'));
    try {
      writeFileSync(
        join(folder, 'page.ts'),
        [
          `import { createNonogram } from ${JSON.stringify(join(dist, 'index.d.ts').replace('.d.ts', '.js'))};`,
          "const viewer = document.createElement('nonogram-viewer');",
          "viewer.mode = 'play';",
          'viewer.cellSize = "24";',
          "viewer.addEventListener('nonogram-solved', (event) => { const ms: number = event.detail.timeMs; void ms; });",
          "document.querySelector('nonogram-viewer')?.undo();",
          "createNonogram(document.body, { mode: 'edit' }).toCode()?.length;",
          '// @ts-expect-error: there is no such mode',
          "viewer.mode = 'sideways';",
        ].join('\n'),
      );
      const options = [
        '--ignoreConfig',
        '--strict',
        '--noEmit',
        '--target',
        'es2022',
        '--module',
        'nodenext',
        '--lib',
        'es2022,dom',
        '--types',
        '',
      ];
      execFileSync('tsc', [...options, join(folder, 'page.ts')], { encoding: 'utf8' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("the guide's types for React accept what is right, and only that", () => {
    const guide = readFileSync(join(here, '../../docs/guides/embed-the-viewer.md'), 'utf8');
    const types = /^```ts\n(\/\/ nonogram-viewer\.d\.ts[\s\S]*?)^```$/m.exec(guide)?.[1] ?? '';
    // Below this package, so that React and this package itself are found as a project would find them.
    mkdirSync(join(here, 'build'), { recursive: true });
    const folder = mkdtempSync(join(here, 'build/react-'));
    try {
      writeFileSync(join(folder, 'nonogram-viewer.d.ts'), types);
      writeFileSync(
        join(folder, 'page.tsx'),
        [
          "import '@nonokit/web';",
          'export const right = (code: string) => (',
          '  <nonogram-viewer mode="play" puzzle={code} cellSize="24" readonly className="board"',
          '    ref={(viewer) => viewer?.focus()} onnonogram-solved={(event) => { const ms: number = event.detail.timeMs; void ms; }} />',
          ');',
          '// @ts-expect-error: there is no such mode',
          'export const wrong = <nonogram-viewer mode="sideways" />;',
          '// @ts-expect-error: there is no such detail',
          'export const deaf = <nonogram-viewer onnonogram-solved={(event) => void event.detail.nothing} />;',
        ].join('\n'),
      );
      const options = ['--ignoreConfig', '--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2022'];
      const files = [join(folder, 'page.tsx'), join(folder, 'nonogram-viewer.d.ts')];
      const resolution = ['--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck', '--types', 'react'];
      const { stdout } = spawnSync('tsc', [...options, ...resolution, ...files], { cwd: here, encoding: 'utf8' });
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('the manifest is what the code says', () => {
    interface Named {
      readonly name: string;
      readonly fieldName?: string;
    }
    const manifest = JSON.parse(readFileSync(join(here, 'custom-elements.json'), 'utf8')) as {
      modules: {
        declarations: Record<'attributes' | 'events' | 'cssProperties' | 'cssParts' | 'members', readonly Named[]>[];
      }[];
    };
    const declared = manifest.modules[0]?.declarations[0];
    const names = (list: readonly Named[] | undefined): readonly string[] => (list ?? []).map(({ name }) => name);
    expect(names(declared?.attributes)).toEqual(ATTRIBUTES);
    expect(
      declared?.attributes.map(({ fieldName }) => attributeOf(fieldName as (typeof OPTION_NAMES)[number])),
    ).toEqual(ATTRIBUTES);
    expect(names(declared?.events)).toEqual(EVENT_NAMES);
    expect(names(declared?.cssProperties)).toEqual(
      expect.arrayContaining([...COLOR_ROLES.map((role) => `--nono-${role}`), '--nono-font', '--nono-max-height']),
    );
    const sources = readdirSync(join(here, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(here, 'src', file), 'utf8'));
    const used = new Set(
      sources.flatMap((text) => [...text.matchAll(/part(?:: |', )'([a-z]+)'/g)].map(([, part = '']) => part)),
    );
    expect([...names(declared?.cssParts)].sort()).toEqual([...used].sort());
    const element = readFileSync(join(here, 'src/element/nonogram-viewer.ts'), 'utf8');
    for (const member of names(declared?.members))
      expect(element).toMatch(new RegExp(`^  (async |override |get )?${member}\\(`, 'm'));
  });
});

test('attributes and properties mirror each other, in a DOM without a screen', async () => {
  const window = new Window();
  const globals = [
    'HTMLElement',
    'customElements',
    'document',
    'CustomEvent',
    'IntersectionObserver',
    'ResizeObserver',
    'CSSStyleSheet',
  ];
  const before = globals.map((name) => Reflect.get(globalThis, name));
  for (const name of globals) Reflect.set(globalThis, name, Reflect.get(window, name));
  try {
    const { NonogramViewer } = await import('../src/element/nonogram-viewer.ts');
    window.customElements.define('test-viewer', NonogramViewer as never);
    const viewer = window.document.createElement('test-viewer') as unknown as InstanceType<typeof NonogramViewer>;
    for (const name of OPTION_NAMES) if (name !== 'lang') expect([name, name in viewer]).toEqual([name, true]);
    viewer.setAttribute('cell-size', '30');
    expect(viewer.cellSize).toBe('30');
    viewer.mode = 'play';
    expect(viewer.getAttribute('mode')).toBe('play');
    viewer.readonly = true;
    expect(viewer.hasAttribute('readonly')).toBe(true);
    viewer.readonly = false;
    expect(viewer.hasAttribute('readonly')).toBe(false);
    viewer.removeAttribute('mode');
    expect(viewer.mode).toBe('view');
    viewer.setAttribute('timer', '');
    expect(viewer.timer).toBe('on');
    expect(viewer.getState()).toBeNull();
    expect(viewer.toCode()).toBeNull();
  } finally {
    for (const [i, name] of globals.entries()) Reflect.set(globalThis, name, before[i]);
    await window.happyDOM.close();
  }
});
