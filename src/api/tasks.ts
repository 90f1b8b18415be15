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
  documents?: readonly File[];
}

export interface Booked {
  /** Empty where the backend does not tell. */
  taskId: string;
  conversationId: string;
  told: Told;
}

/** Files make the call a multipart one; without any it is what the spec says. */
function bodyWith(fields: Record<string, string | undefined>, documents: readonly File[]) {
  if (documents.length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  for (const file of documents) form.append('documents', file, file.name);
  return form;
}

export const tasks = (client: Client) => ({
  async accept(
    offerId: Offer['id'],
    { timeZone, documents = [], ...booking }: Booking,
    idempotencyKey: string,
  ): Promise<Booked> {
    const { body } = await client.call({
      method: 'POST',
      path: `/task/accepted/${encodeURIComponent(offerId)}`,
      body: bodyWith({ ...booking, timezone: timeZone }, documents),
      token: 'always',
      idempotencyKey,
    });
    const wire = recordOf(body);
    return { taskId: textOf(wire.id), conversationId: textOf(wire.conversation_id), told: toldBy(body) };
  },
});
