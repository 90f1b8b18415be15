/** How a person can sign in: the last of these methods may not be removed. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

/**
 * Under a lock on the person, so that of two removals at once the second sees the first. `issuers` are those of the
 * providers that are configured, without a slash at the end: of what use are others?
 */
export async function count(db: Db, user: string, issuers: readonly string[]): Promise<number> {
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
