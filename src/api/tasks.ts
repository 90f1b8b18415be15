import type { Offer } from '#core/domain/offer.ts';
import { type Told, toldBy } from './account.ts';
import type { Client } from './client.ts';
import { recordOf, textOf } from './wire.ts';

export interface Booking {
  details: string;
  /** YYYY-MM-DD and HH:MM on the customer's clock, in the zone named. */
  date: string;
  time: string;
  timeZone: string;
  partner?: string;
  campaign?: string;
}

export interface Booked {
  /** Empty where the backend does not tell. */
  taskId: string;
  conversationId: string;
  told: Told;
}

export const tasks = (client: Client) => ({
  async accept(
    offerId: Offer['id'],
    { timeZone, ...booking }: Booking,
    idempotencyKey: string,
  ): Promise<Booked> {
    const { body } = await client.call({
      method: 'POST',
      path: `/task/accepted/${encodeURIComponent(offerId)}`,
      body: { ...booking, timezone: timeZone },
      token: 'always',
      idempotencyKey,
    });
    const wire = recordOf(body);
    return { taskId: textOf(wire.id), conversationId: textOf(wire.conversation_id), told: toldBy(body) };
  },
});
