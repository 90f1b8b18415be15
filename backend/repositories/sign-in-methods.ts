/** How a person can sign in: the last of these methods may not be removed. */
import type { Db } from '#backend/database/transaction.ts';

/** Under a lock on the person, so that of two removals at once the second sees the first. */
export async function count(db: Db, user: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((is) => [
      is('password_hash', 'is not', null).as('has_password'),
      is
        .selectFrom('passkeys')
        .select((passkeys) => passkeys.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .as('passkeys'),
    ])
    .where('id', '=', user)
    .executeTakeFirst();
  return row ? Number(row.has_password) + Number(row.passkeys) : 0;
}
