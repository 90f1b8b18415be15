/** Refunds of the stand-in. */
import type { Transaction } from '#backend/database/transaction.ts';
import { create, find, type Kinds, lock, newObjectId, reportEvent, seconds, update } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { missingObject, StripeFailure } from './stripe-failure.ts';

export async function refund(trx: Transaction, form: Parameters, at: Date): Promise<Kinds['refund']> {
  const intent = form.required('payment_intent');
  const paid = await find(trx, 'payment_intent', intent);
  const charge = paid && (await lock(trx, 'charge', paid.latest_charge));
  if (!charge) throw missingObject('payment_intent', intent);
  const rest = charge.amount - charge.amount_refunded;
  const amount = form.text('amount') === null ? rest : form.amount('amount');
  if (amount > rest || rest === 0)
    throw new StripeFailure(
      400,
      rest === 0
        ? `Charge ${charge.id} has already been refunded.`
        : `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest}).`,
      { code: 'charge_already_refunded' },
    );
  const made = await create(
    trx,
    'refund',
    {
      id: newObjectId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(at),
      currency: charge.currency,
      metadata: form.below('metadata'),
      payment_intent: intent,
      status: 'succeeded',
    },
    at,
  );
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = await update<'charge'>(trx, charge, {
    amount_refunded,
    refunded: amount_refunded === charge.amount,
  });
  await reportEvent(trx, 'charge.refunded', refunded, at);
  return made;
}
