import { Collision, type Transaction } from '#backend/database/transaction.ts';

interface Name {
  user_id: string;
  call: string;
  key: string;
}

const day = 24 * 60 * 60 * 1000;

/** Claims the key, or returns what was stored under it in the last 24 hours. */
export async function claim(trx: Transaction, row: Name & { body_hash: string; created_at: Date }) {
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', row.user_id)
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .where('created_at', '<', new Date(row.created_at.getTime() - day))
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
