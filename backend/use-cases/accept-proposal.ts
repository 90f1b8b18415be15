/** A customer accepts a proposal: the request closes, a task begins, and all other proposals are declined. */
import type { Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';
import { reportBooking } from './report-booking.ts';

export function acceptProposal(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { request, proposal, customer }: { request: Request; proposal: proposals.ProposalRow; customer: User },
): Promise<{ id: number; conversation_id: string }> {
  const { date, time, timezone, translator_id: translator, price_cents } = proposal;
  const plan = { date, time, timezone };
  const { title, category, from_language, to_language, description } = request;
  return inTransaction(services.db, async (trx) => {
    const at = services.now();
    const isFree = await requests.close(trx, request.id);
    if (!isFree || !(await proposals.move(trx, proposal.id, 'accepted'))) throw conflict('accepted-already');
    const conversation_id = await conversations.start(trx, customer.id, translator, at);
    const id = await tasks.accept(trx, {
      ...{ offer_id: null, request_id: request.id, customer_id: customer.id, owner_id: translator },
      ...{ conversation_id, title, type: category, languages: [from_language, to_language], price_cents },
      ...{ details: description, ...plan, partner: null, campaign: null, created_at: at },
    });
    const accepted = { person: fullName(customer), title };
    await reportBooking(
      { ...services, db: trx },
      {
        ...{ id, conversation_id, actor: customer.id, other: translator },
        message: { code: 'proposal-accepted-for', ...accepted, ...plan },
        notification: { code: 'proposal-accepted', ...accepted },
      },
    );
    const declined = await proposals.declineOpen(trx, request.id);
    const text = messageColumns({ code: 'proposal-declined', title });
    await publishActivity(trx, services.bus, at, {
      notifications: declined.map((user_id) => ({ user_id, kind: 'proposal', ...text, url: '/Dashboard' })),
    });
    return { id, conversation_id };
  });
}
