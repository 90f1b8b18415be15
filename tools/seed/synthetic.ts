/** Thousands of offers for load tests and long lists, computed from their number: every run creates the same ones. */
import { toParts } from '@dragoman/widgets/domain/units.ts';
import { type Category, categories } from '@dragoman/widgets/server';
import { hashPassword } from '#backend/features/identity/passwords.ts';
import * as offers from '#backend/features/offers/queries.ts';
import { newToken } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { type Db, inTransaction } from '#backend/platform/database/transaction.ts';
import { insert, ownerIds } from './bulk.queries.ts';

const batch = 2000;
const offersEach = 40;

export async function seedSynthetic(
  db: Db,
  count: number,
  now: Date,
  progress: (done: number) => void,
): Promise<void> {
  const owners = await syntheticOwners(db, Math.max(1, Math.ceil(count / offersEach)), now);
  let [started, done] = [0, 0];
  const work = async () => {
    while (started < count) {
      const first = started;
      const size = Math.min(batch, count - first);
      started += size;
      const fresh = Array.from({ length: size }, (_, index) => synthetic(first + index, owners, now));
      await inTransaction(db, (trx) => offers.publishAll(trx, fresh));
      done += size;
      progress(done);
    }
  };
  // Two workers: one computes a batch while the database writes the other.
  await Promise.all([work(), work()]);
  await offers.vacuum(db);
}

/** The owners of earlier runs and the missing ones. Their password is random and forgotten: no one can sign in. */
async function syntheticOwners(db: Db, needed: number, now: Date): Promise<string[]> {
  const known = await ownerIds(db, 'synthetic%@sample.test');
  const password_hash = await hashPassword(newToken());
  const fresh = Array.from({ length: Math.max(0, needed - known.length) }, (_, index) => {
    const number = known.length + index + 1;
    const email = `synthetic${number}@sample.test`;
    const user_language = pick(languageCodes, number);
    return {
      id: newId(),
      email,
      email_key: email,
      password_hash,
      firstname: pick(firstNames, number * 7),
      lastname: `${pick(lastNames, number * 3)} ${number}`,
      phonenumber: '',
      address: '',
      languages: [user_language],
      user_language,
      image: null,
      about: null,
      created_at: now,
      deleted_at: null,
    };
  });
  await inTransaction(db, (trx) => insert(trx, 'users', fresh));
  return [...known, ...fresh.map(({ id }) => id)].slice(0, needed);
}

function synthetic(number: number, owners: string[], now: Date): offers.NewOffer {
  const chance = (salt: number) => scatter(number * 31 + salt);
  const type = pick<Category>(categories, number);
  const count = 2 + (chance(1) % 3);
  const languages = [...new Set(Array.from({ length: count }, (_, index) => skewed(chance(index + 2))))];
  const subject = pick(subjects[type], chance(8));
  return {
    owner_id: owners[number % owners.length] as string,
    title: `${subject}, ${languages.map((code) => code.toUpperCase()).join(' and ')}`,
    description: `${subject}: ${pick(promises, chance(9))} ${pick(promises, chance(10))}`,
    type,
    price_parts: toParts(20 + (chance(11) % 100)),
    languages,
    text_language: null,
    created_at: now,
  };
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** A deterministic hash: neighbouring numbers get distant results. */
function scatter(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A few languages are frequent and most are rare. */
const skewed = (number: number): string =>
  pick(languageCodes, Math.floor(languageCodes.length * ((number % 1000) / 1000) ** 2));

const languageCodes =
  'en de fr es ar tr pl ru uk it pt zh nl ja ko fa hi ro hu vi el cs sv he sr bg hr da fi'.split(' ');
const firstNames =
  'Alma Boris Chidi Dalia Emre Freya Goran Hiroko Ivan Jamila Kenji Lena Marek Noor Otto'.split(' ');
const lastNames = 'Adler Bakker Castro Demir Eriksen Ferrari Gupta Horvat Ito Jansen Kowal Lopez'.split(' ');
const subjects = {
  document: ['Certificates', 'Contracts', 'School reports', 'Medical findings', 'Court files', 'Manuals'],
  call: ['Calls with offices', 'Doctor’s appointments', 'Sales talks', 'Parents’ evenings', 'Hearings'],
  translation: ['Websites', 'Presentations', 'App texts', 'Brochures', 'Subtitles', 'Articles'],
};
const promises = [
  'Ready in three days.',
  'Terms checked twice.',
  'A short call first, if you like.',
  'Sworn on request.',
];
