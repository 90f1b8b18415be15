/** A translator withdraws a proposal. A repeat changes nothing. */
import type { Proposal, Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

export interface Withdrawal {
  request: Pick<Request, 'id' | 'owner_id' | 'title'>;
  proposal: Pick<Proposal, 'id'>;
  translator: User;
}

export async function withdrawProposal(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { request: { id: requestId, owner_id, title }, proposal: { id }, translator }: Withdrawal,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const users = [translator.id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, proposal: id });
    const status = locked.proposal?.status;
    if (status === 'withdrawn') return;
    if (status !== 'open') throw conflict('proposal-closed');
    await proposals.move(trx, id, 'withdrawn');
    const withdrawn = {
      code: 'proposal-withdrawn',
      person: fullName(translator),
      title,
      proposal: id,
    } as const;
    const notified = { actor_id: translator.id, kind: 'proposal', url: requestAddress(requestId) };
    await publishActivity(trx, bus, locked, {
      notifications: [{ ...notified, ...messageColumns(withdrawn), user_id: owner_id }],
    });
  });
}
