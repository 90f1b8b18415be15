import { spawnSync } from 'node:child_process';

/**
 * Installs Debian packages as root, or through a sudo without a password. No installed service is started.
 *
 * @param {string[]} packages
 */
export function aptInstall(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // At run level 1 a package's service does not start: it would take the usual port.
  const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  return run([...sudo, 'apt-get', 'update']) && run([...sudo, ...settings, ...install]);
}

/** @param {string[]} command */
export function run([name = '', ...args]) {
  const { status } = spawnSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}
