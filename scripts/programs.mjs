import { existsSync, readdirSync } from 'node:fs';
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
