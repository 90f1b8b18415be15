/** The calls of an order, whose code the form needs only when it is sent. */
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { payments } from '#core/api/payments.ts';
import { type Booked, type Booking, tasks } from '#core/api/tasks.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';

export async function book(
  client: Client,
  offer: OfferInDetail,
  booking: Booking,
  key: string,
): Promise<Booked> {
  const booked = await tasks(client).accept(offer.id, booking, key);
  if (booked.conversationId) return booked;
  // The booking is valid even if its conversation could not be opened. The chat page opens it too.
  const conversationId = await conversations(client)
    .start(offer.owner.id)
    .catch(() => '');
  return { ...booked, conversationId };
}

/** The address of the payment page; null where the backend names none. */
export const startPayment = (client: Client, id: number | string, key: string): Promise<string | null> =>
  payments(client).start(id, key);
