/** Why a program of the backend ends: one line for what an operator can fix, a stack only for the unexpected. */
import { ConfigError } from '#backend/config.ts';
import { LockedError } from '#backend/platform/database/database-lock.ts';
import { DiskFullError } from '#backend/platform/database/disk-space.ts';
import { UnusableError } from '#backend/platform/database/embedded-database.ts';
import { isDatabaseAway, sqlState } from '#backend/platform/database/transaction.ts';

const plain = [ConfigError, LockedError, DiskFullError, UnusableError];
/** SQLSTATEs: a wrong user or password, a database that is not there, a user without the right to create in it. */
const refused = /^(28\w{3}|3D\w{3}|42501)$/;

/** `database` is the address of PostgreSQL, and the setting or option that names it. */
export function explain(error: unknown, database?: { setting: string; url: string | undefined }): string {
  if (!(error instanceof Error)) return String(error);
  const code = sqlState(error) ?? '';
  if (plain.some((kind) => error instanceof kind) || code.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (code === 'EADDRINUSE') {
    const { port } = error as { port?: number };
    return `PORT ${port} is taken by another program. Stop it, or set PORT to a free one.`;
  }
  if (database?.url && (isDatabaseAway(error) || refused.test(code))) {
    const { hostname, port } = new URL(database.url);
    const reason = error.message || code;
    return `The database of ${database.setting} at ${hostname}:${port || 5432} cannot be used: ${reason}.`;
  }
  return error.stack ?? error.message;
}
