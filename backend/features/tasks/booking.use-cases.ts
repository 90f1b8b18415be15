/** A task begins. */

import { limits } from '@dragoman/widgets/domain/limits.ts';
import type { OfferAsRead } from '@dragoman/widgets/domain/offer.ts';
import { hoursOf, quantities } from '@dragoman/widgets/domain/units.ts';
import type { Activity } from '@dragoman/widgets/server';
import type { Config } from '#backend/config.ts';
import * as availabilities from '#backend/features/availability/queries.ts';
import { refuseTakenTime } from '#backend/features/availability/use-cases.ts';
import * as conversations from '#backend/features/chat/conversations.queries.ts';
import * as messages from '#backend/features/chat/messages.queries.ts';
import * as documents from '#backend/features/documents/queries.ts';
import { storeDocuments } from '#backend/features/documents/storage.use-cases.ts';
import { agreedVersion } from '#backend/features/legal/use-cases.ts';
import {
  fullName,
  messageColumns,
  taskAddress,
  titleOf,
} from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { modeOf, termsOf } from '#backend/features/offers/offer-terms.ts';
import * as offers from '#backend/features/offers/queries.ts';
import { countPartner, isOwnMember } from '#backend/features/partners/counts.use-cases.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import { pageOriginOf } from '#backend/features/partners/origins.use-cases.ts';
import { refuseDealing } from '#backend/features/people/dealings.use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { partiesOf } from '#backend/features/people/task-parties.queries.ts';
import { payableTotal, refuseQuantity } from '#backend/platform/agreed-price.ts';
import { isAsRead } from '#backend/platform/as-read.ts';
import { type Locked, type LockedOffer, lockRows } from '#backend/platform/database/locks.ts';
import type { Task, User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import {
  conflict,
  missing,
  notFound,
  offerChanged,
  tooManyUnpaid,
  tooSoon,
  wrong,
} from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import { bookableStart, type Plan, zoneOf } from './booking-time.ts';
import { payFirstUntil, payUntilOf, scheduleEnds } from './deadlines.ts';
import * as tasks from './queries.ts';

export interface Booking {
  customer: User;
  /** The origin of the partner's page whose token the call had. */
  madeOn: string | null;
  offer: Pick<offers.OfferRow, 'id' | 'users_id'>;
  /** What the customer has read of the offer. */
  read: OfferAsRead;
  /** The offer as the customer is shown it, where it is not what they have read. */
  show(offer: offers.OfferRow): object;
  details: string;
  plan: Plan;
  /** In the offer's unit. `hours` is another name of it where that is an hour. */
  quantity?: number | undefined;
  hours?: number | undefined;
  /** The host page's own reference. */
  reference?: string | undefined;
  files: documents.StoredFile[];
  /** The partner whose page the booking was made on. */
  partner?: string | undefined;
  campaign?: string | undefined;
  page?: string | undefined;
}

const hourMs = 60 * 60 * 1000;

/**
 * A customer books an offer: a task begins, in the conversation of the two. What is paid first is between the customer and
 * us until then.
 */
export function bookOffer(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now' | 'legalTexts'>,
  {
    customer,
    madeOn,
    offer: { id: offerId, users_id: owner },
    read,
    show,
    details,
    plan,
    files,
    ...more
  }: Booking,
): Promise<Task> {
  const { partner, campaign, page = '', reference } = more;
  const { answerHours } = services.config;
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, customer.id, { users: [customer.id, owner], offer: offerId });
    const now = services.now();
    const start = bookableStart(plan, now);
    if (locked.offer?.deleted_at) throw notFound('offer');
    await refuseDealing(trx, locked, { from: customer.id, to: owner, gone: conflict('offer-closed') });
    if (!locked.offer?.active) throw conflict('offer-closed');
    if (!isAsRead(termsOf(locked.offer, services.config), read)) {
      const offer = await offers.find(trx, offerId);
      throw offer ? offerChanged(show(offer)) : notFound('offer');
    }
    const {
      title,
      text_language,
      translations,
      type,
      languages,
      price_parts,
      unit,
      minimum_cents,
      turnaround_hours,
      cancellation,
    } = locked.offer;
    const booking = modeOf(locked.offer, services.config);
    const isPaidFirst = booking === 'pay-first';
    const times = type === 'call' ? await availabilities.of(trx, owner) : undefined;
    const quantity = bookedQuantity(more, locked.offer, times?.max_hours);
    const { price, minimum } = termsOf(locked.offer, services.config);
    const total_cents = payableTotal({ price, quantity, minimum });
    refuseTooSoon(start, { now, turnaroundHours: turnaround_hours });
    await refuseManyWaiting(trx, customer.id, owner, { config: services.config, at: now });
    const hours = hoursOf({ unit, quantity });
    if (times) await refuseTakenTime(trx, times, { owner, start, hours, now, timeZone: zoneOf(plan) });
    const answerUntil = new Date(locked.at.getTime() + answerHours * hourMs);
    const payUntil = isPaidFirst
      ? payFirstUntil(locked.at, { starts_at: start })
      : payUntilOf({ starts_at: start }, services.config, locked.at);
    const conversation_id = await conversations.start(trx, customer.id, owner, locked);
    const task = await tasks.add(
      trx,
      {
        offer_id: offerId,
        request_id: null,
        customer_id: customer.id,
        owner_id: owner,
        conversation_id,
        title,
        text_language,
        translations: JSON.stringify(titlesOf(translations)),
        type,
        languages,
        price_parts,
        unit,
        quantity,
        minimum_cents,
        details,
        ...plan,
        starts_at: start,
        total_cents,
        reference: reference || null,
        booking,
        cancellation,
        answer_until: booking === 'on-request' ? answerUntil : null,
        pay_until: booking === 'on-request' ? null : payUntil,
        announced: !isPaidFirst,
        partner: partner || null,
        campaign: campaign || null,
        by_member: partner ? await isOwnMember({ ...services, db: trx }, partner, customer.id) : false,
        page_origin: (partner && pageOriginOf(page)) || null,
        made_on: madeOn,
        terms_version: agreedVersion(services, customer),
      },
      locked,
    );
    if (task.answer_until) await enqueue(trx, 'decline-booking', { task: task.id }, task.answer_until);
    else await scheduleEnds(trx, task, locked.at);
    if (isPaidFirst) {
      const stored = { task_id: task.id, message_id: null, uploaded_by: customer.id };
      await storeDocuments(trx, services.config, files, stored, locked);
      await notify(trx, services.bus, locked, {
        task: { id: task.id, status: task.status, people: partiesOf(task) },
      });
      return task;
    }
    const person = fullName(customer);
    await reportBooking(trx, services, locked, {
      task,
      actor: customer.id,
      other: owner,
      files,
      message: {
        code: task.answer_until ? 'booking-requested-for' : 'booked-for',
        ...titleOf(task),
        person,
        ...plan,
      },
      notification: { code: task.answer_until ? 'booking-requested' : 'booked', ...titleOf(task), person },
    });
    await reportToPartner(trx, services, locked, { task, page });
    return task;
  });
}

