/** Stores what a device is asked to sign: once, within minutes, for this purpose. */
import { tokenHash } from '#backend/auth/tokens.ts';
import { challengeLife } from '#backend/auth/webauthn.ts';
import type { ChallengePurpose } from '#backend/database/tables-passkeys.ts';
import * as challenges from '#backend/repositories/passkey-challenges.ts';
import type { Services } from '#backend/services.ts';

/** `account` is null where anybody may sign in. */
export async function issueChallenge<Options extends { challenge: string }>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  purpose: ChallengePurpose,
  account: string | null,
  options: Options,
): Promise<Options> {
  await challenges.add(db, {
    challenge_hash: tokenHash(options.challenge),
    ...{ purpose, account_id: account, expires_at: new Date(now().getTime() + challengeLife) },
  });
  return options;
}
