/** A person adds a passkey to their account. */
import type { Caller } from '#backend/auth/caller.ts';
import {
  type RegistrationResponseJSON,
  type RelyingParty,
  verifyNewPasskey,
} from '#backend/auth/webauthn.ts';
import { newId } from '#backend/database/ids.ts';
import type { NewPasskey } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, invalid } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { reportSignInMethod } from './report-sign-in-method.ts';
import { takeChallenge } from './take-challenge.ts';

export async function addPasskey(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { user, source }: Caller,
  {
    response,
    name,
    relyingParty,
  }: { response: RegistrationResponseJSON; name: string; relyingParty: RelyingParty },
): Promise<NewPasskey> {
  const { db, bus } = services;
  const taken = await takeChallenge(services, 'add', response);
  if (taken?.account !== user.id) throw conflict('passkey-expired');
  const made = await verifyNewPasskey(response, taken.challenge, relyingParty);
  if (!made) throw invalid('passkey-refused');
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const passkey = { ...made, id: newId(), user_id: user.id, name, created_at: locked.at };
    if (!(await passkeys.add(trx, passkey))) throw conflict('passkey-again');
    await reportSignInMethod(trx, bus, locked, user, { about: 'passkey-added', name });
    await auditEvents.record(trx, source, { action: 'add-passkey', actor: user.id, subject: user.id });
    return passkey;
  });
}
