/** The owner changes an offer, pauses or resumes it. Tasks keep what was agreed when they were booked. */
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import { inOtherLanguages } from '#backend/domain/translations.ts';
import * as offerChanges from '#backend/repositories/offer-changes.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

export function editOffer(
  { db }: Pick<Services, 'db'>,
  owner: string,
  id: number,
  change: offerChanges.OfferChange,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { offer, at } = await lockRows(trx, owner, { users: [owner], offer: id });
    if (!offer || offer.deleted_at) throw notFound('offer');
    const languages = change.languages && [...new Set(change.languages)];
    const translations = inOtherLanguages(
      change.translations ?? offer.translations,
      change.text_language ?? offer.text_language,
    );
    const changed = { ...change, ...(languages && { languages }), translations };
    await offerChanges.edit(trx, offer, changed, at);
  });
}
