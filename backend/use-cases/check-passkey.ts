/** Checks what a device has signed with a passkey, and notes its use. A copy of the device is refused, and reported. */
import {
  type AuthenticationResponseJSON,
  accountIn,
  type RelyingParty,
  verifyPasskey,
} from '#backend/auth/webauthn.ts';
import type { Passkey, User } from '#backend/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/database/transaction.ts';
import type { refusedSignIn } from '#backend/domain/errors.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { reportSignInMethod } from './report-sign-in-method.ts';
import type { TakenChallenge } from './take-challenge.ts';

interface Use {
  response: AuthenticationResponseJSON;
  taken: TakenChallenge | undefined;
  relyingParty: RelyingParty;
  /** Whose rows the rest of the transaction needs locked besides. */
  others?: string[];
  /** Makes the error. */
  refuse(
    code: 'passkey-expired' | 'passkey-unknown' | 'passkey-refused' | 'passkey-copied',
  ): ReturnType<typeof refusedSignIn>;
}

/** `then` is the rest of the transaction, for the passkey’s owner. */
export async function checkPasskey<Result>(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { response, taken, relyingParty, others = [], refuse }: Use,
  then: (trx: Transaction, user: User) => Promise<Result>,
): Promise<Result> {
  if (!taken) throw refuse('passkey-expired');
  const known = await passkeys.findByCredential(db, response.id);
  const owner = known?.user_id;
  if (!known || !owner || !isOf(owner, response, taken)) throw refuse('passkey-unknown');
  const counter = await verifyPasskey(response, taken.challenge, relyingParty, known);
  if (counter === undefined) throw refuse('passkey-refused');
  const outcome = await inTransaction(db, async (trx) => {
    const locked = await lockInOrder(trx, { users: [...new Set([owner, ...others])] });
    const user = await users.find(trx, owner);
    // Under the lock: it may have been removed or used meanwhile.
    const passkey = await passkeys.findByCredential(trx, response.id);
    if (!user || !passkey) throw refuse('passkey-unknown');
    if (isCopy(passkey, counter)) {
      await reportSignInMethod(trx, bus, locked, user, { about: 'passkey-copied', name: passkey.name });
      return 'copied';
    }
    await passkeys.recordUse(trx, passkey.id, counter, locked.at);
    return { result: await then(trx, user) };
  });
  if (outcome === 'copied') throw refuse('passkey-copied');
  return outcome.result;
}

const isOf = (owner: string, response: AuthenticationResponseJSON, { account }: TakenChallenge): boolean =>
  [accountIn(response) ?? owner, account ?? owner].every((id) => id === owner);

/** Devices that count their uses never count down. Others always say 0. */
const isCopy = ({ counter: before }: Passkey, counter: number): boolean =>
  (before > 0 || counter > 0) && counter <= before;
