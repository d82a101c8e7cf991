// Finds a Chromium for the browser tests; on Debian, as root, it can install one.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Gives the path of a Chromium, or `undefined` after saying how to get one.
 *
 * @param {{ install?: boolean, say?: (text: string) => void }} options
 * @returns {string | undefined}
 */
export function findChromium({ install = false, say = () => undefined } = {}) {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) return wished;
  const found = PLACES.find((place) => existsSync(place));
  if (found || !install) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('installing chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return PLACES.find((place) => existsSync(place));
  }
  say('no Chromium found: browser tests are skipped. Install one (Debian: apt install chromium) or set CHROMIUM_PATH.');
  return undefined;
}
