/** A person removes a provider from their account, unless nothing else is left to sign in with. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as identities from '#backend/repositories/identities.ts';
import * as signInMethods from '#backend/repositories/sign-in-methods.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { reportSignInMethod } from './report-sign-in-method.ts';

export async function unlinkProvider(
  { db, bus, providers }: Pick<Services, 'db' | 'bus' | 'providers'>,
  { user, source }: Caller,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const removed = await identities.remove(trx, id, user.id);
    if (!removed) throw notFound('provider');
    if ((await signInMethods.count(trx, user.id, providers.issuers)) === 0)
      throw conflict('last-sign-in-method');
    await reportSignInMethod(trx, bus, locked, user, { about: 'provider-unlinked', name: removed.name });
    await auditEvents.record(trx, source, { action: 'unlink-provider', actor: user.id, subject: user.id });
  });
}
