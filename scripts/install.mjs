import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies when one that package-lock.json names is absent or has another version. With
 * `dev: false` only what a built project needs at run time counts.
 *
 * @param {string} root
 * @param {{ dev?: boolean }} [options]
 */
export function installMissing(root, { dev = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Dragoman needs Node 20.19 or newer; this is ${process.versions.node}.`);
  if (isInstalled(root, dev)) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The dependencies could not be installed; npm says why above.');
}

/**
 * @param {string} root
 * @param {boolean} dev
 */
function isInstalled(root, dev) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packages(join(root, 'package-lock.json'));
  const present = packages(installed);
  return Object.entries(wanted)
    .filter(([path, entry]) => isNeeded(path, entry, dev))
    .every(([path, { version }]) => present[path]?.version === version);
}

/**
 * Not the project's own workspaces, nor optional packages, which depend on the computer.
 *
 * @param {string} path
 * @param {Locked} entry
 * @param {boolean} dev
 */
const isNeeded = (path, entry, dev) =>
  path.includes('node_modules/') &&
  !entry.link &&
  !entry.optional &&
  (dev || !(entry.dev || entry.devOptional));

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked */

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
