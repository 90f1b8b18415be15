/** A person changes their profile. */
import type { User } from '#backend/database/tables.ts';
import { refuseUnknownZone } from '#backend/domain/booking-time.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

export async function editProfile(
  { db }: Pick<Services, 'db'>,
  user: User,
  { about, ...change }: Omit<users.ProfileChange, 'image'>,
): Promise<User> {
  if (change.timezone) refuseUnknownZone(change.timezone);
  return users.update(db, user.id, { ...change, about: about === '' ? null : about });
}
