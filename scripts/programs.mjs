/**
 * The programs that tests need: how to find them, and how to install them from Debian’s packages. Where a program cannot be
 * installed, the tests that need it name it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const postgres = '/usr/lib/postgresql';
const libraries = '/usr/lib';
const entriesOf = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The PATH, and the folders that Debian does not put on it; the newest PostgreSQL first. */
const folders = () => [
  ...entriesOf(postgres)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(postgres, version, 'bin')),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  ...entriesOf(libraries)
    .filter((name) => name.includes('-linux-'))
    .map((platform) => join(libraries, platform, 'webkit2gtk-4.1')),
];

/**
 * The path of a program, or undefined.
 *
 * @param {string} name
 */
export const findProgram = (name) =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * Installs Debian packages as root, or through a sudo without a password. No installed service is started.
 *
 * @param {string[]} packages
 */
function aptInstall(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // At run level 1 a package's service does not start: it would take the usual port.
  const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  return run([...sudo, 'apt-get', 'update']) && run([...sudo, ...settings, ...install]);
}

/** @param {string[]} command */
function run([name = '', ...args]) {
  const { status } = spawnSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

/** What a headless Chromium needs to run as any user, in a container, without a call to the outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of a full Chromium, or undefined: $CHROME_PATH, an installed one, then Playwright’s own. */
export const findChromium = () =>
  fromEnvironment() ?? installed('chromium', 'chromium-browser', 'google-chrome') ?? fromPlaywright();

/**
 * The path of the Chromium to test pages in: `chromium-headless-shell` if it is installed, which has the same engine
 * and opens a page in half the time.
 */
export const findHeadlessChromium = () =>
  fromEnvironment() ?? installed('chromium-headless-shell') ?? findChromium();

const fromEnvironment = () => [process.env.CHROME_PATH ?? ''].find(existsSync);

/** @param {string[]} names */
const installed = (...names) => names.map(findProgram).find(Boolean);

function fromPlaywright() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright is not installed yet.
  }
}

/** Makes sure that there is a Chromium: an installed one, else Debian’s package, else Playwright’s. */
export function installBrowser() {
  if (!findChromium()) {
    console.log('Installing Chromium …');
    aptInstall('chromium');
  }
  if (!findChromium())
    run(['npx', 'playwright', 'install', '--with-deps', 'chromium']) ||
      run(['npx', 'playwright', 'install', 'chromium']);
  // It is only faster: without it the tests run in the full Chromium.
  const { CI, CHROME_PATH } = process.env;
  if (CI && !CHROME_PATH && !findProgram('chromium-headless-shell')) aptInstall('chromium-headless-shell');
  return findChromium();
}

/** The packages of Firefox and WebKitGTK, for the tests that run in every browser engine. */
const packageOf = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  MiniBrowser: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/**
 * The path of one of these programs.
 *
 * @param {keyof typeof packageOf} name
 */
export function engineProgram(name) {
  const path = findProgram(name);
  if (!path) throw new Error(`There is no ${name}: install Debian’s package ${packageOf[name]}.`);
  return path;
}

export function installEngines() {
  const missing = Object.entries(packageOf).filter(([name]) => !findProgram(name));
  if (!missing.length) return;
  const packages = [...new Set(missing.map(([, name]) => name))];
  console.log(`Installing ${packages.join(', ')} …`);
  aptInstall(...packages);
}

export const hasPostgres = () => ['postgres', 'initdb'].every(findProgram);
export const hasProxies = () => ['nginx', 'pgbouncer'].every(findProgram);

/** Installs PostgreSQL, nginx and PgBouncer for the backend’s tests; prints which of these cannot run if that fails. */
export function installPostgres() {
  const missing = [...(hasPostgres() ? [] : ['postgresql']), ...(hasProxies() ? [] : ['nginx', 'pgbouncer'])];
  if (!missing.length) return;
  console.log(`Installing ${missing.join(', ')} …`);
  aptInstall(...missing);
  if (!hasPostgres())
    console.log('Not run: the backend’s tests on PostgreSQL, which is not installed and could not be.');
  else if (!hasProxies())
    console.log('Not run: two backends behind nginx and PgBouncer, which could not be installed.');
}

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

/** Installs WordPress, PHP and MariaDB for the test of the plugin. */
export function installWordpress() {
  const packages = needed.filter(([isThere]) => !isThere()).flatMap(([, ...names]) => names);
  if (!packages.length) return;
  console.log(`Installing ${packages.join(', ')} …`);
  aptInstall(...packages);
}

/**
 * The path of a Node 24, which the registry's `node` package brings. It is installed on first use.
 *
 * @param {string} root
 */
export function installNode24(root) {
  const folder = join(root, 'build/node-24');
  const node = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(node)) {
    console.log('Installing Node 24 …');
    run(['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, 'node@24']);
  }
  return existsSync(node) ? node : undefined;
}
