/**
 * A customer accepts a proposal: the request closes, a task begins, and all other proposals are declined. Its author may
 * have changed it since the customer read it, so a call says what it read. One that does not takes it as it is.
 */
import type { Proposal, Request, Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { instantOf, startOf } from '#backend/domain/booking-time.ts';
import { conflict } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';
import { refuseTakenTime } from './refuse-taken-time.ts';
import { reportBooking } from './report-booking.ts';

export interface Acceptance {
  request: Pick<Request, 'id'>;
  proposal: Pick<Proposal, 'id' | 'translator_id'>;
  customer: User;
  /** The proposal that the customer has read: its price, and when it was changed last. */
  read: { priceCents?: number | undefined; changedAt?: string | null | undefined };
}

/** A proposal names one price for all of it. */
const hours = 1;

export function acceptProposal(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  {
    request: { id: requestId },
    proposal: { id: proposalId, translator_id: translator },
    customer,
    read,
  }: Acceptance,
): Promise<Task> {
  return inTransaction(db, async (trx) => {
    const users = async () => [customer.id, translator, ...(await proposals.openTranslators(trx, requestId))];
    const locked = await lockRows(trx, customer.id, { users, request: requestId, proposal: proposalId });
    const { request, proposal } = locked;
    if (request?.status !== 'open' || proposal?.status !== 'open') throw conflict('accepted-already');
    if (!isAsRead(proposal, read)) throw conflict('proposal-changed');
    const { title, category, from_language, to_language, description } = request;
    const { date, time, timezone, price_cents } = proposal;
    const plan = { date, time, timezone };
    const start = startOf(plan);
    if (category === 'call' && start)
      await refuseTakenTime(trx, { owner: translator, plan, start, hours, now: now() });
    await requests.close(trx, requestId);
    await proposals.move(trx, proposalId, 'accepted');
    const conversation_id = await conversations.start(trx, customer.id, translator, locked);
    const task = await tasks.add(
      trx,
      {
        ...{ offer_id: null, request_id: requestId, customer_id: customer.id, owner_id: translator },
        ...{ conversation_id, title, type: category, languages: [from_language, to_language], price_cents },
        ...{ details: description, ...plan, starts_at: instantOf(plan), partner: null, campaign: null },
        ...{ hours, total_cents: price_cents, reference: null, answer_until: null },
      },
      locked,
    );
    const accepted = { person: fullName(customer), title };
    await reportBooking(trx, bus, locked, {
      ...{ task, actor: customer.id, other: translator },
      message: { code: 'proposal-accepted-for', ...accepted, ...plan },
      notification: { code: 'proposal-accepted', ...accepted },
    });
    const declined = await proposals.declineOpen(trx, requestId);
    await publishActivity(trx, bus, locked, {
      notifications: declined.map(({ id: proposal, translator_id: user_id }) => ({
        ...{ user_id, kind: 'proposal', url: requestAddress(requestId) },
        ...messageColumns({ code: 'proposal-declined', title, proposal }),
      })),
    });
    return task;
  });
}

function isAsRead(proposal: Proposal, { priceCents, changedAt }: Acceptance['read']): boolean {
  if (priceCents !== undefined && priceCents !== proposal.price_cents) return false;
  return changedAt === undefined || changedAt === (proposal.changed_at?.toISOString() ?? null);
}
