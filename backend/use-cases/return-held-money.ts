/** The customer has got back a part of what is held, past us; where nothing is left, the payment is settled. */
import type { Payment } from '#backend/database/tables-money.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { heldCents } from '#backend/domain/task-money.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';

/** Part of the transaction of a use case, which has booked it. */
export function returnHeldMoney(
  trx: Transaction,
  payment: Payment,
  cents: number,
  { at }: Locked,
  change: { charge?: string; bank_dispute?: 'lost' },
): Promise<Payment> {
  const isSettled = payment.status === 'held' && heldCents(payment) === cents;
  return payments.update(trx, payment.id, {
    ...change,
    refunded_cents: payment.refunded_cents + cents,
    ...(isSettled && { status: 'settled', settled_at: at }),
  });
}
