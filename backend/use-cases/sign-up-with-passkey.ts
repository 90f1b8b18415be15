/** A person opens an account without a password: a passkey is how they sign in. It signs them in at once. */
import type { SignInDevice } from '#backend/auth/caller.ts';
import {
  type RegistrationResponseJSON,
  type RelyingParty,
  verifyNewPasskey,
} from '#backend/auth/webauthn.ts';
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, invalid } from '#backend/domain/errors.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { createAccount, type NewPerson } from './create-account.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { takeChallenge } from './take-challenge.ts';

interface PasskeySignUp {
  person: NewPerson;
  /** Of the passkey. */
  name: string;
  response: RegistrationResponseJSON;
  relyingParty: RelyingParty;
  device: SignInDevice;
}

export async function signUpWithPasskey(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { person, name, response, relyingParty, device }: PasskeySignUp,
): Promise<StartedSession & { user: User }> {
  const { db, now } = services;
  const taken = await takeChallenge(services, 'sign-up', response);
  const id = taken?.account;
  if (!id) throw conflict('passkey-expired');
  const made = await verifyNewPasskey(response, taken.challenge, relyingParty);
  if (!made) throw invalid('passkey-refused');
  return inTransaction(db, async (trx) => {
    const at = now();
    await createAccount(trx, person, { id, at, password_hash: null });
    await lockInOrder(trx, { users: [...new Set([id, device.replaced?.user.id ?? id])] });
    const passkey = { ...made, id: newId(), user_id: id, name, created_at: at, used_at: at };
    if (!(await passkeys.add(trx, passkey))) throw conflict('passkey-again');
    const opened = await startSession(services, trx, id, device, 'passkey');
    const user = await users.find(trx, id);
    if (!user) throw new Error('The account that was just created is gone.');
    return { ...opened, user };
  });
}
