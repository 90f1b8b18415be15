/** Deletes rows whose time is over. Each batch is a transaction by itself, so that none locks rows for long. */
import * as expiredRows from '#backend/repositories/expired-rows.ts';
import type { Services } from '#backend/services.ts';

export async function sweepExpired(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  for (const retention of expiredRows.retentions) {
    do signal.throwIfAborted();
    while (await expiredRows.deleteBatch(db, retention, now()));
  }
}
