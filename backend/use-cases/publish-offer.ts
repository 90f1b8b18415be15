/** A translator publishes an offer. */
import { inTransaction } from '#backend/database/transaction.ts';
import * as offers from '#backend/repositories/offers.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the offer's id. */
export function publishOffer(
  { db }: Pick<Services, 'db'>,
  offer: Omit<offers.NewOffer, 'created_at'>,
): Promise<number> {
  const languages = [...new Set(offer.languages)];
  return inTransaction(db, async (trx) => {
    const { at } = await lockRows(trx, offer.owner_id, { users: [offer.owner_id] });
    return offers.publish(trx, { ...offer, languages, created_at: at });
  });
}
