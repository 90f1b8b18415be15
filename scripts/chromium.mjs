import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a headless Chromium needs to run as any user, in a container, without a call to the outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of a Chromium on this computer, or undefined: $CHROME_PATH, the PATH, then Playwright’s own. */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  return fromPath() ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? fromPlaywright();
}

function fromPath() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      const path = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
      if (path) return path;
    } catch {
      // Not on the PATH; the next name may be.
    }
  }
}

function fromPlaywright() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright is not installed yet.
  }
}
