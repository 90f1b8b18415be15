/** Past bookings of the sample offers, finished and reviewed. Each rating on a card comes from one of them. */
import type { Activity } from '@dragoman/widgets/server';
import { newId } from '#backend/database/ids.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { instantOf } from '#backend/domain/booking-time.ts';
import { demoPartner } from '#backend/domain/partners.ts';
import { insert, insertTasks, type Row } from '#backend/repositories/bulk.ts';
import { day, type PlacedOffer } from './placed-offer.ts';
import { reviews } from './reviews.ts';
import { payForFinished } from './sample-payments.ts';

export interface SampleConversation {
  conversation: Row<'conversations'>;
  messages: Row<'messages'>[];
}

export async function rateOffers(
  trx: Transaction,
  placed: PlacedOffer[],
  customers: Row<'users'>[],
  now: Date,
): Promise<Row<'tasks'>[]> {
  const conversations = new Map<string, SampleConversation>();
  const bookings = placed.flatMap((offer, position) =>
    Array.from({ length: offer.ratings }, (_, turn) => {
      const customer = customers[(position + turn * 5) % customers.length] as Row<'users'>;
      const review = reviews[(position * 7 + turn * 3) % reviews.length] as [number, string];
      const at = new Date(now.getTime() - (3 + ((position * 5 + turn * 17) % 240)) * day);
      return { offer, customer, review, at, thread: conversationOf(conversations, customer, offer, at) };
    }),
  );
  await insert(
    trx,
    'conversations',
    [...conversations.values()].map(({ conversation }) => conversation),
  );
  await insert(
    trx,
    'messages',
    [...conversations.values()].flatMap(({ messages }) => messages),
  );
  const finished = bookings.map((booking, index) => ({
    ...finishedTask(booking),
    // Every third came over the sample partner's pages.
    ...(index % 3 === 0 && { partner: demoPartner.id, campaign: index % 6 === 0 ? 'autumn-mailing' : null }),
  }));
  const ids = await insertTasks(trx, finished);
  await payForFinished(trx, finished, ids);
  await insert(
    trx,
    'task_history',
    bookings.flatMap((booking, index) => history(booking, ids[index] as number)),
  );
  await insert(
    trx,
    'reviews',
    bookings.map(({ offer, review: [rating, text], at }, index) => ({
      id: newId(at),
      task_id: ids[index] as number,
      offer_id: offer.id,
      rating,
      text,
      reply: null,
      replied_at: null,
      created_at: at,
    })),
  );
  return finished;
}

interface PastBooking {
  offer: PlacedOffer;
  customer: Row<'users'>;
  at: Date;
  thread: SampleConversation;
}

export function finishedTask({ offer, customer, at, thread }: PastBooking): Row<'tasks'> {
  const plan = { date: at.toISOString().slice(0, 10), time: '10:00', timezone: 'Europe/Berlin' };
  return {
    offer_id: offer.id,
    request_id: null,
    customer_id: customer.id,
    owner_id: offer.owner.id,
    conversation_id: thread.conversation.id,
    title: offer.title,
    type: offer.type,
    languages: offer.languages,
    price_cents: offer.price_cents,
    details: 'As discussed. The papers are attached to our conversation.',
    ...plan,
    starts_at: instantOf(plan),
    status: 'finished',
    total_cents: offer.price_cents,
    partner: null,
    campaign: null,
    created_at: new Date(at.getTime() - 2 * day),
    updated_at: at,
  };
}

export function history({ offer, customer, at }: PastBooking, task_id: number): Row<'task_history'>[] {
  const steps = [
    { from: null, to: 'accepted', by: customer.id, days: 2 },
    { from: 'accepted', to: 'in_progress', by: offer.owner.id, days: 1.5 },
    { from: 'in_progress', to: 'delivered', by: offer.owner.id, days: 0.5 },
    { from: 'delivered', to: 'finished', by: customer.id, days: 0 },
  ] as const;
  return steps.map(({ days, ...step }) => {
    const moment = new Date(at.getTime() - days * day);
    return { ...step, id: newId(moment), task_id, at: moment };
  });
}

/** Two people share one conversation for all their tasks. */
function conversationOf(
  conversations: Map<string, SampleConversation>,
  customer: Row<'users'>,
  offer: PlacedOffer,
  at: Date,
): SampleConversation {
  const pair = `${customer.id} ${offer.owner.id}`;
  const thread =
    conversations.get(pair) ?? newConversation(customer, offer.owner, new Date(at.getTime() - 2 * day));
  conversations.set(pair, thread);
  if (thread.messages.length === 0) {
    const bookedAt = new Date(at.getTime() - 2 * day);
    addMessage(
      thread,
      customer,
      { code: 'booked', person: fullName(customer), title: offer.title },
      bookedAt,
    );
    addMessage(
      thread,
      customer,
      'Hello! Is there anything you need from me beforehand?',
      new Date(bookedAt.getTime() + 6e5),
    );
    addMessage(
      thread,
      offer.owner,
      'A readable scan is enough. I will get back to you when it is done.',
      new Date(bookedAt.getTime() + 2e6),
    );
  }
  return thread;
}

export function newConversation(customer: Row<'users'>, owner: Row<'users'>, at: Date): SampleConversation {
  const [person_low, person_high] = [customer.id, owner.id].sort() as [string, string];
  const conversation = {
    id: newId(at),
    created_by: customer.id,
    created_with: owner.id,
    person_low,
    person_high,
  };
  return { conversation: { ...conversation, created_at: at, updated_at: at }, messages: [] };
}

/** Adds a message: a text that a person wrote, or an activity. */
export function addMessage(
  thread: SampleConversation,
  by: Row<'users'>,
  content: string | Activity,
  at: Date,
  read = true,
): void {
  const { id, created_by, created_with } = thread.conversation;
  thread.messages.push({
    id: newId(at),
    conversation_id: id,
    ...(typeof content === 'string'
      ? { kind: 'text', text: content }
      : { kind: 'system', ...messageColumns(content) }),
    created_by: by.id,
    created_with: by.id === created_by ? created_with : created_by,
    created_at: at,
    read_at: read ? at : null,
  });
  thread.conversation.updated_at = at;
}
