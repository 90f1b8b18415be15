import { aptInstall, run } from './apt.mjs';
import { findChromium } from './chromium.mjs';

/** Makes sure that there is a Chromium: one that is installed, else the system’s package, else Playwright’s. */
export function installBrowser() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  aptInstall('chromium');
  if (!findChromium())
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ||
      run(['npx', 'playwright', 'install', 'chromium']);
  return findChromium();
}
