/** The programs of the PostgreSQL part of the server’s tests, as Debian’s packages bring them. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

const packages = '/usr/lib/postgresql';

/** The folders that hold what is started here, the newest PostgreSQL first; Debian keeps that off the PATH. */
const folders = () => [
  ...(existsSync(packages) ? readdirSync(packages) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(packages, version, 'bin')),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
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

export const hasPostgres = () => ['postgres', 'initdb'].every(findProgram);
export const hasProxies = () => ['nginx', 'pgbouncer'].every(findProgram);

/** Says in one line what is left out where a program is missing and cannot be installed. */
export function installPostgres() {
  const missing = [...(hasPostgres() ? [] : ['postgresql']), ...(hasProxies() ? [] : ['nginx', 'pgbouncer'])];
  if (!missing.length) return;
  console.log(`Installing ${missing.join(', ')} …`);
  aptInstall(...missing);
  if (!hasPostgres())
    console.log('Not run: the server’s tests on PostgreSQL, which is not installed and could not be.');
  else if (!hasProxies())
    console.log('Not run: two servers behind nginx and PgBouncer, which could not be installed.');
}
