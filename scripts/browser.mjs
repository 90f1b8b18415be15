import { aptInstall, run } from './apt.mjs';
import { findChromium } from './chromium.mjs';
import { findProgram } from './programs.mjs';

/** Makes sure that there is a Chromium: one that is installed, else the system’s package, else Playwright’s. */
export function installBrowser() {
  if (!findChromium()) {
    console.log('Installing Chromium …');
    aptInstall('chromium');
  }
  if (!findChromium())
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ||
      run(['npx', 'playwright', 'install', 'chromium']);
  // Only quicker: without it the tests run in the Chromium that people have.
  const { CI, CHROME_PATH } = process.env;
  if (CI && !CHROME_PATH && !findProgram('chromium-headless-shell')) aptInstall('chromium-headless-shell');
  return findChromium();
}
