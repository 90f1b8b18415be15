/** A translator publishes an offer. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { inOtherLanguages } from '#backend/domain/translations.ts';
import * as offers from '#backend/repositories/offers.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the offer's id. */
export function publishOffer(
  { db }: Pick<Services, 'db'>,
  { id: owner_id, user_language }: Pick<User, 'id' | 'user_language'>,
  offer: Omit<offers.NewOffer, 'owner_id' | 'created_at'>,
): Promise<number> {
  const languages = [...new Set(offer.languages)];
  const text_language = offer.text_language ?? user_language;
  const translations = inOtherLanguages(offer.translations ?? {}, text_language);
  return inTransaction(db, async (trx) => {
    const { at } = await lockRows(trx, owner_id, { users: [owner_id] });
    const owned = { ...offer, owner_id, languages, text_language, translations, created_at: at };
    return offers.publish(trx, owned);
  });
}
