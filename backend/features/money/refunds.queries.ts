/** The SQL of refunds, which a job asks the payment provider for. */
import type { Insertable, Selectable } from 'kysely';
import type { RefundsTable } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type Refund = Selectable<RefundsTable>;

export async function add(trx: Transaction, refund: Insertable<RefundsTable>): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute();
}

export async function find(db: Db, id: string): Promise<Refund | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Cents, whatever became of them at the provider. */
export async function totalOf(db: Db, payment: string): Promise<number> {
  const { total } = await db
    .selectFrom('refunds')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('amount_cents'), sum.lit(0)).as('total'))
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The payments of which a refund was refused, or has failed for some time. */
export async function delayedOf(db: Db, payments: string[]): Promise<Set<string>> {
  if (payments.length === 0) return new Set();
  const rows = await db
    .selectFrom('refunds')
    .select('payment_id')
    .where((is) => is('payment_id', '=', is.fn.any(is.val(payments))))
    .where('status', '=', 'refused')
    .execute();
  return new Set(rows.map(({ payment_id }) => payment_id));
}

/** Those that the provider has not done, as far as we know. */
export async function openOf(db: Db, payment: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment)
    .where('status', '!=', 'done')
    .orderBy('id')
    .execute();
}

/**
 * `providerId`: null where somebody refunded by hand, or where we learn it later. False where the refund has failed since
 * the provider accepted it.
 */
export async function markDone(
  trx: Transaction,
  id: string,
  providerId: string | null,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'done', provider_id: providerId, reason: null, done_at: at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The refund that the provider reports as failed: by its id, or by ours while the provider's answer is on its way. */
export async function findFailed(
  trx: Transaction,
  payment: string,
  providerId: string,
  id: string | null,
): Promise<Refund | undefined> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment)
    .where((is) =>
      id === null
        ? is('provider_id', '=', providerId)
        : is.or([is('provider_id', '=', providerId), is('id', '=', id)]),
    )
    .executeTakeFirst();
}

/** The next attempt of a refund: refused until now, under another id. */
export async function renew(trx: Transaction, id: string, next: string, reason: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ id: next, status: 'refused', provider_id: null, reason, done_at: null })
    .where('id', '=', id)
    .execute();
}

/** True the first time. */
export async function markRefused(trx: Transaction, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'refused', reason })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
