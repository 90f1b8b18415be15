/** A member takes back an invitation: its link no longer works. */
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as invitations from '#backend/repositories/partner-invitations.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

export function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  actor: string,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { at } = await lockPartner(trx, actor, partner, 'account');
    if (!(await invitations.end(trx, partner.id, { id }, at))) throw notFound('invitation');
  });
}
