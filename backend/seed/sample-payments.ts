/** What was paid for the finished sample tasks: held for a day or two, then released to the owner, less the fee. */
import { divide } from '@dragoman/widgets/server';
import { newId } from '#backend/database/ids.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { type Kinds, newObjectId, rowOf, seconds } from '#backend/payments/stand-in/objects.ts';
import { insert, type Row } from '#backend/repositories/bulk.ts';
import { day } from './placed-offer.ts';

/** In percent, as by default. */
const feePercent = 10;

/** The owners have no account for payouts yet, so that their money is available. The stand-in knows the charges. */
export async function payForFinished(trx: Transaction, tasks: Row<'tasks'>[], ids: number[]): Promise<void> {
  const rows = tasks.map((task, index) => paid(task, ids[index] as number));
  await insert(
    trx,
    'payments',
    rows.map(({ payment }) => payment),
  );
  await insert(
    trx,
    'transfers',
    rows.map(({ transfer }) => transfer),
  );
  await insert(
    trx,
    'ledger_transactions',
    rows.flatMap(({ transactions }) => transactions),
  );
  await insert(
    trx,
    'ledger_entries',
    rows.flatMap(({ entries }) => entries),
  );
  await insert(
    trx,
    'stand_in_objects',
    rows.flatMap(({ objects }) => objects),
  );
}

function paid({ customer_id, owner_id, total_cents, updated_at }: Row<'tasks'>, task_id: number) {
  const settled_at = updated_at as Date;
  const paid_at = new Date(settled_at.getTime() - 1.8 * day);
  const { net, fee } = divide(total_cents, 100, feePercent);
  const [id, payment_intent, charge] = [newId(paid_at), newObjectId('pi'), newObjectId('ch')];
  const payment: Row<'payments'> = {
    id,
    task_id,
    customer_id,
    amount_cents: total_cents,
    fee_percent: feePercent,
    status: 'settled',
    session_id: null,
    url: null,
    payment_intent,
    charge,
    receipt_url: null,
    owner_cents: net,
    fee_cents: fee,
    refunded_cents: 0,
    bank_dispute: null,
    created_at: paid_at,
    paid_at,
    settled_at,
  };
  const booked = { payment_id: id, task_id, cause: id };
  const [capture, release] = [newId(paid_at), newId(settled_at)];
  const transactions: Row<'ledger_transactions'>[] = [
    { ...booked, id: capture, kind: 'capture', created_at: paid_at },
    { ...booked, id: release, kind: 'release', created_at: settled_at },
  ];
  const entries: Row<'ledger_entries'>[] = [
    { transaction_id: capture, account: 'provider', amount_cents: total_cents },
    { transaction_id: capture, account: 'held', amount_cents: -total_cents },
    { transaction_id: release, account: 'held', amount_cents: total_cents },
    { transaction_id: release, account: 'owner', amount_cents: -net },
    { transaction_id: release, account: 'fee', amount_cents: -fee },
  ];
  const transfer: Row<'transfers'> = {
    ...{ id: newId(settled_at), payment_id: id, owner_id, amount_cents: net, status: 'available' },
    ...{ provider_id: null, reason: null, created_at: settled_at, done_at: null },
  };
  const shared = {
    amount: total_cents,
    currency: 'eur',
    created: seconds(paid_at),
    livemode: false,
    metadata: { task_id: String(task_id), payment_id: id },
    transfer_group: null,
  } as const;
  const intent: Kinds['payment_intent'] = {
    ...{ ...shared, id: payment_intent, object: 'payment_intent' },
    ...{ latest_charge: charge, status: 'succeeded' },
  };
  const charged: Kinds['charge'] = {
    ...{ ...shared, id: charge, object: 'charge', amount_refunded: 0, paid: true, payment_intent },
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    ...{ receipt_url: '', refunded: false, status: 'succeeded' },
  };
  const objects = [rowOf('payment_intent', intent, paid_at), rowOf('charge', charged, paid_at)];
  return { payment, transfer, transactions, entries, objects };
}
