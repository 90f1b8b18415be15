/** Builds what is stale: knows which sources each build was made of, and lets one process build at a time. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs those of the named builds whose sources have changed since their last build. Reports to stderr: what starts a build may
 * print an answer, as `npm pack --json` does.
 *
 * @param {string} root
 * @param {Build[]} names
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

const tools = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.types.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/build',
  'scripts/contracts',
];

/** What each build reads, whether it reads Markdown, and a file that exists after it. */
const builds = {
  npm: { reads: ['src', 'widgets'], texts: false, makes: 'dist/types' },
  embed: { reads: ['src', 'widgets'], texts: false, makes: 'dist/embed/integrity.json' },
  site: { reads: ['src', 'widgets', 'demo-site', 'docs'], texts: true, makes: 'build/site/index.html' },
  backend: {
    reads: ['src', 'widgets', 'backend', 'tools/seed'],
    texts: false,
    makes: 'build/backend/start.js',
  },
};

/** @typedef {keyof typeof builds} Build */

export const buildNames = /** @type {Build[]} */ (Object.keys(builds));

/**
 * The builds whose sources differ from those they last ran on.
 *
 * @param {string} root
 * @param {Build[]} names
 */
export function staleBuilds(root, names) {
  const last = readHashes(root);
  return names.filter(
    (name) => last[name] !== hashOf(root, name) || !existsSync(join(root, builds[name].makes)),
  );
}

/**
 * Remembers the sources that a build is about to run on; call the result after the build.
 *
 * @param {string} root
 * @param {Build} name
 */
export function recordBuild(root, name) {
  const hash = hashOf(root, name);
  return () => {
    mkdirSync(join(root, 'build'), { recursive: true });
    writeFileSync(hashFile(root), JSON.stringify({ ...readHashes(root), [name]: hash }, null, 2));
  };
}

/** @param {string} root */
const hashFile = (root) => join(root, 'build/source-hashes.json');

/**
 * @param {string} root
 * @returns {Record<string, string>}
 */
const readHashes = (root) =>
  existsSync(hashFile(root)) ? JSON.parse(readFileSync(hashFile(root), 'utf8')) : {};

/**
 * @param {string} root
 * @param {Build} name
 */
function hashOf(root, name) {
  const hash = createHash('sha256');
  const { reads, texts } = builds[name];
  const files = [...tools, ...reads].flatMap((path) => filesBelow(root, path));
  for (const file of files.filter((path) => texts || !path.endsWith('.md')))
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
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

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
