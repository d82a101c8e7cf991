// Takes the pictures of docs/screenshots: the built program in a pseudo-terminal, driven by keys, its
// screen drawn by Chromium.
//
//   node --conditions=@nonokit/source packages/cli-tui/scripts/screenshots.ts [scene …] [--to folder]
//
// Build first (pnpm build). Without arguments all scenes are taken. Saves and config are temporary.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PtyRun, pause, temporaryHome } from '../test/support/pty.ts';
import type { Scene } from './scenes.ts';
import { scenes } from './scenes.ts';
import { pictureSize, screenHtml } from './terminal-picture.ts';

const { values, positionals } = parse();
const folder = values ?? fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
// A script without types, which also runs before anything is installed.
const { findChromium } = (await import(new URL('../../../scripts/chromium.mjs', import.meta.url).href)) as {
  findChromium(): string | undefined;
};
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium found; set CHROMIUM_PATH');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();
for (const scene of scenes) {
  if (positionals.length > 0 && !positionals.some((name) => scene.name.startsWith(name))) continue;
  await take(scene);
  console.log(scene.name);
}
await browser.close();

async function take(scene: Scene): Promise<void> {
  const home = temporaryHome();
  scene.prepare?.(home.path);
  const run = new PtyRun(home.path, {
    columns: scene.columns,
    rows: scene.rows,
    args: ['play', ...(scene.args ?? [])],
    env: scene.env ?? {},
  });
  try {
    await run.until((text) => text.trim() !== '');
    await scene.act(run);
    await pause(250);
    const colors = scene.paper === 'light' ? { fore: '#333', back: '#fff' } : { fore: '#d0d0d0', back: '#16171b' };
    await page.setViewportSize(pictureSize(run.terminal));
    await page.setContent(screenHtml(run.terminal, colors));
    await page.screenshot({ path: join(folder, `${scene.name}.png`) });
  } finally {
    await run.close();
    home.remove();
  }
}

function parse(): { readonly values: string | undefined; readonly positionals: readonly string[] } {
  const args = process.argv.slice(2);
  const at = args.indexOf('--to');
  if (at < 0) return { values: undefined, positionals: args };
  return { values: args[at + 1], positionals: args.filter((_, i) => i !== at && i !== at + 1) };
}
