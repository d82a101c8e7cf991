// Chromium for tests and screenshots: the one of the system, or the one that CHROMIUM_PATH names.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

/** The built pages. */
export const DIST: string = join(import.meta.dirname, '../../dist');

/** Where Chromium is; `undefined` if there is none. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Why browser tests cannot run here; `undefined` if they can.
 *
 * @throws in CI, where a skipped browser test must not look like a passed one.
 */
export function whyNoBrowser(): string | undefined {
  if (chromiumPath() !== undefined) return undefined;
  const why = 'Chromium was not found: install it (apt-get install chromium) or set CHROMIUM_PATH';
  if (process.env['CI']) throw new Error(why);
  return why;
}

/** Starts Chromium. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
