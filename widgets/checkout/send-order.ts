/** What the form needs only when it is sent: the calls of an order, and what it shows of a time that was taken. */
import { ApiError } from '#core/api/api-error.ts';
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

/** The address of the payment page. */
export async function startPayment(client: Client, id: number | string, key: string): Promise<string> {
  const address = await payments(client).start(id, key);
  if (address) return address;
  throw new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });
}

export { takePurchase } from '#core/kit/analytics/reported-money.ts';
export { catalogues } from './booked.messages.ts';
// Only a sent order is told so: it never waits for this code.
export { TimeTaken } from './time-taken.tsx';
