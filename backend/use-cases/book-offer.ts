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
import { reportBooking } from './report-booking.ts';

export interface Booking {
  customer: User;
  offer: offers.OfferRow;
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
  { customer, offer, details, plan, files, partner, campaign, page = '' }: Booking,
): Promise<{ id: number; conversation_id: string }> {
  return inTransaction(services.db, async (trx) => {
    const inside = { ...services, db: trx };
    const at = services.now();
    refusePast(plan, at);
    if (!offer.active) throw conflict('offer-closed');
    if (partner) await countPartner(inside, [{ partner, campaign, page, bookings: 1 }]);
    const { users_id: owner, title, type, languages, price_cents } = offer;
    const conversation_id = await conversations.start(trx, customer.id, owner, at);
    const id = await tasks.accept(trx, {
      ...{ offer_id: offer.id, request_id: null, customer_id: customer.id, owner_id: owner },
      ...{ conversation_id, title, type, languages, price_cents, details, ...plan },
      ...{ partner: partner || null, campaign: campaign || null, created_at: at },
    });
    await offers.countBooking(trx, offer.id);
    const person = fullName(customer);
    await reportBooking(inside, {
      ...{ id, conversation_id, actor: customer.id, other: owner, files },
      message: { code: 'booked-for', person, title, ...plan },
      notification: { code: 'booked', person, title },
    });
    return { id, conversation_id };
  });
}
