/** Distinguishes a database that cannot be reached from one that refuses a query. Only the first is worth a retry. */
import { sqlState } from './transaction.ts';

/** Its disk, or the disk of the embedded one. */
export const isDatabaseFull = (error: unknown): boolean => sqlState(error) === '53100';

/** Network error codes, then SQLSTATEs: connection lost or refused, shutting down, starting, full, too slow. */
const codes =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57014|57P0[1-5]|53[0-4]00|25P03|25006)$/;

/** The driver's errors for a broken connection, which have no code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

export const isDatabaseAway = (error: unknown): boolean =>
  codes.test(sqlState(error) ?? '') || (error instanceof Error && messages.test(error.message));
