import { spawn } from 'node:child_process';
import { staleBuilds } from './build/build-cache.mjs';
import { acquireBuildLock } from './build/build-lock.mjs';

/**
 * Runs those of the named builds whose sources have changed since their last build. Reports to stderr: what starts a build may
 * print an answer, as `npm pack --json` does.
 *
 * @param {string} root
 * @param {import('./build/build-cache.mjs').Build[]} names
 */
export async function buildStale(root, names) {
  const releaseLock = await acquireBuildLock(root);
  try {
    const stale = staleBuilds(root, names);
    if (!stale.length) return;
    console.error(`Building ${stale.join(', ')} …`);
    await runBuilds(root, stale);
  } finally {
    releaseLock();
  }
}

/**
 * @param {string} root
 * @param {string[]} names
 * @returns {Promise<void>}
 */
function runBuilds(root, names) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['scripts/build.mjs', ...names], {
      cwd: root,
      env: { ...process.env, DRAGOMAN_BUILD_LOCK: 'held' },
      stdio: ['inherit', 2, 2],
    });
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error('The build failed; it says why above.')),
    );
  });
}
