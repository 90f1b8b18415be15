/** Proposals for a request. */
import { fromParts, hoursOf, toParts, type Unit } from '@dragoman/widgets/domain/units.ts';
import { refuseOverlap } from '#backend/features/availability/use-cases.ts';
import * as conversations from '#backend/features/chat/conversations.queries.ts';
import { agreedVersion } from '#backend/features/legal/use-cases.ts';
import { fullName } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { refuseDealing } from '#backend/features/people/dealings.use-cases.ts';
import { refuseManyWaiting, reportBooking } from '#backend/features/tasks/booking.use-cases.ts';
import { futureStart, instantOf, type Plan, startOf, zoneOf } from '#backend/features/tasks/booking-time.ts';
import { payUntilOf, scheduleEnds } from '#backend/features/tasks/deadlines.ts';
import * as tasks from '#backend/features/tasks/queries.ts';
import { payableTotal, refusePrice, refuseQuantity } from '#backend/platform/agreed-price.ts';
import { isAsRead } from '#backend/platform/as-read.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import type { Proposal, Request, Task, User } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import * as proposals from './proposals.queries.ts';
import * as requests from './queries.ts';

export interface NewProposal {
  request: Pick<Request, 'id' | 'owner_id'>;
  translator: User;
  /** In euros, for one unit. */
  price: number;
  unit: Unit;
  quantity: number;
  message: string;
  plan: Plan;
  /** When the request that the translator has read was changed last. */
  readChange?: string | null | undefined;
}

/**
 * A translator makes a proposal for a request. Its author may have changed it since the translator read it, so a
 * call says what it read. One that does not answers the request as it is.
 */
export function propose(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { request: { id: request_id, owner_id }, translator, message, plan, readChange, ...priced }: NewProposal,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const users = [translator.id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, request: request_id });
    const { request, at: created_at } = locked;
    futureStart(plan, now());
    await refuseDealing(trx, locked, { from: translator.id, to: owner_id, gone: conflict('request-closed') });
    if (request?.status !== 'open') throw conflict('request-closed');
    const { price, unit, quantity } = priced;
    refuseTerms(request, priced);
    if (readChange !== undefined && readChange !== (request.changed_at?.toISOString() ?? null))
      throw conflict('request-changed');
    const id = locked.newId();
    const isFirst = await proposals.make(trx, {
      id,
      request_id,
      translator_id: translator.id,
      created_at,
      price_parts: toParts(price),
      unit,
      quantity,
      message,
      ...plan,
    });
    if (!isFirst) throw conflict('proposal-again');
    const made = {
      code: 'proposal-made',
      person: fullName(translator),
      title: request.title,
      proposal: id,
    } as const;
    await notify(trx, bus, locked, {
      activities: [{ to: owner_id, by: translator.id, ...made, about: request_id }],
    });
    return id;
  });
}

/** Returns the total in cents. */
function refuseTerms(
  { category }: Pick<Request, 'category'>,
  { price, unit, quantity }: Pick<NewProposal, 'price' | 'unit' | 'quantity'>,
): number {
  refusePrice({ category, unit, price });
  refuseQuantity(quantity, { unit, category });
  return payableTotal({ price, quantity, minimum: null });
}

interface ProposalEdit {
  request: Pick<Request, 'id' | 'owner_id' | 'title' | 'category'>;
  proposal: Pick<Proposal, 'id'>;
  translator: User;
  /** What is left out stays as it is. The price is in euros. */
  changes: Partial<Omit<proposals.ProposalTerms, 'price_parts'>> & { price?: number };
}

/** A translator changes an open proposal. A repeat changes nothing. */
export async function changeProposal(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { request, proposal: { id: proposalId }, translator, changes }: ProposalEdit,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { owner_id, title } = request;
    const users = [translator.id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, proposal: proposalId });
    const { proposal } = locked;
    const closed = conflict('proposal-closed');
    if (proposal?.status !== 'open') throw closed;
    await refuseDealing(trx, locked, { from: translator.id, to: owner_id, gone: closed });
    const { price = fromParts(proposal.price_parts), ...changed } = changes;
    const terms = proposals.termsOf({ ...proposal, ...changed, price_parts: toParts(price) });
    const amount = refuseTerms(request, { ...terms, price });
    futureStart(terms, now());
    if (JSON.stringify(terms) === JSON.stringify(proposals.termsOf(proposal))) return;
    await proposals.change(trx, proposalId, terms, locked.at);
    const { date, time, timezone } = terms;
    const activity = { code: 'proposal-changed', person: fullName(translator), title, amount } as const;
    const term = { date, time, timezone, proposal: proposalId };
    await notify(trx, bus, locked, {
      activities: [{ to: owner_id, by: translator.id, ...activity, ...term, about: request.id }],
    });
  });
}

