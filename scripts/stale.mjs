import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const tools = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.types.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/build',
];

/** What each build reads, and a file that is there once it has run. */
const builds = {
  npm: { reads: ['src', 'widgets', 'metadata'], made: 'dist/types' },
  embed: { reads: ['src', 'widgets'], made: 'dist/embed/integrity.json' },
  site: { reads: ['src', 'widgets', 'demo-site'], made: 'build/site/index.html' },
  server: { reads: ['src', 'widgets', 'demo-site/server'], made: 'build/server/start.js' },
};

/** @typedef {keyof typeof builds} Build */

/**
 * Runs those of the named builds whose sources differ from the last time.
 *
 * @param {string} root
 * @param {Build[]} names
 */
export async function buildStale(root, names) {
  const stamps = join(root, 'build/stamps.json');
  const release = await takeTurn(join(root, 'build/lock'));
  try {
    const hashes = Object.fromEntries(
      names.map((name) => [name, hashOf(root, [...tools, ...builds[name].reads])]),
    );
    /** @type {Record<string, string>} */
    const last = existsSync(stamps) ? JSON.parse(readFileSync(stamps, 'utf8')) : {};
    const stale = names.filter(
      (name) => last[name] !== hashes[name] || !existsSync(join(root, builds[name].made)),
    );
    if (!stale.length) return;
    console.log(`Building ${stale.join(', ')} …`);
    await runBuilds(root, stale);
    writeFileSync(stamps, JSON.stringify({ ...last, ...hashes }, null, 2));
  } finally {
    release();
  }
}

/**
 * @param {string} root
 * @param {Build[]} names
 * @returns {Promise<void>}
 */
function runBuilds(root, names) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['scripts/build.mjs', ...names], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error('The build failed; it says why above.')),
    );
  });
}

/**
 * @param {string} root
 * @param {string[]} paths
 */
function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
    .filter((file) => !/\.test\.tsx?$|\.md$/.test(file))
    .sort();
}

/**
 * Waits while another command of this project builds in the same folder, then keeps others waiting.
 *
 * @param {string} lock
 * @returns {Promise<() => void>}
 */
async function takeTurn(lock) {
  mkdirSync(join(lock, '..'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      if (!isRunning(lock)) rmSync(lock, { force: true });
      else await wait(200);
    }
  }
}

/** @param {string} lock */
function isRunning(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
