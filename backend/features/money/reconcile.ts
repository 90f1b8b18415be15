/** Compares the ledger with the payment provider, payment by payment: captured, refunded, and transferred to owners. */
import type { LedgerKind } from '#backend/platform/database/tables-money.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import * as ledger from './ledger.queries.ts';
import type { Payments } from './payment-provider.ts';

const columns = ['captured', 'refunded', 'transferred'] as const;

type Sums = Record<(typeof columns)[number], number>;

/** One line for each difference, and how many payments there are. */
export async function reconcile({ db, payments }: { db: Db; payments: Payments }) {
  const tasks = new Map((await ledger.paymentTasks(db)).map(({ id, task_id }) => [id, task_id]));
  const ours = await ledgerSums(db);
  const { sums: theirs, unknown } = await providerSums(db, payments);
  const differences = [...unknown];
  for (const { transaction_id, cents } of await ledger.unbalanced(db))
    differences.push(
      `Ledger transaction ${transaction_id}: its entries sum to ${euros(cents)}, not to zero.`,
    );
  const ids = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  for (const id of ids) {
    const [own, provider] = [ours.get(id) ?? none, theirs.get(id) ?? none];
    const task = tasks.has(id) ? `of task ${tasks.get(id)}` : 'which is not ours';
    for (const column of columns)
      if (own[column] !== provider[column])
        differences.push(
          `Payment ${id}, ${task}: ${column} ${euros(own[column])} in the ledger, ${euros(provider[column])} at the provider.`,
        );
  }
  return { differences, count: ids.length };
}

const none: Sums = { captured: 0, refunded: 0, transferred: 0 };

const columnOf: Partial<Record<LedgerKind, keyof Sums>> = {
  capture: 'captured',
  refund: 'refunded',
  'refund-sent': 'refunded',
  'refund-failed': 'refunded',
  transfer: 'transferred',
  'transfer-reversed': 'transferred',
};

async function ledgerSums(db: Db): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>();
  for (const { payment_id, kind, cents } of await ledger.providerSums(db)) {
    const column = columnOf[kind];
    if (column) add(sums, payment_id, column, column === 'captured' ? cents : -cents);
  }
  return sums;
}

async function providerSums(db: Db, { list }: Payments) {
  const rows = await ledger.transferPayments(db);
  const paymentOf = new Map(rows.map(({ id, payment_id }) => [id, payment_id]));
  const sums = new Map<string, Sums>();
  const unknown: string[] = [];
  for await (const { paymentId, amountCents, amountRefundedCents } of list.charges()) {
    // Others may use the same account at the provider.
    if (!paymentId) continue;
    add(sums, paymentId, 'captured', amountCents);
    add(sums, paymentId, 'refunded', amountRefundedCents);
  }
  for await (const { id, providerId, amountCents, amountReversedCents } of list.transfers()) {
    if (!id) continue;
    const payment = paymentOf.get(id);
    const cents = amountCents - amountReversedCents;
    if (payment) add(sums, payment, 'transferred', cents);
    else unknown.push(`Transfer ${providerId} of ${euros(cents)} at the provider: its id ${id} is not ours.`);
  }
  return { sums, unknown };
}

function add(sums: Map<string, Sums>, id: string, column: keyof Sums, cents: number): void {
  const before = sums.get(id) ?? none;
  sums.set(id, { ...before, [column]: before[column] + cents });
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
