/** A customer books an offer: a task begins, in the conversation of the two. */
import { totalOf } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName } from '#backend/domain/activity.ts';
import { bookableStart, type Plan } from '#backend/domain/booking-time.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import { pageOriginOf } from '#backend/domain/origins.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import type { StoredFile } from '#backend/repositories/documents.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { countPartner } from './count-partner.ts';
import { lockRows } from './lock-rows.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { refuseTakenTime } from './refuse-taken-time.ts';
import { reportBooking } from './report-booking.ts';

export interface Booking {
  customer: User;
  offer: Pick<offers.OfferRow, 'id' | 'users_id'>;
  details: string;
  plan: Plan;
  /** In steps of half an hour. */
  hours: number;
  /** The host page's own reference. */
  reference?: string | undefined;
  files: StoredFile[];
  /** The partner whose page the booking was made on. */
  partner?: string | undefined;
  campaign?: string | undefined;
  page?: string | undefined;
}

const hourMs = 60 * 60 * 1000;

export function bookOffer(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { customer, offer: { id: offerId, users_id: owner }, details, plan, hours, files, ...more }: Booking,
): Promise<Task> {
  const { partner, campaign, page = '', reference } = more;
  const { answerHours } = services.config;
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, customer.id, { users: [customer.id, owner], offer: offerId });
    const now = services.now();
    const start = bookableStart(plan, now);
    if (locked.offer?.deleted_at) throw notFound('offer');
    // Paused, or of an account that was just removed.
    if (!locked.offer?.active) throw conflict('offer-closed');
    const { title, type, languages, price_cents, booking } = locked.offer;
    if (type === 'call') await refuseTakenTime(trx, { owner, plan, start, hours, now });
    const answerUntil = new Date(locked.at.getTime() + answerHours * hourMs);
    const conversation_id = await conversations.start(trx, customer.id, owner, locked);
    const task = await tasks.add(
      trx,
      {
        ...{ offer_id: offerId, request_id: null, customer_id: customer.id, owner_id: owner },
        ...{ conversation_id, title, type, languages, price_cents, details, ...plan },
        starts_at: start,
        ...{ hours, total_cents: totalOf(price_cents, hours), reference: reference || null },
        ...{ booking, answer_until: booking === 'on-request' ? answerUntil : null },
        ...{ partner: partner || null, campaign: campaign || null },
        page_origin: (partner && pageOriginOf(page)) || null,
      },
      locked,
    );
    if (task.answer_until) await enqueue(trx, 'decline-booking', { task: task.id }, task.answer_until);
    await offers.countBooking(trx, offerId);
    const person = fullName(customer);
    await reportBooking(trx, services.bus, locked, {
      ...{ task, actor: customer.id, other: owner, files },
      message: { code: 'booked-for', person, title, ...plan },
      notification: { code: task.answer_until ? 'booking-requested' : 'booked', person, title },
    });
    await queueWebhooks(trx, locked, 'booking.created', task);
    const counts = [{ partner: partner ?? '', campaign, page, bookings: 1 }];
    if (partner) await countPartner({ ...services, db: trx }, counts);
    return task;
  });
}
