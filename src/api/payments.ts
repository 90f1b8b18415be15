import type { MoneyTerms } from '#core/domain/money.ts';
import { paymentPolicies } from '#core/domain/task.ts';
import { webAddress } from '#core/domain/web-address.ts';
import type { Client } from './client.ts';
import { addressOf, numberOf, recordOf, textOf } from './wire.ts';

export const payments = (client: Client) => ({
  /** Null where the backend names no fee. */
  async terms(): Promise<MoneyTerms | null> {
    const { body } = await client.call({ path: '/api/money' });
    const wire = recordOf(body);
    const feePercent = numberOf(wire.fee_percent);
    if (feePercent === null) return null;
    return {
      currency: textOf(wire.currency) || 'EUR',
      feePercent,
      policy: paymentPolicies.find((known) => known === wire.policy) ?? 'off',
      autoFinishDays: numberOf(wire.auto_finish_days) ?? 0,
    };
  },

  /** The payment page of this task, or of the newest unpaid task of this offer; null where the backend names none. */
  async start(id: number | string, idempotencyKey: string): Promise<string | null> {
    const { body } = await client.call({
      method: 'POST',
      path: '/create-checkout-session',
      body: { items: [{ id, quantity: 1 }] },
      token: 'always',
      idempotencyKey,
    });
    const address = addressOf(recordOf(body).url, client.baseUrl);
    return address && webAddress.test(address) ? address : null;
  },
});
