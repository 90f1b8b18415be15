/** The sample data of a first start: users, offers, and a history of bookings, messages and reviews. */
import type { Category } from '@dragoman/widgets/server';
import { type Db, inTransaction, isDuplicate } from '#backend/database/transaction.ts';
import type { Storage } from '#backend/files/storage.ts';
import { hasPeople, insert } from '#backend/repositories/bulk.ts';
import * as offers from '#backend/repositories/offers.ts';
import { customers } from './customers.ts';
import { callOffers } from './offers-call.ts';
import { documentOffers } from './offers-document.ts';
import { translationOffers } from './offers-translation.ts';
import { day, type PlacedOffer } from './placed-offer.ts';
import { askForHelp } from './requests.ts';
import { bookBetweenDemoAccounts } from './sample-demo.ts';
import { rateOffers } from './sample-history.ts';
import type { SampleOffer } from './sample-offer.ts';
import { countForPartner } from './sample-partner.ts';
import { samplePeople } from './sample-people.ts';
import { textsOf } from './sample-texts.ts';

/** Does nothing if there are users. */
export async function seedDemo(db: Db, storage: Storage, now: Date): Promise<void> {
  if (await hasPeople(db)) return;
  const people = await samplePeople(storage, new Date(now.getTime() - 400 * day));
  const person = (key: string) => people.get(key) as NonNullable<ReturnType<typeof people.get>>;
  try {
    await inTransaction(db, async (trx) => {
      await insert(trx, 'users', [...people.values()]);
      const samples = mixed();
      const fresh = samples.map(([type, [key, title, description, price, languages]], index) => ({
        owner_id: person(key).id,
        ...textsOf(title, description, person(key).user_language),
        type,
        price_cents: price * 100,
        languages: languages.split(' '),
        created_at: new Date(now.getTime() - (samples.length - index) * 4 * day),
      }));
      const ids = await offers.publishAll(trx, fresh);
      const placed: PlacedOffer[] = fresh.map((offer, index) => {
        const [, [key, , , , , ratings]] = samples[index] as [Category, SampleOffer];
        return { ...offer, id: ids[index] as number, owner: person(key), ratings };
      });
      const own = placed.filter(({ owner }) => owner === person('translator'));
      // First, so that the tests know the addresses of these tasks.
      await bookBetweenDemoAccounts(trx, person('customer'), own, now);
      const booked = await rateOffers(
        trx,
        placed,
        customers.map(({ key }) => person(key)),
        now,
      );
      await askForHelp(trx, person, now);
      await countForPartner(trx, booked, now);
      await offers.recountAll(trx);
    });
  } catch (error) {
    // Another process that started at the same time has inserted the sample data.
    if (!isDuplicate(error)) throw error;
  }
}

/** Alternates the three categories, so that the newest offers have all of them. */
function mixed(): [Category, SampleOffer][] {
  const lists = { document: documentOffers, call: callOffers, translation: translationOffers };
  const longest = Math.max(...Object.values(lists).map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    (Object.entries(lists) as [Category, SampleOffer[]][]).flatMap(
      ([type, list]): [Category, SampleOffer][] => {
        const sample = list[index];
        return sample ? [[type, sample]] : [];
      },
    ),
  ).flat();
}
