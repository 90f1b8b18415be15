/** Compares the ledger with what the payment provider has, charge by charge. */
import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';
import type { Provider } from './unreliable-provider.ts';

interface Booked {
  captured: number;
  sent_back: number;
  refund_due: number;
  lost: number;
  paid_out: number;
}

type Totals = Pick<Provider, 'charges' | 'transfers' | 'lostCents'>;

export async function differences(db: Db, provider: Totals): Promise<string[]> {
  const booked = new Map((await bookedOf(db)).map((row) => [row.payment, row]));
  const transfers = await provider.transfers();
  const found: string[] = [];
  for (const charge of await provider.charges()) {
    const payment = charge.metadata.payment_id ?? '';
    const row = booked.get(payment);
    booked.delete(payment);
    const paidOut = transfers
      .filter(({ source_transaction }) => source_transaction === charge.id)
      .reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0);
    const isEqual =
      row?.captured === charge.amount &&
      row.lost === (await provider.lostCents(charge)) &&
      row.paid_out === paidOut &&
      // A refund that the provider refuses is still due; a part of it may have been refunded by hand.
      row.sent_back <= charge.amount_refunded &&
      charge.amount_refunded <= row.sent_back + row.refund_due;
    if (!isEqual)
      found.push(
        `payment ${payment}: ${JSON.stringify(row)}, but ${charge.amount} − ${charge.amount_refunded} − ${paidOut}`,
      );
  }
  return [...found, ...[...booked.keys()].map((payment) => `payment ${payment} has no charge`)];
}

/** What was booked, for the report of a run: `capture 7 (17500 cents)`. */
export async function ledgerSummary(db: Db): Promise<string> {
  const { rows } = await sql<{ kind: string; count: number; cents: number }>`
    select kind, count(distinct transaction_id)::int as count, sum(amount_cents)::int as cents
    from ledger_transactions join ledger_entries on transaction_id = id
    where amount_cents > 0 group by kind order by kind`.execute(db);
  return rows.map(({ kind, count, cents }) => `${kind} ${count} (${cents} cents)`).join(', ');
}

async function bookedOf(db: Db): Promise<({ payment: string } & Booked)[]> {
  const { rows } = await sql<{ payment: string } & Record<keyof Booked, string>>`
    select payment_id as payment,
      coalesce(sum(amount_cents) filter (where kind = 'capture' and account = 'provider'), 0) as captured,
      -coalesce(sum(amount_cents) filter (where kind in ('refund', 'refund-sent', 'refund-failed') and account = 'provider'), 0) as sent_back,
      -coalesce(sum(amount_cents) filter (where account = 'refund-due'), 0) as refund_due,
      -coalesce(sum(amount_cents) filter (where kind = 'bank-dispute-lost' and account = 'provider'), 0) as lost,
      -coalesce(sum(amount_cents) filter (where kind in ('transfer', 'transfer-reversed') and account = 'provider'), 0) as paid_out
    from ledger_entries join ledger_transactions on id = transaction_id group by payment_id`.execute(db);
  return rows.map((row) => ({
    payment: row.payment,
    captured: Number(row.captured),
    sent_back: Number(row.sent_back),
    refund_due: Number(row.refund_due),
    lost: Number(row.lost),
    paid_out: Number(row.paid_out),
  }));
}