interface Acceptance {
  request: Pick<Request, 'id'>;
  proposal: Pick<Proposal, 'id' | 'translator_id'>;
  customer: User;
  /** What the customer has read of the proposal. */
  read: Partial<Omit<ReturnType<typeof shownTerms>, 'unit'>> & {
    price: number;
    unit: string;
    quantity: number;
  };
}

/**
 * A customer accepts a proposal: the request closes, a task begins, and all other proposals are declined. Its author
 * may have changed it since the customer read it, so a call says what it read.
 */
export function acceptProposal(
  services: Pick<Services, 'db' | 'bus' | 'now' | 'config' | 'legalTexts'>,
  {
    request: { id: requestId },
    proposal: { id: proposalId, translator_id: translator },
    customer,
    read,
  }: Acceptance,
): Promise<Task> {
  const { db, bus, now, config } = services;
  return inTransaction(db, async (trx) => {
    const users = async () => [customer.id, translator, ...(await proposals.openTranslators(trx, requestId))];
    const locked = await lockRows(trx, customer.id, { users, request: requestId, proposal: proposalId });
    const { request, proposal } = locked;
    if (request?.status !== 'open' || proposal?.status !== 'open') throw conflict('accepted-already');
    await refuseDealing(trx, locked, {
      from: customer.id,
      to: translator,
      gone: conflict('proposal-closed'),
    });
    if (!isAsRead(shownTerms(proposal), read)) throw conflict('proposal-changed');
    const { title, text_language, category, from_language, to_language, description } = request;
    const { date, time, timezone, price_parts, unit, quantity } = proposal;
    const total_cents = payableTotal({ price: fromParts(price_parts), quantity, minimum: null });
    await refuseManyWaiting(trx, customer.id, translator, { config, at: locked.at });
    const plan = { date, time, timezone };
    const start = startOf(plan);
    if (category === 'call' && start)
      await refuseOverlap(trx, {
        owner: translator,
        start,
        hours: hoursOf(proposal),
        now: now(),
        timeZone: zoneOf(plan),
      });
    await requests.close(trx, requestId);
    await proposals.move(trx, proposalId, 'accepted');
    const conversation_id = await conversations.start(trx, customer.id, translator, locked);
    const task = await tasks.add(
      trx,
      {
        offer_id: null,
        request_id: requestId,
        customer_id: customer.id,
        owner_id: translator,
        conversation_id,
        title,
        text_language,
        type: category,
        languages: [from_language, to_language],
        price_parts,
        unit,
        quantity,
        minimum_cents: null,
        details: description,
        ...plan,
        starts_at: instantOf(plan),
        pay_until: payUntilOf({ starts_at: instantOf(plan) }, config, locked.at),
        partner: null,
        campaign: null,
        total_cents,
        reference: null,
        answer_until: null,
        terms_version: agreedVersion(services, customer),
      },
      locked,
    );
    await scheduleEnds(trx, task, locked.at);
    const accepted = { person: fullName(customer), title };
    await reportBooking(trx, { bus, config }, locked, {
      task,
      actor: customer.id,
      other: translator,
      message: { code: 'proposal-accepted-for', ...accepted, ...plan },
      notification: { code: 'proposal-accepted', ...accepted },
    });
    const declined = await proposals.declineOpen(trx, requestId);
    await notify(trx, bus, locked, {
      activities: declined.map(({ id: proposal, translator_id: to }) => {
        return { code: 'proposal-declined', to, title, proposal, about: requestId };
      }),
    });
    return task;
  });
}

/** What a customer agrees to by accepting a proposal, as calls name it. */
const shownTerms = ({ price_parts, unit, quantity, date, time, timezone, changed_at }: Proposal) => ({
  price: fromParts(price_parts),
  unit,
  quantity,
  date,
  time,
  timezone,
  changed_at: changed_at?.toISOString() ?? null,
});

export interface Refusal {
  request: Pick<Request, 'id' | 'title'>;
  proposal: Pick<Proposal, 'id' | 'translator_id'>;
  customer: User;
}

/** A customer declines one proposal; the request stays open for others. A repeat changes nothing. */
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
    await notify(trx, bus, locked, {
      activities: [{ to: translator_id, by: customer.id, ...declined, about: requestId }],
    });
  });
}

interface Withdrawal {
  request: Pick<Request, 'id' | 'owner_id' | 'title'>;
  proposal: Pick<Proposal, 'id'>;
  translator: User;
}

/** A translator withdraws a proposal. A repeat changes nothing. */
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
    await notify(trx, bus, locked, {
      activities: [{ to: owner_id, by: translator.id, ...withdrawn, about: requestId }],
    });
  });
}
