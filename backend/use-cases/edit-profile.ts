/** A person changes their profile. The search finds their offers by the new name. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName } from '#backend/domain/activity.ts';
import { refuseUnknownZone } from '#backend/domain/booking-time.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as offerWords from '#backend/repositories/offer-words.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

export async function editProfile(
  { db }: Pick<Services, 'db'>,
  user: User,
  { about, ...change }: users.ProfileChange,
): Promise<User> {
  if (change.timezone) refuseUnknownZone(change.timezone);
  return inTransaction(db, async (trx) => {
    await lockRows(trx, user.id, { users: [user.id] });
    const before = (await offerWords.namesOf(trx, [user.id])).get(user.id) ?? '';
    const edited = await users.update(trx, user.id, { ...change, about: about === '' ? null : about });
    if (!edited) throw refusedSignIn('sign-in-needed');
    if (fullName(edited) === before) return edited;
    await offerWords.refresh(trx, user.id);
    await offerWords.forget(trx, before);
    return edited;
  });
}
