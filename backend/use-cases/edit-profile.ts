/** A person changes their profile. */
import type { User } from '#backend/database/tables.ts';
import { refuseUnknownZone } from '#backend/domain/booking-time.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

export async function editProfile(
  { db }: Pick<Services, 'db'>,
  user: User,
  { about, ...change }: users.ProfileChange,
): Promise<User> {
  if (change.timezone) refuseUnknownZone(change.timezone);
  const edited = await users.update(db, user.id, { ...change, about: about === '' ? null : about });
  if (!edited) throw refusedSignIn('sign-in-needed');
  return edited;
}
