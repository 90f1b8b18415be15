// npm test: installs and builds what is missing or stale, runs every test, ends with "N passed, N failed".
// What follows `--` goes to vitest: npm test -- --project backend tests/backend/offers.test.ts
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installBrowser } from './browser.mjs';
import { installEngines } from './engines.mjs';
import { installMissing } from './install.mjs';
import { installPostgres } from './postgres.mjs';
import { buildStale } from './stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'build/test-results.json');
// A test that hangs ends by its own timeout; this is for what no timeout reaches.
const longest = 60 * 60_000;

installMissing(root);
const { passed, failed } = await runAll().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runAll() {
  if (!installBrowser()) throw new Error('There is no Chromium; install one or set CHROME_PATH to it.');
  installEngines();
  installPostgres();
  await buildStale(root, ['npm', 'embed', 'site', 'backend']);
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(results, { force: true });
  const code = await runVitest();
  /** @type {{ passed: number, failed: number }} */
  const figure = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { passed: 0, failed: 0 };
  // An end without a failed test is a failure all the same: a crash, or a process that had to be stopped.
  return code !== 0 && figure.failed === 0 ? { ...figure, failed: 1 } : figure;
}

/** @returns {Promise<number>} the exit code */
function runVitest() {
  const reporters = ['--reporter=default', '--reporter=./scripts/figure-reporter.mjs'];
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, FIGURE_FILE: results },
        detached: true,
      },
    );
    // It leads a group of its own, so that no browser outlives it.
    const stop = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    };
    const watch = setTimeout(() => {
      console.error(`The tests did not end within ${longest / 60_000} minutes and were stopped.`);
      stop();
    }, longest);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
    child.on('close', (code) => {
      clearTimeout(watch);
      stop();
      done(code ?? 1);
    });
  });
}
