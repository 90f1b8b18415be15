/** What the marketplace says of its payments. */
import type { MoneyTerms } from '#core/domain/money.ts';
import { paymentPolicies } from '#core/domain/payment.ts';
import type { Client } from './client.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

/** Null where the backend names no fee. */
export async function moneyTerms(client: Client): Promise<MoneyTerms | null> {
  const { body } = await client.call({ path: '/api/money' });
  const wire = recordOf(body);
  const feePercent = numberOf(wire.fee_percent);
  if (feePercent === null) return null;
  return {
    currency: textOf(wire.currency) || 'EUR',
    feePercent,
    policy: paymentPolicies.find((known) => known === wire.policy) ?? 'off',
    autoFinishDays: numberOf(wire.auto_finish_days) ?? 0,
    answerHours: numberOf(wire.answer_hours),
  };
}
