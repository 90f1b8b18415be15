/** The keys of a partner’s own programs. */

import type { Caller } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as partnerKeys from './keys.queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';
import { lockPartner } from './use-cases.ts';

const most = 20;

/** A member makes a key for the partner’s own programs. It is shown once. */
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

/** A member deletes a key: calls with it are refused at once. */
export function deletePartnerKey(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPartner(trx, user.id, partner, 'access');
    if (!(await partnerKeys.remove(trx, partner.id, id))) throw notFound('key');
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
  });
}
