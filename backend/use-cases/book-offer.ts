/** A customer books an offer: a task begins, in the conversation of the two. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName } from '#backend/domain/activity.ts';
import { type Plan, refusePast } from '#backend/domain/booking-time.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import type { StoredFile } from '#backend/repositories/documents.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { countPartner } from './count-partner.ts';
import { lockRows } from './lock-rows.ts';
import { reportBooking } from './report-booking.ts';

export interface Booking {
  customer: User;
  offer: Pick<offers.OfferRow, 'id' | 'users_id'>;
  details: string;
  plan: Plan;
  files: StoredFile[];
  /** The partner whose page the booking was made on. */
  partner?: string | undefined;
  campaign?: string | undefined;
  page?: string | undefined;
}

export function bookOffer(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { customer, offer: { id: offerId, users_id: owner }, details, plan, files, ...credit }: Booking,
): Promise<{ id: number; conversation_id: string }> {
  const { partner, campaign, page = '' } = credit;
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, customer.id, { users: [customer.id, owner], offer: offerId });
    refusePast(plan, services.now());
    // A removed account's offers are not active.
    if (!locked.offer?.active) throw conflict('offer-closed');
    const { title, type, languages, price_cents } = locked.offer;
    const conversation_id = await conversations.start(trx, customer.id, owner, locked);
    const task = {
      ...{ offer_id: offerId, request_id: null, customer_id: customer.id, owner_id: owner },
      ...{ conversation_id, title, type, languages, price_cents, details, ...plan },
      ...{ partner: partner || null, campaign: campaign || null },
    };
    const id = await tasks.accept(trx, task, locked);
    await offers.countBooking(trx, offerId);
    const person = fullName(customer);
    await reportBooking(trx, services.bus, locked, {
      ...{ id, conversation_id, actor: customer.id, other: owner, files },
      message: { code: 'booked-for', person, title, ...plan },
      notification: { code: 'booked', person, title },
    });
    const counts = [{ partner: partner ?? '', campaign, page, bookings: 1 }];
    if (partner) await countPartner({ ...services, db: trx }, counts);
    return { id, conversation_id };
  });
}
