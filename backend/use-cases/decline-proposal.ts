/** A customer declines one proposal; the request stays open for others. A repeat changes nothing. */
import type { Proposal, Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

export interface Refusal {
  request: Pick<Request, 'id' | 'title'>;
  proposal: Pick<Proposal, 'id' | 'translator_id'>;
  customer: User;
}

export async function declineProposal(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { request: { id: requestId, title }, proposal: { id, translator_id }, customer }: Refusal,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const users = [customer.id, translator_id];
    const locked = await lockRows(trx, customer.id, { users, proposal: id });
    const status = locked.proposal?.status;
    if (status === 'declined') return;
    if (status !== 'open') throw conflict('proposal-closed');
    await proposals.move(trx, id, 'declined');
    const declined = { code: 'proposal-refused', person: fullName(customer), title, proposal: id } as const;
    const notified = { actor_id: customer.id, kind: 'proposal', url: requestAddress(requestId) };
    await publishActivity(trx, bus, locked, {
      notifications: [{ ...notified, ...messageColumns(declined), user_id: translator_id }],
    });
  });
}
