/** A person replaces their picture. */
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import { toAvatar } from '#backend/files/avatars.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

/** Returns the picture's path. The new file is stored before the row changes, the earlier one removed after it. */
export async function setPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  user: User,
  upload: Buffer,
): Promise<string> {
  const key = `avatars/${newId()}.webp`;
  const image = `/uploads/${key}`;
  await storage.save(key, await toAvatar(upload));
  await users.update(db, user.id, { image });
  if (user.image?.startsWith('/uploads/')) await storage.remove(user.image.slice('/uploads/'.length));
  return image;
}
