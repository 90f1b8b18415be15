/** An owner publishes, changes and removes offers. */
import { type BookingMode, bookingModes } from '@dragoman/widgets/domain/booking.ts';
import { fromParts } from '@dragoman/widgets/domain/units.ts';
import type { Config } from '#backend/config.ts';
import { refusePrice } from '#backend/platform/agreed-price.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { notFound, wrong } from '#backend/platform/errors.ts';
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
    const owned = {
      ...offer,
      ...turnaroundOf(offer),
      owner_id,
      languages,
      text_language,
      translations,
      created_at: at,
    };
    return offers.publish(trx, owned);
  });
}

/** The owner changes an offer, pauses or resumes it. Tasks keep what was agreed when they were booked. `price` is in euros. */
export function editOffer(
  { db }: Pick<Services, 'db'>,
  owner: string,
  id: number,
  { price, ...change }: offers.OfferChange & { price?: number | undefined },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { offer, at } = await lockRows(trx, owner, { users: [owner], offer: id });
    if (!offer || offer.deleted_at) throw notFound('offer');
    const translations = inOtherLanguages(
      change.translations ?? offer.translations,
      change.text_language ?? offer.text_language,
    );
    const languages = change.languages && [...new Set(change.languages)];
    const { type = offer.type, unit = offer.unit, turnaround_hours } = change;
    refusePrice({ category: type, unit, price: price ?? fromParts(offer.price_parts) });
    const turnaround = turnaroundOf({ type, turnaround_hours });
    await offers.edit(trx, offer, { ...change, ...turnaround, languages, translations }, at);
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

/** Nobody can pay first where nothing is paid at the marketplace. */
export function refusePayFirst(
  { booking }: { booking?: BookingMode | undefined },
  { paymentPolicy }: Pick<Config, 'paymentPolicy'>,
): void {
  if (booking !== 'pay-first' || paymentPolicy !== 'off') return;
  const words = bookingModes.filter((mode) => mode !== 'pay-first').join(', ');
  throw wrong('booking', { rule: 'word', words });
}

/** A call is no work that takes its time until a deadline. */
const turnaroundOf = ({ type, turnaround_hours }: Pick<offers.NewOffer, 'type' | 'turnaround_hours'>) => ({
  turnaround_hours: type === 'call' ? 0 : turnaround_hours,
});

/** Without a translation into the language of the text itself, which would never be shown. */
const inOtherLanguages = <Text>(
  translations: Record<string, Text>,
  textLanguage: string | null,
): Record<string, Text> =>
  Object.fromEntries(Object.entries(translations).filter(([code]) => code !== textLanguage));
