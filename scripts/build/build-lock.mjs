import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits while another command builds in the same folder, then takes the lock. Returns how to release it.
 *
 * @param {string} root
 * @returns {Promise<() => void>}
 */
export async function acquireBuildLock(root) {
  // The parent process holds the lock.
  if (process.env.DRAGOMAN_BUILD_LOCK) return () => undefined;
  const lock = join(root, 'build/lock');
  mkdirSync(join(root, 'build'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      if (isHeld(lock)) await wait(200);
      else rmSync(lock, { force: true });
    }
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (!holder) return true;
    process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}
