/** The ledger: double-entry and append-only, in cents. A use case books in the transaction of the change it belongs to. */
import type { LedgerAccount, LedgerKind, Payment } from '#backend/database/tables-money.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import type { Clock } from './clock.ts';

export interface Booking {
  kind: LedgerKind;
  /** What caused it. The same cause is booked once. */
  cause: string;
  payment: Pick<Payment, 'id' | 'task_id'>;
  /** Amounts by account. They sum to zero; zeros are left out. */
  entries: Partial<Record<LedgerAccount, number>>;
}

/** Returns false where this cause is booked already. */
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
