/** Past bookings of the sample offers, finished and rated: every rating on a card was earned by one of these. */
import type { Activity } from '@dragoman/widgets/server';
import { newId } from '#backend/database/ids.ts';
import type { Work } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { insert, insertTasks, type Row } from '#backend/repositories/bulk.ts';
import { day, type PlacedOffer } from './placed-offer.ts';
import { reviews } from './reviews.ts';

export interface Talk {
  conversation: Row<'conversations'>;
  messages: Row<'messages'>[];
}

export async function rateOffers(
  trx: Work,
  placed: PlacedOffer[],
  customers: Row<'users'>[],
  now: Date,
): Promise<void> {
  const talks = new Map<string, Talk>();
  const bookings = placed.flatMap((offer, position) =>
    Array.from({ length: offer.ratings }, (_, turn) => {
      const customer = customers[(position + turn * 5) % customers.length] as Row<'users'>;
      const review = reviews[(position * 7 + turn * 3) % reviews.length] as [number, string];
      const at = new Date(now.getTime() - (3 + ((position * 5 + turn * 17) % 240)) * day);
      return { offer, customer, review, at, talk: talkOf(talks, customer, offer, at) };
    }),
  );
  await insert(
    trx,
    'conversations',
    [...talks.values()].map(({ conversation }) => conversation),
  );
  await insert(
    trx,
    'messages',
    [...talks.values()].flatMap(({ messages }) => messages),
  );
  const ids = await insertTasks(
    trx,
    bookings.map((booking) => finishedTask(booking)),
  );
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
}

interface PastBooking {
  offer: PlacedOffer;
  customer: Row<'users'>;
  at: Date;
  talk: Talk;
}

export function finishedTask({ offer, customer, at, talk }: PastBooking): Row<'tasks'> {
  return {
    offer_id: offer.id,
    request_id: null,
    customer_id: customer.id,
    owner_id: offer.owner.id,
    conversation_id: talk.conversation.id,
    title: offer.title,
    type: offer.type,
    languages: offer.languages,
    price_cents: offer.price_cents,
    details: 'As discussed. The papers are attached to our conversation.',
    date: at.toISOString().slice(0, 10),
    time: '10:00',
    timezone: 'Europe/Berlin',
    status: 'finished',
    paid_at: at,
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

/** Two people share one conversation, however many tasks they have. */
function talkOf(talks: Map<string, Talk>, customer: Row<'users'>, offer: PlacedOffer, at: Date): Talk {
  const pair = `${customer.id} ${offer.owner.id}`;
  const talk = talks.get(pair) ?? newTalk(customer, offer.owner, new Date(at.getTime() - 2 * day));
  talks.set(pair, talk);
  if (talk.messages.length === 0) {
    const asked = new Date(at.getTime() - 2 * day);
    say(talk, customer, { code: 'booked', person: fullName(customer), title: offer.title }, asked);
    say(
      talk,
      customer,
      'Hello! Is there anything you need from me beforehand?',
      new Date(asked.getTime() + 6e5),
    );
    say(
      talk,
      offer.owner,
      'A readable scan is enough. I will get back to you when it is done.',
      new Date(asked.getTime() + 2e6),
    );
  }
  return talk;
}

export function newTalk(customer: Row<'users'>, owner: Row<'users'>, at: Date): Talk {
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

/** A line that somebody wrote, or what happened. All of it has been read, unless `read` says otherwise. */
export function say(talk: Talk, by: Row<'users'>, said: string | Activity, at: Date, read = true): void {
  const { id, created_by, created_with } = talk.conversation;
  talk.messages.push({
    id: newId(at),
    conversation_id: id,
    ...(typeof said === 'string'
      ? { kind: 'text', text: said }
      : { kind: 'system', ...messageColumns(said) }),
    created_by: by.id,
    created_with: by.id === created_by ? created_with : created_by,
    created_at: at,
    read_at: read ? at : null,
  });
  talk.conversation.updated_at = at;
}
