/** WordPress, PHP and MariaDB from Debian’s packages, for the test of the plugin. */
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';

/** Debian’s WordPress, and the theme that it does not bring along. */
export const wordpressFolder = '/usr/share/wordpress';
const theme = `${wordpressFolder}/wp-content/themes/twentytwentythree`;

/** @type {[isThere: () => boolean, ...packages: string[]][]} */
const needed = [
  [() => existsSync(`${wordpressFolder}/wp-load.php`), 'wordpress', 'php-mysql'],
  [() => existsSync(theme), 'wordpress-theme-twentytwentythree'],
  [() => Boolean(findProgram('php')), 'php-cli'],
  [() => Boolean(findProgram('mariadbd') && findProgram('mariadb-install-db')), 'mariadb-server'],
];

/** Installs what is missing. If that fails, the test says so. */
export function installWordpress() {
  const packages = needed.filter(([isThere]) => !isThere()).flatMap(([, ...names]) => names);
  if (!packages.length) return;
  console.log(`Installing ${packages.join(', ')} …`);
  aptInstall(...packages);
}
