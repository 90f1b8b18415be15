/** The SQL of wrong passwords, and of the ways in which a person can sign in. */
import { sql } from 'kysely';
import { newId } from '#backend/platform/database/ids.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** Serializes concurrent attempts for one address, so that each is counted. */
export async function lockAddress(trx: Transaction, email_key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email_key}, 0))`.execute(trx);
}

/** Called before the password check, so that concurrent guesses count too. */
export async function recordFailure(db: Db, email_key: string, at: Date): Promise<string> {
  const id = newId();
  await db.insertInto('sign_in_failures').values({ id, email_key, at }).execute();
  return id;
}

export async function forgetFailure(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
}

export async function forgetFailures(db: Db, email_key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email_key', '=', email_key).execute();
}

/** The newest failures since then, newest first. */
export async function recentFailures(db: Db, email_key: string, since: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select('at')
    .where('email_key', '=', email_key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.at);
}

/**
 * How a person can sign in: the last of these methods may not be removed. Under a lock on the person, so that of two
 * removals at once the second sees the first. `issuers` are those of the providers that are configured, without a
 * slash at the end: of what use are others?
 */
export async function countMethods(db: Db, user: string, issuers: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((is) => [
      is('password_hash', 'is not', null).as('has_password'),
      is
        .selectFrom('passkeys')
        .select((passkeys) => passkeys.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .as('passkeys'),
      is
        .selectFrom('identities')
        .select((identities) => identities.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .where(sql<string>`rtrim(issuer, '/')`, '=', is.fn.any(is.val([...issuers])))
        .as('identities'),
    ])
    .where('id', '=', user)
    .executeTakeFirst();
  if (!row) return 0;
  return Number(row.has_password) + Number(row.passkeys) + Number(row.identities);
}
