import { useCallback, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import { payments } from '#core/api/payments.ts';
import { type Booked, type Booking, tasks } from '#core/api/tasks.ts';
import type { BookingPlan } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { useOffer } from '#core/kit/data/use-offer.ts';
import { errorDetail, type Resource } from '#core/kit/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { navigate } from '#core/kit/links/navigate.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { referral } from '#core/session/referral.ts';
import { checkoutMessages } from './checkout.messages.ts';

const sample = {
  ready: async () => (await import('./checkout.demo.ts')).sampleOffer,
  empty: null,
};

export const useOfferToBook = (id: string): Resource<OfferInDetail | null> => useOffer(id, sample);

/** Who is here; in `demo` somebody who may book. */
export function useCustomer(): { status: Viewer['status']; id: string } {
  const { demo } = useWidget();
  const viewer = useViewer();
  if (demo) return { status: 'signed-in', id: 'sample-customer' };
  return { status: viewer.status, id: viewer.status === 'signed-in' ? viewer.user.id : '' };
}

const blank: BookingPlan = { details: '', date: '', time: '' };

/** What was typed for this offer, kept until it is booked: signing in may lead through other pages. */
export const useOrderDraft = (offer: OfferInDetail) => useDraft(`checkout.${offer.id}`, blank);

/** A booking that was made. */
export interface Order extends Booked {
  plan: BookingPlan;
  /** Whether the page leads the customer on itself. */
  isTakenOver: boolean;
}

export type OrderState =
  | { status: 'open'; error: Error | null }
  /** `sent` says how much of the documents has gone, from 0 to 1. */
  | { status: 'sending'; sent: number }
  | { status: 'booked'; order: Order }
  | { status: 'paying'; order: Order }
  | { status: 'unpaid'; order: Order; error: Error };

async function book(client: Client, offer: OfferInDetail, booking: Booking, key: string): Promise<Booked> {
  const booked = await tasks(client).accept(offer.id, booking, key);
  if (booked.conversationId) return booked;
  // The booking stands whether or not its conversation could be opened: the chat page opens it just as well.
  const conversationId = await conversations(client)
    .start(offer.owner.id)
    .catch(() => '');
  return { ...booked, conversationId };
}

/** Tells the page and the person that something failed; where the session ended it has told them itself. */
function useFailureNews(): <Result>(work: Promise<Result>) => Promise<Result> {
  const { emit, runtime, demo } = useWidget();
  const errorText = useErrorText();
  return (work) =>
    work.catch((cause: unknown) => {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const message = errorText(error);
      emit('dragoman-order-error', { ...errorDetail(error), message });
      const isOver = error instanceof ApiError && error.status === 401;
      if (!demo && !isOver)
        runtime.notices.notify(error instanceof ApiError ? error.type : 'error', message, { isSaid: true });
      throw error;
    });
}

const unnamedPlace = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'payment' });

/** The way of an order: booked once however often it is sent, then paid where the page asks for that. */
export function useOrder(offer: OfferInDetail, payment: 'none' | 'card', onBooked: () => void) {
  const { demo, emit, host, partner, campaign, isOwnSite } = useWidget();
  const telling = useFailureNews();
  const t = useMessages(checkoutMessages);
  const tell = useNotify();
  const made = useRef<Order>(null);
  const [sent, setSent] = useState(0);

  const [pay, paying] = useAction(async (client: Client, order: Order, key: string) => {
    const place = await telling(payments(client).start(order.taskId || offer.id, key));
    if (!place) return telling(Promise.reject(unnamedPlace()));
    navigate(host, place);
    return place;
  });

  const [accept, accepting] = useAction(async (client: Client, booking: Booking, key: string) => {
    const booked = demo
      ? (await import('./checkout.demo.ts')).sampleBooked
      : await telling(book(client, offer, booking, key));
    const { conversationId, serverMessage } = booked;
    onBooked();
    if (!demo) tell(serverMessage, t.booked);
    const isTakenOver = !emit('dragoman-order-accepted', { offerId: offer.id, conversationId });
    made.current = { ...booked, plan: booking, isTakenOver };
    return made.current;
  });

  const isPaidByCard = payment === 'card' && !demo;
  const send = useCallback(
    async (booking: Omit<Booking, 'timeZone' | 'onProgress'>) => {
      const timeZone = zoneHere();
      const order =
        made.current ??
        (await accept({
          ...booking,
          timeZone,
          onProgress: setSent,
          partner: partner || undefined,
          campaign: campaign || undefined,
          page: partner ? (isOwnSite ? referral().page : location.origin + location.pathname) : undefined,
        }));
      if (order && isPaidByCard) await pay(order);
    },
    [accept, pay, isPaidByCard, partner, campaign, isOwnSite],
  );

  return { state: stateOf(accepting, paying, isPaidByCard, sent), send };
}

type Accepting = ReturnType<typeof useAction<Booking, Order>>[1];
type Paying = ReturnType<typeof useAction<Order, string>>[1];

function stateOf(accepting: Accepting, paying: Paying, isPaidByCard: boolean, sent: number): OrderState {
  switch (accepting.status) {
    case 'idle':
      return { status: 'open', error: null };
    case 'busy':
      return { status: 'sending', sent };
    case 'failed':
      return { status: 'open', error: accepting.error };
    case 'done': {
      const order = accepting.result;
      if (paying.status === 'failed') return { status: 'unpaid', order, error: paying.error };
      return { status: isPaidByCard ? 'paying' : 'booked', order };
    }
  }
}
