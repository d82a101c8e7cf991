// The guide's components for React, Vue and Svelte: compiled by the framework's own compiler, opened in Chromium, given
// another puzzle, played to the end.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@nonokit/core';
import { applyMove, newGame, paintMove, writeSave } from '@nonokit/core/game';
import { describe, expect, test } from 'vitest';
import { whyNoBrowser } from '../support/browser.ts';
import type { Framework } from '../support/framework-builds.ts';
import { buildSnippet } from '../support/framework-builds.ts';
import { FISH, puzzleOfCode, TOADSTOOL, useStand, whenReady } from '../support/test-page.ts';

const why = whyNoBrowser();
if (why) process.stdout.write(`skipped: ${why}\n`);

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/embed-the-viewer.md'), 'utf8');
const snippetOf = (language: Framework): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';

/** The fish with one cell left. */
function nearlySolved(): string {
  const puzzle = puzzleOfCode(FISH);
  const filled = [...(puzzle.goal?.cells ?? [])].flatMap((color, cell) => (color > 0 ? [{ cell, mark: 3 }] : []));
  const move = paintMove(newGame(puzzle).marks, filled.slice(0, -1));
  if (!move) throw new Error('a stroke that changes something');
  return writeSave({ game: unwrap(applyMove(newGame(puzzle), move)), activeMs: 0, hintsUsed: 0 });
}

describe.skipIf(why)('in a framework', () => {
  const stand = useStand({
    '/': {
      body: `<!doctype html><html lang="en"><head><title>Framework</title><link rel="icon" href="data:,"></head><body><main id="app"></main></body></html>`,
    },
  });

  test.each(['jsx', 'vue', 'svelte'] as const)('%s', async (framework) => {
    const source = snippetOf(framework);
    expect(source).toContain('nonogram-viewer');
    const script = await buildSnippet(framework, source);
    const page = await stand.open('/');
    await page.evaluate((code) => Object.assign(globalThis, { code }), TOADSTOOL);
    await page.addScriptTag({ type: 'module', content: script });
    await whenReady(page);
    expect(await page.locator('[role=columnheader]').count()).toBe(12);
    // A prop that changes is another puzzle on the board.
    await page.evaluate((code) => (globalThis as unknown as { change(code: string): void }).change(code), FISH);
    await expect.poll(() => page.locator('[role=columnheader]').count()).toBe(9);
    await whenReady(page);
    await page.evaluate((text) => document.querySelector('nonogram-viewer')?.setState(text), nearlySolved());
    const goal = puzzleOfCode(FISH).goal?.cells ?? [];
    await page.locator(`#c${[...goal].lastIndexOf(1)}`).click();
    await page.locator('.solved h2').waitFor();
    const solved = await page.evaluate(() => (globalThis as unknown as { solved: readonly unknown[] }).solved);
    expect(solved).toEqual([{ timeMs: expect.any(Number), moves: 2, hints: 0 }]);
    await page.context().close();
  });
});
