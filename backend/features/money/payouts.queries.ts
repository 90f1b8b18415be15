/** The SQL of what owners get: transfers, and the accounts that they go to. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { PayoutAccountsTable, TransfersTable } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type Transfer = Selectable<TransfersTable>;
type PayoutAccount = Selectable<PayoutAccountsTable>;

export async function addTransfer(trx: Transaction, transfer: Insertable<TransfersTable>): Promise<void> {
  await trx.insertInto('transfers').values(transfer).execute();
}

export async function findTransfer(db: Db, id: string): Promise<Transfer | undefined> {
  return db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds a transfer by our id, or by the provider's. */
export async function findTransferOf(
  db: Db,
  { id, transferId }: { id: string | null; transferId: string },
): Promise<Transfer | undefined> {
  const own = id === null ? undefined : await findTransfer(db, id);
  if (own) return own;
  return db.selectFrom('transfers').selectAll().where('provider_id', '=', transferId).executeTakeFirst();
}

/** False where it is paid out already. */
export async function markPaidOut(
  trx: Transaction,
  id: string,
  providerId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('transfers')
    .set({ status: 'paid_out', provider_id: providerId, reason: null, done_at: at })
    .where('id', '=', id)
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The provider took it back, or refused it: the money is the owner's still. */
export async function markAvailable(trx: Transaction, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('transfers')
    .set({ status: 'available', reason, done_at: null })
    .where('id', '=', id)
    .execute();
}

export async function availableOf(db: Db, owner: string): Promise<Transfer[]> {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('status', '=', 'available')
    .orderBy('id')
    .execute();
}

export async function findAccount(db: Db, user: string): Promise<PayoutAccount | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where('user_id', '=', user).executeTakeFirst();
}

export async function findAccountById(db: Db, account: string): Promise<PayoutAccount | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where('account_id', '=', account).executeTakeFirst();
}

/** Where two come at once, the first one counts: both made the same account at the provider. */
export async function addAccount(trx: Transaction, user: string, account: string): Promise<PayoutAccount> {
  await trx
    .insertInto('payout_accounts')
    .values({ user_id: user, account_id: account, status: 'pending' })
    .onConflict((same) => same.column('user_id').doNothing())
    .execute();
  return trx.selectFrom('payout_accounts').selectAll().where('user_id', '=', user).executeTakeFirstOrThrow();
}

export async function setAccountStatus(
  trx: Transaction,
  user: string,
  status: PayoutAccount['status'],
): Promise<void> {
  await trx.updateTable('payout_accounts').set({ status }).where('user_id', '=', user).execute();
}

/** The SQL of people's money: what customers paid, and what owners earn. */

/** What came in or is on its way, newest first, with one row more than requested. */
export async function listPaid(db: Db, customer: string, limit: number, before: string | undefined) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .selectAll('payments')
    .select(['tasks.title', 'tasks.text_language', 'tasks.translations'])
    .where('payments.customer_id', '=', customer)
    .where('payments.status', 'in', ['pending', 'held', 'settled', 'returned'])
    .$if(before !== undefined, (query) => query.where('payments.id', '<', before as string))
    .orderBy('payments.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Both ids contain their time: when it was earned, or else paid for. */
const earnedId = sql<string>`coalesce(transfers.id, payments.id)`;

/** What is held, earned or returned, newest first, with one row more than requested. */
export async function listEarned(db: Db, owner: string, limit: number, before: string | undefined) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .leftJoin('transfers', 'transfers.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      'tasks.title',
      'tasks.text_language',
      'tasks.translations',
      'transfers.status as transfer_status',
      'transfers.created_at as earned_at',
      earnedId.as('earned_id'),
    ])
    .where('tasks.owner_id', '=', owner)
    .where('payments.status', 'in', ['held', 'settled'])
    .$if(before !== undefined, (query) => query.where(earnedId, '<', before as string))
    .orderBy(earnedId, 'desc')
    .limit(limit + 1)
    .execute();
}

export async function heldFor(db: Db, owner: string) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .selectAll('payments')
    .where('tasks.owner_id', '=', owner)
    .where('payments.status', '=', 'held')
    .execute();
}

/** Cents by month, in UTC, and by whether they are paid out, the oldest month first. */
export async function byMonth(db: Db, owner: string) {
  const month = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db
    .selectFrom('transfers')
    .select((sum) => [month.as('month'), 'status', sum.fn.sum<number>('amount_cents').as('net')])
    .where('owner_id', '=', owner)
    .groupBy([month, 'status'])
    .orderBy(month)
    .execute();
  return rows.map((row) => ({ ...row, net: Number(row.net) }));
}
