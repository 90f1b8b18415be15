/** A translator changes an open proposal. A repeat changes nothing. */
import type { Proposal, Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { futureStart } from '#backend/domain/booking-time.ts';
import { conflict } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

export interface ProposalEdit {
  request: Pick<Request, 'id' | 'owner_id' | 'title'>;
  proposal: Pick<Proposal, 'id'>;
  translator: User;
  /** What is left out stays as it is. */
  changes: Partial<proposals.ProposalTerms>;
}

export async function changeProposal(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { request: { id: requestId, owner_id, title }, proposal: { id }, translator, changes }: ProposalEdit,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const users = [translator.id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, proposal: id });
    const { proposal } = locked;
    if (proposal?.status !== 'open') throw conflict('proposal-closed');
    const terms = proposals.termsOf({ ...proposal, ...changes });
    futureStart(terms, now());
    if (JSON.stringify(terms) === JSON.stringify(proposals.termsOf(proposal))) return;
    await proposals.change(trx, id, terms, locked.at);
    const { price_cents: amount, date, time, timezone } = terms;
    const changed = { code: 'proposal-changed', person: fullName(translator), title, amount } as const;
    const notified = { actor_id: translator.id, kind: 'proposal', url: requestAddress(requestId) };
    const text = messageColumns({ ...changed, date, time, timezone, proposal: id });
    await publishActivity(trx, bus, locked, { notifications: [{ ...notified, ...text, user_id: owner_id }] });
  });
}
