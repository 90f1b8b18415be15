/** A translator publishes an offer. */
import { inTransaction } from '#backend/database/transaction.ts';
import * as offers from '#backend/repositories/offers.ts';
import type { Services } from '#backend/services.ts';

/** Returns the offer's id. */
export function publishOffer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  offer: Omit<offers.NewOffer, 'created_at'>,
): Promise<number> {
  const languages = [...new Set(offer.languages)];
  return inTransaction(db, (trx) => offers.publish(trx, { ...offer, languages, created_at: now() }));
}
