/** A person gives a passkey another name. */
import type { Caller } from '#backend/auth/caller.ts';
import type { Passkey } from '#backend/database/tables.ts';
import { notFound } from '#backend/domain/errors.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import type { Services } from '#backend/services.ts';

export async function renamePasskey(
  { db }: Pick<Services, 'db'>,
  { user }: Caller,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const renamed = await passkeys.rename(db, user.id, id, name);
  if (!renamed) throw notFound('passkey');
  return renamed;
}
