/** What the ledger says of the money at the payment provider. */
import { sql } from 'kysely';
import type { LedgerKind } from '#backend/database/tables-money.ts';
import type { Db } from '#backend/database/transaction.ts';

/** For each payment and kind, what came to the provider, or left it where negative. */
export async function providerSums(
  db: Db,
): Promise<{ payment_id: string; kind: LedgerKind; cents: number }[]> {
  return db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
    .select(['transaction.payment_id', 'transaction.kind'])
    .select(sql<number>`sum(entry.amount_cents)::bigint`.as('cents'))
    .where('entry.account', '=', 'provider')
    .groupBy(['transaction.payment_id', 'transaction.kind'])
    .execute();
}

/** Transactions that do not sum to zero. There are none unless somebody wrote past the backend. */
export async function unbalanced(db: Db): Promise<{ transaction_id: string; cents: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select('transaction_id')
    .select(sql<number>`sum(amount_cents)::bigint`.as('cents'))
    .groupBy('transaction_id')
    .having(sql<boolean>`sum(amount_cents) <> 0`)
    .execute();
}

export const paymentTasks = (db: Db): Promise<{ id: string; task_id: number }[]> =>
  db.selectFrom('payments').select(['id', 'task_id']).execute();

export const transferPayments = (db: Db): Promise<{ id: string; payment_id: string }[]> =>
  db.selectFrom('transfers').select(['id', 'payment_id']).execute();
