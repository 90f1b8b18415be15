/** The SQL of blocks: whom somebody wants no more to do with. */
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** Under a lock on both. A repeat keeps the first day. */
export async function add(trx: Transaction, user: string, blocked: string, at: Date): Promise<void> {
  await trx
    .insertInto('blocks')
    .values({ user_id: user, blocked_id: blocked, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether this user has blocked the other one. */
export async function has(db: Db, user: string, blocked: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('user_id', '=', user)
    .where('blocked_id', '=', blocked)
    .execute();
  return found.length > 0;
}

export async function remove(db: Db, user: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('user_id', '=', user).where('blocked_id', '=', blocked).execute();
}

/** The newest first. */
export async function list(db: Db, user: string) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id as user_id', 'users.firstname', 'users.lastname', 'users.image', 'blocks.created_at'])
    .where('blocks.user_id', '=', user)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id')
    .execute();
}

/** Whether one of the two has blocked the other one. */
export async function isBetween(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((is) =>
      is.or([
        is.and([is('user_id', '=', one), is('blocked_id', '=', other)]),
        is.and([is('user_id', '=', other), is('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Somebody leaves: nobody has to be kept from them any more. */
export async function removeAll(trx: Transaction, user: string): Promise<void> {
  await trx
    .deleteFrom('blocks')
    .where((is) => is.or([is('user_id', '=', user), is('blocked_id', '=', user)]))
    .execute();
}
