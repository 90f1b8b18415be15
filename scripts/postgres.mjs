/** The programs of the PostgreSQL part of the server’s tests, as Debian’s packages bring them. */
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';

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
