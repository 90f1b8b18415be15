/** Finds what a device has signed, and uses it up. */
import { tokenHash } from '#backend/auth/tokens.ts';
import { challengeIn } from '#backend/auth/webauthn.ts';
import type { ChallengePurpose } from '#backend/database/tables-passkeys.ts';
import * as challenges from '#backend/repositories/passkey-challenges.ts';
import type { Services } from '#backend/services.ts';

export interface TakenChallenge {
  challenge: string;
  account: string | null;
}

/** Undefined where the device has signed no challenge of ours, a used one, an old one, or one for something else. */
export async function takeChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  purpose: ChallengePurpose,
  response: Parameters<typeof challengeIn>[0],
): Promise<TakenChallenge | undefined> {
  const challenge = challengeIn(response);
  // In a transaction of its own: it is used up, whatever the answer is worth.
  const taken = challenge && (await challenges.take(db, tokenHash(challenge)));
  if (!taken || taken.purpose !== purpose || taken.expires_at <= now()) return undefined;
  return { challenge, account: taken.account_id };
}
