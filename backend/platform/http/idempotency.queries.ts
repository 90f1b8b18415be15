import { Collision, type Db, type Transaction } from '#backend/platform/database/transaction.ts';

/** Whose key it is, and of which call. */
export interface Name {
  user_id: string;
  call: string;
  key: string;
}

const day = 24 * 60 * 60 * 1000;

const endOf = (created: Date) => new Date(created.getTime() - day);

/** What was stored under the key in the last 24 hours. */
export async function find(db: Db, name: Name, at: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('user_id', '=', name.user_id)
    .where('call', '=', name.call)
    .where('key', '=', name.key)
    .where('created_at', '>=', endOf(at))
    .executeTakeFirst();
}

type Row = Name & { body_hash: string; created_at: Date };

/** The first one stays, for 24 hours. */
export async function store(db: Db, { answer, ...row }: Row & { answer: unknown }): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({ ...row, answer: JSON.stringify(answer) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'call', 'key'])
        .doUpdateSet((set) => ({
          body_hash: set.ref('excluded.body_hash'),
          answer: set.ref('excluded.answer'),
          created_at: set.ref('excluded.created_at'),
        }))
        .where('idempotency_keys.created_at', '<', endOf(row.created_at)),
    )
    .execute();
}

/** Claims the key, or returns what was stored under it in the last 24 hours. */
export async function claim(trx: Transaction, row: Row) {
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', row.user_id)
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .where('created_at', '<', endOf(row.created_at))
    .execute();
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ ...row, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('user_id', '=', row.user_id)
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (!earlier) throw new Collision('The key was removed since, with the account or as too old.');
  return earlier;
}

export async function storeAnswer(trx: Transaction, name: Name, answer: unknown): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('user_id', '=', name.user_id)
    .where('call', '=', name.call)
    .where('key', '=', name.key)
    .execute();
}

export async function removeAll(trx: Transaction, person: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('user_id', '=', person).execute();
}
