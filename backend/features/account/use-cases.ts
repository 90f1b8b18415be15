/** A person changes their profile, or gets a copy of all data about them. */
import { countMail, queueMail } from '#backend/features/mail/use-cases.ts';
import { fullName } from '#backend/features/notifications/activities.ts';
import * as offerWords from '#backend/features/offers/words.queries.ts';
import * as users from '#backend/features/people/queries.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { refusedSignIn } from '#backend/platform/errors.ts';
import { pictureAddress, pictureKey, toAvatar } from '#backend/platform/files/pictures.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import { refuseUnknownZone } from '#backend/platform/wall-clock.ts';
import type { Services } from '#backend/services.ts';
import * as personalData from './queries.ts';

/** A person changes their profile. The search finds their offers by the new name. */
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

/**
 * A person replaces their picture. Returns the picture's path. The new file is stored before the row changes, the
 * earlier one removed after it.
 */
export async function setPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  user: User,
  upload: Buffer,
): Promise<string> {
  const key = `avatars/${newId()}.webp`;
  const image = pictureAddress(key);
  await storage.save(key, await toAvatar(upload, user.id));
  const replaced = await inTransaction(db, (trx) => users.replacePicture(trx, user.id, image)).catch(
    async (error: unknown) => {
      await storage.remove(key);
      throw error;
    },
  );
  if (!replaced) {
    await storage.remove(key);
    throw refusedSignIn('sign-in-needed');
  }
  if (replaced.previous) await storage.remove(pictureKey(replaced.previous));
  return image;
}

const hour = 60 * 60 * 1000;

/** A person gets a copy of all data about them, and a mail that says so. */
export function exportData({ db, now }: Pick<Services, 'db' | 'now'>, { user, source }: Caller) {
  return inTransaction(db, async (trx) => {
    const at = now();
    const content = { about: 'data-exported', path: '/Settings' } as const;
    if ((await countMail(trx, `export ${user.id}`, { most: 1, within: hour, at })) === 0)
      await queueMail(trx, { to: user, topic: 'security', content, at });
    await auditEvents.record(trx, source, { action: 'export-data', actor: user.id, subject: user.id });
    return personalData.collect(trx, user.id);
  });
}
