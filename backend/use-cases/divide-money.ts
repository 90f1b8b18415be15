/** The money that is held for a task goes to the customer, to the owner, or in parts to both. */
import type { Shares } from '@dragoman/widgets/server';
import type { Task } from '#backend/database/tables.ts';
import type { Payment } from '#backend/database/tables-money.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import { sharesOf } from '#backend/domain/task-money.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import { refundPayment } from './refund-payment.ts';

/** Part of the transaction of a use case, which has locked the task. Jobs then ask the provider for it. */
export async function divideMoney(
  trx: Transaction,
  { owner_id }: Pick<Task, 'owner_id'>,
  payment: Payment,
  ownerPercent: number,
  locked: Locked,
): Promise<Shares> {
  if (payment.bank_dispute === 'open') throw conflict('bank-dispute-open');
  const shares = sharesOf(payment, ownerPercent);
  const { customer, net, fee } = shares;
  if (customer > 0) await refundPayment(trx, payment, customer, locked);
  if (net + fee > 0) {
    await ledger.book(
      trx,
      { kind: 'release', cause: payment.id, payment, entries: { held: net + fee, owner: -net, fee: -fee } },
      locked,
    );
  }
  if (net > 0) {
    const transfer = { id: locked.newId(), payment_id: payment.id, owner_id, amount_cents: net };
    const created = { status: 'available', created_at: locked.at } as const;
    await payouts.addTransfer(trx, { ...transfer, ...created });
    await enqueue(trx, 'send-transfer', { transfer: transfer.id });
  }
  await payments.update(trx, payment.id, {
    status: 'settled',
    owner_cents: net,
    fee_cents: fee,
    refunded_cents: payment.refunded_cents + customer,
    settled_at: locked.at,
  });
  return shares;
}
