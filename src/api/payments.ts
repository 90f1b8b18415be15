import { webAddress } from '#core/domain/web-address.ts';
import type { Client } from './client.ts';
import { addressOf, recordOf } from './wire.ts';

export const payments = (client: Client) => ({
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
