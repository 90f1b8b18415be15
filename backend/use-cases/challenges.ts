/** Challenges: each is signed once by a device, within minutes, for what it was made for. */

import { tokenHash } from '#backend/auth/tokens.ts';
import { challengeIn, challengeLife } from '#backend/auth/webauthn.ts';
import type { ChallengePurpose } from '#backend/database/tables-passkeys.ts';
import * as challenges from '#backend/repositories/passkey-challenges.ts';
import type { Services } from '#backend/services.ts';

type Needed = Pick<Services, 'db' | 'now'>;

/** `account` is null where anybody may sign in. */
export async function issueChallenge<Options extends { challenge: string }>(
  { db, now }: Needed,
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

export interface TakenChallenge {
  challenge: string;
  account: string | null;
}

/** Undefined where the device has signed no challenge of ours, a used one, an old one, or one for something else. */
export async function takeChallenge(
  { db, now }: Needed,
  purpose: ChallengePurpose,
  response: Parameters<typeof challengeIn>[0],
): Promise<TakenChallenge | undefined> {
  const challenge = challengeIn(response);
  // In a transaction of its own: it is used up, whatever the answer is worth.
  const taken = challenge && (await challenges.take(db, tokenHash(challenge)));
  if (!taken || taken.purpose !== purpose || taken.expires_at <= now()) return undefined;
  return { challenge, account: taken.account_id };
}
