/** An owner publishes, changes and removes offers. */
import { lockRows } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import * as offers from './queries.ts';

/** A translator publishes an offer. Returns the offer's id. */
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

/** The owner changes an offer, pauses or resumes it. Tasks keep what was agreed when they were booked. */
export function editOffer(
  { db }: Pick<Services, 'db'>,
  owner: string,
  id: number,
  change: offers.OfferChange,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { offer, at } = await lockRows(trx, owner, { users: [owner], offer: id });
    if (!offer || offer.deleted_at) throw notFound('offer');
    const translations = inOtherLanguages(
      change.translations ?? offer.translations,
      change.text_language ?? offer.text_language,
    );
    const languages = change.languages && [...new Set(change.languages)];
    await offers.edit(trx, offer, { ...change, languages, translations }, at);
  });
}

/** The owner deletes an offer. Its tasks go on. Returns the number of its tasks that are not over. */
export function removeOffer({ db }: Pick<Services, 'db'>, owner: string, id: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { offer, at } = await lockRows(trx, owner, { users: [owner], offer: id });
    if (!offer || offer.deleted_at) throw notFound('offer');
    await offers.remove(trx, id, at);
    return offers.countOpenTasks(trx, id);
  });
}

/** Without a translation into the language of the text itself, which would never be shown. */
const inOtherLanguages = <Text>(
  translations: Record<string, Text>,
  textLanguage: string | null,
): Record<string, Text> =>
  Object.fromEntries(Object.entries(translations).filter(([code]) => code !== textLanguage));
