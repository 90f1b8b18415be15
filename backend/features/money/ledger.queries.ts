/** The SQL of the ledger, and what it says of the money at the payment provider. */
import { sql } from 'kysely';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { LedgerAccount, LedgerKind, Payment } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export interface Booking {
  kind: LedgerKind;
  /** What caused it. The same cause is booked once. */
  cause: string;
  payment: Pick<Payment, 'id' | 'task_id'>;
  /** Amounts by account. They sum to zero; zeros are left out. */
  entries: Partial<Record<LedgerAccount, number>>;
}

/**
 * The ledger: double-entry and append-only, in cents. A use case books in the transaction of the change it belongs
 * to. Returns false where this cause is booked already.
 */
export async function book(
  trx: Transaction,
  { kind, cause, payment, entries }: Booking,
  { at, newId }: Clock,
): Promise<boolean> {
  const written = await trx
    .insertInto('ledger_transactions')
    .values({ id: newId(), kind, cause, payment_id: payment.id, task_id: payment.task_id, created_at: at })
    .onConflict((same) => same.columns(['kind', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  // TypeScript knows the keys of an object as strings only.
  const accounts = Object.entries(entries) as [LedgerAccount, number][];
  const rows = accounts
    .filter(([, amount_cents]) => amount_cents !== 0)
    .map(([account, amount_cents]) => ({ transaction_id: written.id, account, amount_cents }));
  if (rows.length) await trx.insertInto('ledger_entries').values(rows).execute();
  return true;
}

/** What came for a task, went to its owner with the fee, and went back, each where it was decided, in order of time. */
export async function movementsOf(
  db: Db,
  task: number,
): Promise<{ kind: Movement; cents: number; at: Date }[]> {
  return db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'entry.transaction_id')
    .where('transaction.task_id', '=', task)
    .where((is) =>
      is.or(
        movements.map(([kind, account]) => is.and({ 'transaction.kind': kind, 'entry.account': account })),
      ),
    )
    .groupBy(['transaction.kind', 'transaction.created_at'])
    .select(['transaction.kind', 'transaction.created_at as at'])
    .select(sql<number>`abs(sum(entry.amount_cents))::bigint`.as('cents'))
    .orderBy('transaction.created_at')
    .orderBy('transaction.kind')
    .$narrowType<{ kind: Movement }>()
    .execute();
}

/** The kind of a movement, and the account whose entry is all of it. */
const movements = [
  ['capture', 'provider'],
  ['release', 'held'],
  ['refund', 'refund-due'],
] as const satisfies [LedgerKind, LedgerAccount][];

type Movement = (typeof movements)[number][0];

// What the ledger says of the money at the payment provider.

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
