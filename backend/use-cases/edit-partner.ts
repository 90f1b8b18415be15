/** A member changes the name, site or logo of a partner. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { isStoredPicture, pictureKey } from '#backend/files/pictures.ts';
import { partnersChanged } from '#backend/live/partner-directory.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as partners from '#backend/repositories/partners.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

/** A stored logo that is replaced goes once the row no longer names it. */
export async function editPartner(
  { db, bus, storage }: Pick<Services, 'db' | 'bus' | 'storage'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  change: { name?: string | undefined; site?: string | undefined; logo?: string | null | undefined },
): Promise<partners.PartnerRow> {
  const { previous, changed } = await inTransaction(db, async (trx) => {
    await lockPartner(trx, user.id, partner, 'account');
    const found = await partners.find(trx, partner.id);
    const updated = await partners.update(trx, partner.id, change);
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    await bus.publish(trx, partnersChanged);
    return { previous: found?.logo, changed: updated };
  });
  if (previous && previous !== changed.logo && isStoredPicture(previous))
    await storage.remove(pictureKey(previous));
  return changed;
}
