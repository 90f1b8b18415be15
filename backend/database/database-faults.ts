/** Tells a database that is away from one that says no: the first is worth another try a little later. */
import { sqlState } from './transaction.ts';

/** The network's words, then PostgreSQL's: connection lost or refused, shutting down, starting, full, too slow. */
const faults =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57014|57P0[1-5]|53[0-4]00|25P03|25006)$/;

/** What the driver says of a broken connection, without a code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

export const isDatabaseAway = (error: unknown): boolean =>
  faults.test(sqlState(error) ?? '') || (error instanceof Error && words.test(error.message));
