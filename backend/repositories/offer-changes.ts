/** Editing, pausing and deleting offers, with the words and language pairs that lists find them by. */
import { sql } from 'kysely';
import type { Booking, OfferText } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import * as offerWords from './offer-words.ts';
import type { LockedOffer, NewOffer } from './offers.ts';

export interface OfferChange
  extends Partial<Pick<NewOffer, 'title' | 'description' | 'type' | 'price_cents' | 'languages'>> {
  text_language?: string | undefined;
  booking?: Booking | undefined;
  translations?: Record<string, OfferText> | undefined;
  active?: boolean | undefined;
}

/** Of an offer under its lock, and that of its owner. */
export async function edit(
  trx: Transaction,
  locked: LockedOffer,
  change: OfferChange,
  changed_at: Date,
): Promise<void> {
  const { translations, ...columns } = change;
  await trx
    .updateTable('offers')
    .set({ ...columns, changed_at, translations: translations && JSON.stringify(translations) })
    .where('id', '=', locked.id)
    .execute();
  await offerWords.refresh(trx, locked.owner_id, locked.id);
  await rewritePairs(trx, locked.id);
}

/** Its tasks and reviews stay, so its row does too. */
export async function remove(trx: Transaction, id: number, deleted_at: Date): Promise<void> {
  await trx.updateTable('offers').set({ active: false, deleted_at }).where('id', '=', id).execute();
  await rewritePairs(trx, id);
}

/** Only active offers have pairs. */
async function rewritePairs(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('offer_language_pairs').where('offer_id', '=', id).execute();
  await sql`
    insert into offer_language_pairs (lang_a, lang_b, type, offer_id, popularity, price_cents, rating_rank)
    select distinct lang_a, lang_b, type, id, popularity, price_cents, rating_rank
    from offers, unnest(languages) as lang_a, unnest(languages) as lang_b
    where id = ${id} and active and lang_a <= lang_b`.execute(trx);
}
