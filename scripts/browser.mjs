import { aptInstall, run } from './apt.mjs';
import { findChromium } from './chromium.mjs';
import { findProgram } from './programs.mjs';

/** Makes sure that there is a Chromium: an installed one, else Debian’s package, else Playwright’s. */
export function installBrowser() {
  if (!findChromium()) {
    console.log('Installing Chromium …');
    aptInstall('chromium');
  }
  if (!findChromium())
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ||
      run(['npx', 'playwright', 'install', 'chromium']);
  // It is only faster: without it the tests run in the full Chromium.
  const { CI, CHROME_PATH } = process.env;
  if (CI && !CHROME_PATH && !findProgram('chromium-headless-shell')) aptInstall('chromium-headless-shell');
  return findChromium();
}
