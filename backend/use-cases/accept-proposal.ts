/** A customer accepts a proposal: the request closes, a task begins, and all other proposals are declined. */
import type { Request, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import type { Services } from '#backend/services.ts';
import { createTask } from './create-task.ts';
import { publishActivity } from './publish-activity.ts';

export function acceptProposal(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { request, proposal, customer }: { request: Request; proposal: proposals.ProposalRow; customer: User },
): Promise<{ id: number; conversation_id: string }> {
  const { db, bus, now } = services;
  const { date, time, timezone, translator_id, price_cents } = proposal;
  const plan = { date, time, timezone };
  const { title } = request;
  const accepted = { person: fullName(customer), title };
  return inTransaction(db, async (trx) => {
    const isFree = await requests.close(trx, request.id);
    if (!isFree || !(await proposals.move(trx, proposal.id, 'accepted'))) throw conflict('accepted-already');
    const task = await createTask(
      { ...services, db: trx },
      {
        actor: customer,
        other: translator_id,
        task: {
          ...plan,
          offer_id: null,
          request_id: request.id,
          customer_id: customer.id,
          owner_id: translator_id,
          title,
          type: request.category,
          languages: [request.from_language, request.to_language],
          price_cents,
          details: request.description,
          partner: null,
          campaign: null,
        },
        message: { code: 'proposal-accepted-for', ...accepted, ...plan },
        notification: { code: 'proposal-accepted', ...accepted },
      },
    );
    const declined = await proposals.declineOpen(trx, request.id);
    const text = messageColumns({ code: 'proposal-declined', title });
    await publishActivity(trx, bus, now(), {
      notifications: declined.map((user_id) => ({ user_id, kind: 'proposal', ...text, url: '/Dashboard' })),
    });
    return task;
  });
}
