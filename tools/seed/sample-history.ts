/** Past bookings of the sample offers, finished and reviewed. Each rating on a card comes from one of them. */
import { fromParts, totalCents } from '@dragoman/widgets/domain/units.ts';
import { type Activity, divide } from '@dragoman/widgets/server';
import { type Kinds, newObjectId, rowOf, seconds } from '#backend/features/money/stand-in/objects.ts';
import { fullName, messageColumns } from '#backend/features/notifications/activities.ts';
import { demoPartner } from '#backend/features/partners/registered-partners.ts';
import { instantOf } from '#backend/features/tasks/booking-time.ts';
import { newId } from '#backend/platform/database/ids.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { insert, insertTasks, type Row } from './bulk.queries.ts';
import { day, type PlacedOffer } from './sample-offers.ts';

interface SampleConversation {
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
  const { unit = 'hour', minimum_cents = null } = offer;
  const quantity = { hour: 1, word: 1200, page: 3, fixed: 1 }[unit];
  const minimum = minimum_cents === null ? null : minimum_cents / 100;
  return {
    offer_id: offer.id,
    request_id: null,
    customer_id: customer.id,
    owner_id: offer.owner.id,
    conversation_id: thread.conversation.id,
    title: offer.title,
    type: offer.type,
    languages: offer.languages,
    price_parts: offer.price_parts,
    unit,
    quantity,
    minimum_cents,
    details: 'As discussed. The papers are attached to our conversation.',
    ...plan,
    starts_at: instantOf(plan),
    status: 'finished',
    total_cents: totalCents({ price: fromParts(offer.price_parts), quantity, minimum }),
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

/** Sample reviews, good and bad. The ratings on the cards are their mean. */
export const reviews: [number, string][] = [
  [5, 'Accepted at the registry office without a single question. Scan the same evening.'],
  [5, 'Calm on the phone when I was not. Would book again tomorrow.'],
  [4, 'Very good work. One name was spelled two ways, corrected within the hour.'],
  [5, 'She noticed a mistake in the original and told us before the deadline. Worth every euro.'],
  [4, 'Friendly and precise. The second call started ten minutes late.'],
  [5, 'Our technicians asked whether a colleague had written it. Higher praise does not exist here.'],
  [3, 'The translation is fine, but I had to ask twice when it would be ready.'],
  [5, 'Explained every form before translating it. My mother finally understands her own papers.'],
  [5, 'Fast, clear price, no surprises.'],
  [4, 'Good texts. We shortened two headlines ourselves.'],
  [5, 'Third booking, same quality. The glossary alone saves us hours.'],
  [5, 'Interpreted two hours without losing the thread, and made both sides laugh once.'],
  [2, 'Correct, but delivered a day late, and our appointment had to move.'],
  [5, 'Found the right tone for a difficult letter.'],
  [4, 'Solid work at a fair price. Communication mostly in the evening.'],
  [5, 'The notary thanked her at the end. That tells you everything.'],
  [5, 'Understood the machine better than our own manual did.'],
  [3, 'Content right, layout needed some repair.'],
  [5, 'Answered on a Sunday because the flight was on Monday.'],
  [4, 'Would have liked a short call first; the result is good all the same.'],
];

/** In percent, as by default. */
const feePercent = 10;

/**
 * What was paid for the finished sample tasks: held for a day or two, then released to the owner, less the fee. The
 * owners have no account for payouts yet, so that their money is available. The stand-in knows the charges.
 */
export async function payForFinished(trx: Transaction, tasks: Row<'tasks'>[], ids: number[]): Promise<void> {
  const rows = tasks.map((task, index) => paid(task, ids[index] as number));
  await insert(
    trx,
    'payments',
    rows.map(({ payment }) => payment),
  );
  await insert(
    trx,
    'transfers',
    rows.map(({ transfer }) => transfer),
  );
  await insert(
    trx,
    'ledger_transactions',
    rows.flatMap(({ transactions }) => transactions),
  );
  await insert(
    trx,
    'ledger_entries',
    rows.flatMap(({ entries }) => entries),
  );
  await insert(
    trx,
    'stand_in_objects',
    rows.flatMap(({ objects }) => objects),
  );
}

function paid({ customer_id, owner_id, total_cents, updated_at }: Row<'tasks'>, task_id: number) {
  const settled_at = updated_at as Date;
  const paid_at = new Date(settled_at.getTime() - 1.8 * day);
  const { net, fee } = divide(total_cents, 100, feePercent);
  const [id, payment_intent, charge] = [newId(paid_at), newObjectId('pi'), newObjectId('ch')];
  const payment: Row<'payments'> = {
    id,
    task_id,
    customer_id,
    amount_cents: total_cents,
    fee_percent: feePercent,
    status: 'settled',
    session_id: null,
    url: null,
    payment_intent,
    charge,
    receipt_url: null,
    owner_cents: net,
    fee_cents: fee,
    refunded_cents: 0,
    bank_dispute: null,
    created_at: paid_at,
    paid_at,
    settled_at,
  };
  const booked = { payment_id: id, task_id, cause: id };
  const [capture, release] = [newId(paid_at), newId(settled_at)];
  const transactions: Row<'ledger_transactions'>[] = [
    { ...booked, id: capture, kind: 'capture', created_at: paid_at },
    { ...booked, id: release, kind: 'release', created_at: settled_at },
  ];
  const entries: Row<'ledger_entries'>[] = [
    { transaction_id: capture, account: 'provider', amount_cents: total_cents },
    { transaction_id: capture, account: 'held', amount_cents: -total_cents },
    { transaction_id: release, account: 'held', amount_cents: total_cents },
    { transaction_id: release, account: 'owner', amount_cents: -net },
    { transaction_id: release, account: 'fee', amount_cents: -fee },
  ];
  const transfer: Row<'transfers'> = {
    ...{ id: newId(settled_at), payment_id: id, owner_id, amount_cents: net, status: 'available' },
    ...{ provider_id: null, reason: null, created_at: settled_at, done_at: null },
  };
  const shared = {
    amount: total_cents,
    currency: 'eur',
    created: seconds(paid_at),
    livemode: false,
    metadata: { task_id: String(task_id), payment_id: id },
    transfer_group: null,
  } as const;
  const intent: Kinds['payment_intent'] = {
    ...{ ...shared, id: payment_intent, object: 'payment_intent' },
    ...{ latest_charge: charge, status: 'succeeded' },
  };
  const charged: Kinds['charge'] = {
    ...{ ...shared, id: charge, object: 'charge', amount_refunded: 0, paid: true, payment_intent },
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    ...{ receipt_url: '', refunded: false, status: 'succeeded' },
  };
  const objects = [rowOf('payment_intent', intent, paid_at), rowOf('charge', charged, paid_at)];
  return { payment, transfer, transactions, entries, objects };
}
