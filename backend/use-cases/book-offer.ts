/** A customer books an offer. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName } from '#backend/domain/activity.ts';
import { type Plan, refusePast } from '#backend/domain/booking-time.ts';
import { conflict } from '#backend/domain/errors.ts';
import type { StoredFile } from '#backend/repositories/documents.ts';
import type { OfferRow } from '#backend/repositories/offers.ts';
import type { Services } from '#backend/services.ts';
import { countPartner } from './count-partner.ts';
import { createTask } from './create-task.ts';

export interface Booking {
  customer: User;
  offer: OfferRow;
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
    refusePast(plan, services.now());
    if (!offer.active) throw conflict('offer-closed');
    if (partner) await countPartner(inside, [{ partner, campaign, page, bookings: 1 }]);
    const { id, users_id: owner, title, type, languages, price_cents } = offer;
    const person = fullName(customer);
    return createTask(inside, {
      actor: customer,
      other: owner,
      task: {
        ...plan,
        offer_id: id,
        request_id: null,
        customer_id: customer.id,
        owner_id: owner,
        title,
        type,
        languages,
        price_cents,
        details,
        partner: partner || null,
        campaign: campaign || null,
      },
      message: { code: 'booked-for', person, title, ...plan },
      notification: { code: 'booked', person, title },
      files,
    });
  });
}
