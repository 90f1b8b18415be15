/** A person has seen some of their notifications, or all. */
import { isUuid } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

/** Without ids: all. */
export function markNotificationsRead(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { reader, ids }: { reader: string; ids?: string[] | undefined },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, reader, { users: [reader] });
    const hasChanged = await notifications.markRead(trx, reader, ids?.filter(isUuid), locked.at);
    if (hasChanged) await publishActivity(trx, bus, locked, { reader });
  });
}