/**
 * A booking that is paid first is paid: from now on it is one like any other, and everybody is told. Part of the
 * transaction of a use case, which has locked the task and both parties.
 */
export async function announceBooking(
  trx: Transaction,
  services: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  { id, customer_id, owner_id }: Task,
): Promise<Task> {
  const task = await tasks.announce(trx, id, locked.at);
  const customer = await users.find(trx, customer_id);
  const person = customer ? fullName(customer) : '';
  const { date, time, timezone } = task;
  await scheduleEnds(trx, { ...task, pay_until: null }, locked.at);
  await reportBooking(trx, services, locked, {
    task,
    actor: customer_id,
    other: owner_id,
    message: { code: 'booked-for', ...titleOf(task), person, date, time, timezone },
    notification: { code: 'booked', ...titleOf(task), person },
  });
  await reportToPartner(trx, services, locked, { task, page: task.page_origin ?? '' });
  return task;
}

async function reportToPartner(
  trx: Transaction,
  { config }: Pick<Services, 'config'>,
  locked: Locked,
  { task, page }: { task: Task; page: string },
): Promise<void> {
  const { partner, campaign } = task;
  await queueWebhooks(trx, locked, 'booking.created', task);
  if (!partner) return;
  const counts = [{ partner, campaign: campaign ?? undefined, page, bookings: 1 }];
  await countPartner({ db: trx, config, now: () => locked.at }, counts);
}

