import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

/** Makes sure that there is a Chromium: one that is installed, else the system’s package, else Playwright’s. */
export function installBrowser() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (run([...sudo, 'apt-get', 'update']))
    run([...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', 'chromium']);
  if (!findChromium())
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ||
      run(['npx', 'playwright', 'install', 'chromium']);
  return findChromium();
}

/** @param {string[]} command */
function run([name = '', ...args]) {
  const { status } = spawnSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}
