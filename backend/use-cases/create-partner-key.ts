/** A member makes a key for the partner’s own programs. It is shown once. */
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as partnerKeys from '#backend/repositories/partner-keys.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

const most = 20;

export function createPartnerKey(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  name: string,
): Promise<{ id: string; key: string }> {
  return inTransaction(db, async (trx) => {
    const { at, newId } = await lockPartner(trx, user.id, partner, 'access');
    if ((await partnerKeys.list(trx, partner.id)).length >= most)
      throw conflict('limit-reached', { count: most });
    const key = `dk_${newToken()}`;
    const id = newId();
    const row = { id, partner: partner.id, name, key_hash: tokenHash(key), created_at: at };
    await partnerKeys.add(trx, { ...row, last_used_at: null });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    return { id, key };
  });
}