/** The rest of an offer's translations stays with the offer: nobody reads it on a task. */
const titlesOf = (translations: LockedOffer['translations']) =>
  Object.fromEntries(Object.entries(translations).map(([code, { title }]) => [code, { title }]));

/** How much of the offer's unit a booking is for. Who knows no units sends hours, of which an offer by another unit has none. */
function bookedQuantity(
  { quantity, hours }: Pick<Booking, 'quantity' | 'hours'>,
  { unit, type: category }: Pick<LockedOffer, 'unit' | 'type'>,
  callHours: number | undefined,
): number {
  if (unit === 'hour' && quantity !== undefined && hours !== undefined && quantity !== hours)
    throw wrong('hours', { rule: 'as-quantity' });
  const isNamedHours = hours !== undefined && quantity === undefined;
  if (isNamedHours && hours !== 1 && (unit === 'word' || unit === 'page'))
    throw missing('quantity', { rule: 'whole', ...quantities[unit] });
  const booked = quantity ?? hours ?? 1;
  refuseQuantity(booked, { unit, category, callHours, field: isNamedHours ? 'hours' : 'quantity' });
  return booked;
}

const minuteMs = 60 * 1000;

/** The owner wants so much time until the deadline. */
export function refuseTooSoon(
  start: Date,
  { now, turnaroundHours }: { now: Date; turnaroundHours: number },
): void {
  const earliest = now.getTime() + turnaroundHours * hourMs;
  if (start.getTime() >= earliest) return;
  // People name whole minutes.
  throw tooSoon(new Date(Math.ceil(earliest / minuteMs) * minuteMs), turnaroundHours);
}

/**
 * Whoever neither pays nor is answered cannot block the time of others without end. Part of the transaction of a use
 * case, which has locked the customer: of two bookings at once one comes second.
 */
export async function refuseManyWaiting(
  trx: Transaction,
  customer: string,
  owner: string,
  { config: { paymentPolicy }, at }: { config: Pick<Config, 'paymentPolicy'>; at: Date },
): Promise<void> {
  const waiting = await tasks.waitingOf(trx, customer, { isPaidHere: paymentPolicy !== 'off', at });
  const withOwner = waiting.filter(({ owner_id }) => owner_id === owner);
  const inTheWay =
    withOwner.length >= limits.waitingWithOwner ? withOwner : waiting.length >= limits.waiting ? waiting : [];
  if (inTheWay.length === 0) return;
  const bookings = inTheWay.map(({ id, title }) => ({ id, title }));
  throw tooManyUnpaid(bookings, { least: limits.waitingWithOwner, most: limits.waiting });
}

export interface NewTask {
  task: Task;
  /** Who made the task: the customer who booked or accepted. */
  actor: string;
  /** The other party, who gets the notification. */
  other: string;
  message: Activity;
  notification: Activity;
  files?: documents.StoredFile[];
}

/**
 * Reports a new task to both parties: the first message of its conversation, with files, a notification for the
 * one, and a confirmation by mail for the other. Part of the transaction of a use case, which has locked both.
 */
export async function reportBooking(
  trx: Transaction,
  { bus, config }: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  { task, actor, other, message: text, notification, files = [] }: NewTask,
): Promise<void> {
  const { id, status, conversation_id } = task;
  const message = await messages.add(
    trx,
    {
      conversation_id,
      kind: 'system',
      ...messageColumns(text),
      url: taskAddress(task),
      created_by: actor,
      created_with: other,
    },
    locked,
  );
  const sent = { task_id: id, message_id: message.id, uploaded_by: actor };
  const owner = await users.find(trx, other);
  const quote = { text: task.details, by: notification.person ?? null };
  await notify(trx, bus, locked, {
    message,
    documents:
      task.booking === 'pay-first'
        ? await documents.attach(trx, sent)
        : await storeDocuments(trx, config, files, sent, locked),
    task: { id, status, people: [actor, other] },
    activities: [{ to: other, by: actor, ...notification, about: id, mail: { quote } }],
    mails: [
      {
        to: actor,
        by: other,
        code: status === 'requested' ? 'booking-sent' : 'booking-confirmed',
        ...titleOf(task),
        person: owner ? fullName(owner) : '',
        about: id,
        mail: { quote },
      },
    ],
  });
}
