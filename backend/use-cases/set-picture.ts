/** A person replaces their picture. */
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { pictureAddress, pictureKey, toAvatar } from '#backend/files/pictures.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

/** Returns the picture's path. The new file is stored before the row changes, the earlier one removed after it. */
export async function setPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  user: User,
  upload: Buffer,
): Promise<string> {
  const key = `avatars/${newId()}.webp`;
  const image = pictureAddress(key);
  await storage.save(key, await toAvatar(upload));
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
