/** A person has seen some of their notifications, or all. */
import { isUuid } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

/** Without ids: all. */
export function markNotificationsRead(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { reader, ids }: { reader: string; ids?: string[] | undefined },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const hasChanged = await notifications.markRead(trx, reader, ids?.filter(isUuid), now());
    if (hasChanged) await publishActivity(trx, bus, now(), { reader });
  });
}
