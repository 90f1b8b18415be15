import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram } from './programs.mjs';

/** What a headless Chromium needs to run as any user, in a container, without a call to the outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of a full Chromium, or undefined: $CHROME_PATH, an installed one, then Playwright’s own. */
export const findChromium = () =>
  fromEnvironment() ?? installed('chromium', 'chromium-browser', 'google-chrome') ?? fromPlaywright();

/**
 * The path of the Chromium to test pages in: `chromium-headless-shell` if it is installed, which has the same engine
 * and opens a page in half the time.
 */
export const findHeadlessChromium = () =>
  fromEnvironment() ?? installed('chromium-headless-shell') ?? findChromium();

const fromEnvironment = () => [process.env.CHROME_PATH ?? ''].find(existsSync);

/** @param {string[]} names */
const installed = (...names) => names.map(findProgram).find(Boolean);

function fromPlaywright() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright is not installed yet.
  }
}
