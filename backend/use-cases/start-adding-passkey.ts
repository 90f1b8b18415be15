/** A person wants to add a passkey: their device is asked to make one. */
import type { Caller } from '#backend/auth/caller.ts';
import { askForNewPasskey, type RelyingParty } from '#backend/auth/webauthn.ts';
import { fullName } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import type { Services } from '#backend/services.ts';
import { issueChallenge } from './issue-challenge.ts';

/** Of one person. */
const mostPasskeys = 50;

export async function startAddingPasskey(
  services: Pick<Services, 'db' | 'now'>,
  { user }: Caller,
  relyingParty: RelyingParty,
) {
  const existing = await passkeys.list(services.db, user.id);
  if (existing.length >= mostPasskeys) throw conflict('passkeys-too-many', { count: mostPasskeys });
  const account = { id: user.id, email: user.email, name: fullName(user) };
  const options = await askForNewPasskey(relyingParty, account, existing);
  return issueChallenge(services, 'add', user.id, options);
}
