/** A person wants to prove with a passkey who they are: their device is asked for one of theirs. */
import type { Caller } from '#backend/auth/caller.ts';
import { askForPasskey, type RelyingParty } from '#backend/auth/webauthn.ts';
import { notFound } from '#backend/domain/errors.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import type { Services } from '#backend/services.ts';
import { issueChallenge } from './issue-challenge.ts';

export async function startPasskeyConfirmation(
  services: Pick<Services, 'db' | 'now'>,
  { user }: Caller,
  relyingParty: RelyingParty,
) {
  const own = await passkeys.list(services.db, user.id);
  if (own.length === 0) throw notFound('passkey');
  return issueChallenge(services, 'confirm', user.id, await askForPasskey(relyingParty, own));
}
