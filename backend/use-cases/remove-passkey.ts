/** A person removes a passkey, unless they could not sign in any more. It ends no session. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import * as signInMethods from '#backend/repositories/sign-in-methods.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { reportSignInMethod } from './report-sign-in-method.ts';

export async function removePasskey(
  { db, bus, providers }: Pick<Services, 'db' | 'bus' | 'providers'>,
  { user, source }: Caller,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const removed = await passkeys.remove(trx, user.id, id);
    if (!removed) throw notFound('passkey');
    if ((await signInMethods.count(trx, user.id, providers.issuers)) === 0)
      throw conflict('last-sign-in-method');
    await reportSignInMethod(trx, bus, locked, user, { about: 'passkey-removed', name: removed.name });
    await auditEvents.record(trx, source, { action: 'remove-passkey', actor: user.id, subject: user.id });
  });
}
