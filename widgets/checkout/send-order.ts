/** The calls of an order, whose code the form needs only when it is sent. */
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { payments } from '#core/api/payments.ts';
import { type Booked, type Booking, tasks } from '#core/api/tasks.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { isPayable } from '#core/domain/task.ts';

export async function book(
  client: Client,
  offer: OfferInDetail,
  booking: Booking,
  key: string,
): Promise<Booked & { isPayable: boolean }> {
  const accepted = await tasks(client).accept(offer.id, booking, key);
  const booked = { ...accepted, isPayable: mayBePaid(accepted) };
  if (booked.conversationId) return booked;
  // The booking is valid even if its conversation could not be opened. The chat page opens it too.
  const conversationId = await conversations(client)
    .start(offer.owner.id)
    .catch(() => '');
  return { ...booked, conversationId };
}

/** Where the backend does not say how a booking stands with its money, it may be paid at once. */
const mayBePaid = ({ status, payment }: Booked): boolean =>
  payment === null || isPayable(status || 'accepted', payment.status);

/** The address of the payment page; null where the backend names none. */
export const startPayment = (client: Client, id: number | string, key: string): Promise<string | null> =>
  payments(client).start(id, key);
