/** The keys of a partner’s own programs. */

import type { Caller } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import * as partnerKeys from './keys.queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';
import { changePartner } from './use-cases.ts';

const most = 20;

/** A member makes a key for the partner’s own programs. It is shown once. */
export function createPartnerKey(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  partner: RegisteredPartner,
  name: string,
): Promise<{ id: string; key: string }> {
  return changePartner(db, caller, partner, 'access', async (trx, { at, newId }) => {
    if ((await partnerKeys.list(trx, partner.id)).length >= most)
      throw conflict('limit-reached', { count: most });
    const key = `dk_${newToken()}`;
    const id = newId();
    const row = { id, partner: partner.id, name, key_hash: tokenHash(key), created_at: at };
    await partnerKeys.add(trx, { ...row, last_used_at: null });
    return { id, key };
  });
}

/** A member deletes a key: calls with it are refused at once. */
export function deletePartnerKey(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return changePartner(db, caller, partner, 'access', async (trx) => {
    if (!(await partnerKeys.remove(trx, partner.id, id))) throw notFound('key');
  });
}
