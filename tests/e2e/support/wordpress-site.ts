/** A WordPress of Debian's package in a temporary folder, on PHP's own server, with a MariaDB of its own. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, wordpressFolder } from '#scripts/programs.mjs';

export interface WordpressSite {
  address: string;
  /** Its files. */
  folder: string;
  /** The plugin, as `npm run build:wordpress` makes it. */
  plugin: string;
  /** Runs PHP after WordPress has loaded, and returns what it prints. */
  php(code: string): string;
  /** What PHP has complained about. */
  complaints(): Promise<string>;
  stop(): Promise<void>;
}

/** The administrator and every user of these tests have it. */
export const password = 'correct-horse-battery';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function program(name: string): string {
  const path = findProgram(name);
  if (!path) throw new Error(`There is no ${name}: npm run test:all installs it from Debian's packages.`);
  return path;
}

/** The language that a browser asks this WordPress for, in place of its own. */
export const localeCookie = 'test_locale';

export async function startWordpress(): Promise<WordpressSite> {
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build-wordpress.ts'], {
    cwd: root,
  });
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const processes: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const socket = join(folder, 'db.sock');
    processes.push(await startDatabase(folder, socket));
    const site = join(folder, 'site');
    // Debian's links lead to files of other packages, not all of which are there.
    spawnSync('cp', ['-rL', wordpressFolder, site], { stdio: 'ignore' });
    await mkdir(join(site, 'wp-content/upgrade'), { recursive: true });
    const log = join(folder, 'debug.log');
    await writeFile(join(site, 'wp-config.php'), configuration(socket, log));
    await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true });
    await writeFile(join(site, 'wp-content/mu-plugins/tests.php'), adaptations);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    processes.push(await startPhp(site, address, folder));
    await install(address);
    return {
      address,
      folder: site,
      plugin: join(root, 'dist/wordpress/dragoman.zip'),
      php: (code) => runPhp(site, address, code),
      complaints: () => readFile(log, 'utf8').catch(() => ''),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  // MariaDB refuses to run as root unless it is told to.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const setUp = [
    '--no-defaults',
    ...user,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ];
  execFileSync(program('mariadb-install-db'), setUp, { stdio: 'ignore' });
  const initial = join(folder, 'init.sql');
  await writeFile(initial, 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4;\n');
  const options = [
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${folder}/db.pid`,
    `--init-file=${initial}`,
  ];
  const quick = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin'];
  const server = spawn(program('mariadbd'), ['--no-defaults', ...user, ...options, ...quick], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await outputOf(server, /ready for connections/);
  return server;
}

const configuration = (socket: string, log: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', '${log}' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

// The sign-in page moves the focus to its first field after 200 ms, in the middle of what a test fills in.
const adaptations = `<?php
add_filter( 'locale', static fn( $locale ) => $_COOKIE['${localeCookie}'] ?? $locale );
add_filter( 'enable_login_autofocus', '__return_false' );
`;

function runPhp(site: string, address: string, code: string): string {
  const load = `$_SERVER['HTTP_HOST'] = '${new URL(address).host}'; $_SERVER['REQUEST_URI'] = '/'; require 'wp-load.php';`;
  return execFileSync(program('php'), ['-r', `${load}${code}`], { cwd: site, encoding: 'utf8' });
}

async function startPhp(site: string, address: string, folder: string): Promise<ChildProcess> {
  const { host } = new URL(address);
  const server = spawn(program('php'), ['-d', `upload_tmp_dir=${folder}`, '-S', host, '-t', site], {
    cwd: site,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its workers are of its process group, and end with it.
    detached: true,
  });
  await outputOf(server, /Development Server .* started/);
  return server;
}

async function install(address: string): Promise<void> {
  const answer = await fetch(`${address}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'Agency',
      user_name: 'admin',
      ...{ admin_password: password, admin_password2: password, pw_weak: 'on' },
      admin_email: 'admin@agency.test',
      blog_public: '0',
    }),
  });
  const text = await answer.text();
  if (!text.includes('Success!')) throw new Error(`WordPress was not installed:\n${text.slice(0, 2000)}`);
}

function outputOf(server: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-10_000);
      if (words.test(output)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`${server.spawnfile} did not start:\n${output}`)));
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.pid) return;
  const ended = once(server, 'exit', { signal: AbortSignal.timeout(10_000) });
  const isGroup = server.spawnfile.endsWith('php');
  process.kill(isGroup ? -server.pid : server.pid, 'SIGTERM');
  const isOver = await ended.then(
    () => true,
    () => false,
  );
  if (!isOver) process.kill(isGroup ? -server.pid : server.pid, 'SIGKILL');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
