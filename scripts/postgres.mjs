/** PostgreSQL, nginx and PgBouncer from Debian’s packages, for the backend’s tests. */
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';

export const hasPostgres = () => ['postgres', 'initdb'].every(findProgram);
export const hasProxies = () => ['nginx', 'pgbouncer'].every(findProgram);

/** Installs what is missing; prints which tests cannot run if that fails. */
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
