/** Somebody wants to open an account without a password: their device is asked to make a passkey for it. */
import { askForNewPasskey, type RelyingParty } from '#backend/auth/webauthn.ts';
import { newId } from '#backend/database/ids.ts';
import { fullName } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import type { NewPerson } from './create-account.ts';
import { issueChallenge } from './issue-challenge.ts';

/** The address is refused, as by a sign-up, before the device makes a passkey that would be of no use. */
export async function startPasskeySignUp(
  services: Pick<Services, 'db' | 'now'>,
  person: Pick<NewPerson, 'firstname' | 'lastname' | 'email'>,
  relyingParty: RelyingParty,
) {
  if (await users.findByEmail(services.db, person.email)) throw conflict('address-taken');
  const account = { id: newId(), email: person.email, name: fullName(person) };
  const options = await askForNewPasskey(relyingParty, account, []);
  return issueChallenge(services, 'sign-up', account.id, options);
}
