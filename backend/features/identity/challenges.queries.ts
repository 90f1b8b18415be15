/** The SQL of challenges, which devices sign with a passkey. Each is used once. */
import type { Selectable } from 'kysely';
import type { PasskeyChallengesTable } from '#backend/platform/database/tables-identity.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type PasskeyChallenge = Selectable<PasskeyChallengesTable>;

export async function add(db: Db, challenge: PasskeyChallenge): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Undefined for all but the first of those who take it at once. */
export async function take(db: Db, challenge_hash: string): Promise<PasskeyChallenge | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .returningAll()
    .executeTakeFirst();
}

export async function removeAll(trx: Transaction, account: string): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('account_id', '=', account).execute();
}
