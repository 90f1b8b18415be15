// npm test: installs and builds what is missing or stale, runs the tests, ends with "N passed, N failed".
// npm run test:all (--all): also the slow tests, the matrices, PostgreSQL, Firefox, WebKit, WordPress and Node 24.
// Further arguments go to Vitest: npm test -- --project backend tests/backend/offers/offers.test.ts
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build/stale.mjs';
import { installMissing } from './install.mjs';
import {
  installBrowser,
  installEngines,
  installNode24,
  installPostgres,
  installWordpress,
} from './programs.mjs';

/** @typedef {import('./result-reporter.mjs').Results} Results */

const root = fileURLToPath(new URL('..', import.meta.url));
const isAll = process.argv.includes('--all');
const vitestArgs = process.argv.slice(2).filter((argument) => argument !== '--all');
/** What widens the matrices: every screen in every look, every widget with every network fault. */
const allEnvironment = { TEST_ALL: '1', AXE: 'all', VITE_FAULTS: 'all' };
// A test that hangs ends by its own timeout; this one is for what no other timeout reaches.
const longestRun = 80 * 60_000;

/** @returns {Results} */
const noResults = () => ({ passed: 0, failed: 0, failures: [], slowFiles: [] });

installMissing(root);
const { passed, failed } = await runAll().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** @returns {Promise<Results>} */
async function runAll() {
  if (!installBrowser()) throw new Error('There is no Chromium; install one or set CHROME_PATH to it.');
  if (isAll) {
    installEngines();
    installPostgres();
    installWordpress();
  }
  await buildStale(root, ['npm', 'embed', 'site', 'backend']);
  const results = await runVitest(process.execPath, vitestArgs, isAll ? allEnvironment : {});
  if (isAll && !vitestArgs.length) addResults(results, await runOnNode24());
  for (const { file, seconds } of results.slowFiles) console.log(`Took ${seconds} s: ${file}`);
  for (const failure of results.failures) console.log(`Failed: ${failure}`);
  return results;
}

/** The tests of `npm test`: sudden deaths and full disks are the machine's matter, not the Node version's.
 * @returns {Promise<Results>} */
async function runOnNode24() {
  const node = installNode24(root);
  if (!node) return { ...noResults(), failed: 1, failures: ['Node 24 could not be installed.'] };
  return runVitest(node, ['--project', 'unit', '--project', 'backend'], {});
}

/**
 * @param {Results} results
 * @param {Results} more
 */
function addResults(results, more) {
  results.passed += more.passed;
  results.failed += more.failed;
  results.failures.push(...more.failures);
  results.slowFiles.push(...more.slowFiles);
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @returns {Promise<Results>}
 */
async function runVitest(node, args, environment) {
  const file = join(root, 'build/test-results.json');
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(file, { force: true });
  const code = await spawnVitest(node, args, { ...environment, RESULTS_FILE: file });
  /** @type {Results} */
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : noResults();
  // A crash, or a process that had to be stopped, is a failure even if no test failed.
  return code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @returns {Promise<number>} the exit code
 */
function spawnVitest(node, args, environment) {
  const reporters = ['--reporter=default', '--reporter=./scripts/result-reporter.mjs'];
  return new Promise((done) => {
    const child = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      detached: true,
    });
    // It leads a process group, so that no browser outlives it.
    const stop = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    };
    const timer = setTimeout(() => {
      console.error(`The tests did not end within ${longestRun / 60_000} minutes and were stopped.`);
      stop();
    }, longestRun);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
    child.on('close', (code) => {
      clearTimeout(timer);
      stop();
      done(code ?? 1);
    });
  });
}
