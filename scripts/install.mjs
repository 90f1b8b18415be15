import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies when one that package-lock.json names is absent or has another version.
 *
 * @param {string} root
 */
export function installMissing(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Dragoman needs Node 20.19 or newer; this is ${process.versions.node}.`);
  if (isInstalled(root)) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The dependencies could not be installed; npm says why above.');
}

/** @param {string} root */
function isInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packages(join(root, 'package-lock.json'));
  const present = packages(installed);
  // Optional ones depend on the computer, and the first entry is this package itself.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
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
