/** The SQL of what owners get: transfers, and the accounts that they go to. */
import type { Insertable, Selectable } from 'kysely';
import type { PayoutAccountsTable, TransfersTable } from '#backend/database/tables-money.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';

export type Transfer = Selectable<TransfersTable>;
export type PayoutAccount = Selectable<PayoutAccountsTable>;

export async function addTransfer(trx: Transaction, transfer: Insertable<TransfersTable>): Promise<void> {
  await trx.insertInto('transfers').values(transfer).execute();
}

export async function findTransfer(db: Db, id: string): Promise<Transfer | undefined> {
  return db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By our id, or by the provider's. */
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

export async function ownerOfAccount(db: Db, account: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payout_accounts')
    .select('user_id')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return found?.user_id;
}

/** Of two calls at once the first one counts: both made the same account at the provider. */
export async function addAccount(trx: Transaction, user: string, account: string): Promise<PayoutAccount> {
  await trx
    .insertInto('payout_accounts')
    .values({ user_id: user, account_id: account, status: 'pending' })
    .onConflict((same) => same.column('user_id').doNothing())
    .execute();
  return trx.selectFrom('payout_accounts').selectAll().where('user_id', '=', user).executeTakeFirstOrThrow();
}

/** Returns whose account it is. */
export async function setAccountStatus(
  trx: Transaction,
  account: string,
  status: PayoutAccount['status'],
): Promise<string | undefined> {
  const changed = await trx
    .updateTable('payout_accounts')
    .set({ status })
    .where('account_id', '=', account)
    .returning('user_id')
    .executeTakeFirst();
  return changed?.user_id;
}
