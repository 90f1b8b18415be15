import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import type { BookingFiles } from '#core/api/tasks.ts';
import type { BookingPlan } from '#core/domain/booking.ts';
import { bookingIn, fragmentOf } from '#core/domain/handed-over-booking.ts';
import { offerCurrency as currency } from '#core/domain/money.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import type { BookingInput } from '#core/domain/task.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { unitOf } from '#core/domain/units.ts';
import { useTrack } from '#core/hooks/analytics/use-analytics.ts';
import { useTrackOffer } from '#core/hooks/analytics/use-track-offer.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { type Draft, useDraft } from '#core/hooks/data/use-draft.ts';
import { prepareMoneyTerms } from '#core/hooks/data/use-money-terms.ts';
import { prepareShownOffer, useOffer } from '#core/hooks/data/use-offer.ts';
import { errorDetail, type Resource } from '#core/hooks/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/hooks/data/use-viewer.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useNotify, useNotifyFailure } from '#core/hooks/errors/use-server-message.ts';
import { navigate } from '#core/hooks/links/navigate.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { whenReturned } from '#core/hooks/links/when-returned.ts';
import { useSite } from '#core/hooks/sign-in/use-site.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { referral } from '#core/session/referral.ts';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import {
  asRead,
  type MadeBooking,
  madeText,
  mostOf,
  quantityOf,
  stateOf,
  totalFor,
} from './booking-state.ts';
import { checkoutMessages } from './checkout.messages.ts';

const sample = {
  ready: async () => (await import('./checkout.demo.ts')).sampleOfferToBook,
  empty: null,
};

export const useOfferToBook = (id: string): Resource<OfferInDetail | null> => useOffer(id, sample);

export const prepareCheckout = async ({ offerId }: { offerId: string }, client: Client) =>
  (await Promise.all([prepareShownOffer(offerId, client), prepareMoneyTerms(client)])).flat();

/** The visitor, as a customer; in `demo` a user who may book. */
export function useCustomer(): { status: Viewer['status']; id: string } {
  const { demo } = useWidget();
  const viewer = useViewer();
  if (demo) return { status: 'signed-in', id: 'sample-customer' };
  return { status: viewer.status, id: viewer.status === 'signed-in' ? viewer.user.id : '' };
}

const planFields = ['details', 'date', 'time', 'quantity'] as const;

/** Most calls take an hour, where their translator gives so much. Nobody knows how many words a document has before they are counted. */
const blankHours: BookingPlan = { details: '', date: '', time: '', quantity: '1' };
const blankHalf: BookingPlan = { ...blankHours, quantity: '0.5' };
const blankWords: BookingPlan = { ...blankHours, quantity: '' };

function blankFor(offer: OfferInDetail): BookingPlan {
  if (unitOf(offer.unit) !== 'hour') return blankWords;
  return mostOf(offer) < 1 ? blankHalf : blankHours;
}

/**
 * The draft for this offer, stored until it is booked, because the sign-in may be another page. What the visitor typed on
 * a page where nobody can sign in arrives with its link, and replaces what was stored before.
 */
export function useBookingDraft(
  offer: OfferInDetail,
  viewer: Viewer['status'],
  prefill: Partial<BookingPlan>,
) {
  const { isOwnSite, demo } = useWidget();
  const blank = blankFor(offer);
  const draft = useDraft(`checkout.${offer.id}`, blank);
  const { change } = draft;
  const [arrived] = useState(() =>
    isOwnSite && !demo && typeof location !== 'undefined' ? bookingIn(location.hash) : {},
  );
  const isTaken = useRef(Object.keys(arrived).length === 0);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // The stored draft, which this replaces, is read after hydration too.
    if (isTaken.current || !isHydrated) return;
    // A restored sign-in brings the draft of that person, so until then the form has not settled.
    isTaken.current = viewer !== 'unknown';
    change(arrived);
    // A reload, or a copy of the address, would bring it again.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [arrived, viewer, change, isHydrated]);
  return usePrefilled(draft, blank, prefill);
}

/** What the host page fills in, in each field that nobody has written in yet. */
function usePrefilled(
  draft: Draft<BookingPlan>,
  blank: BookingPlan,
  prefill: Partial<BookingPlan>,
): Draft<BookingPlan> {
  const [touched, setTouched] = useState<Partial<BookingPlan>>({});
  const fields = { ...draft.fields };
  for (const name of planFields)
    if (fields[name] === blank[name] && touched[name] === undefined)
      fields[name] = prefill[name] || blank[name];
  const change = (changes: Partial<BookingPlan>) => {
    setTouched((before) => ({ ...before, ...changes }));
    // What was filled in is kept with what was written: the visitor has seen both.
    draft.change({ ...fields, ...changes });
  };
  return { ...draft, fields, change };
}

/** Where booking goes on, on a page where nobody can sign in; null on all others. */
export function useBookingElsewhere(offer: OfferInDetail, plan: BookingPlan, reference: string) {
  const site = useSite();
  const { siteUrl } = useWidget();
  const link = useLink();
  if (!site || site.isRegistered) return null;
  const address = withQuery(link('checkoutUrl', '/Checkout/{id}', { id: offer.id }), { reference });
  return { host: new URL(siteUrl).host, href: address + fragmentOf(plan) };
}

/** What the customer has filled in, where, and what they have read. */
type FormInput = Omit<BookingInput, keyof BookingPlan> &
  Pick<BookingFiles, 'documents'> &
  ReturnType<typeof asRead> & { plan: BookingPlan };

/** Reports a failure to the page and the customer. An expired session is reported by the session itself. */
function useReportFailure(): <Result>(work: Promise<Result>) => Promise<Result> {
  const { emit, demo } = useWidget();
  const errorText = useErrorText();
  const notifyFailure = useNotifyFailure();
  return (work) =>
    work.catch((cause: unknown) => {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const message = errorText(error);
      emit('dragoman-order-error', { ...errorDetail(error), message });
      const hasExpired = error instanceof ApiError && error.status === 401;
      // The form says it beside the free times, which a notice would cover, or asks again.
      const isShownInForm = error instanceof ApiError && ['time-taken', 'offer-changed'].includes(error.code);
      if (!demo && !hasExpired && !isShownInForm) notifyFailure(error, message);
      throw error;
    });
}

interface BookingOptions {
  payment: 'none' | 'card';
  reference: string;
  onBooked(): void;
  /** The offer has changed since it was read. */
  onOutdated(): void;
}

/** Books the offer, once however often the form is sent, and then opens the payment page where `payment` asks for it. */
export function useBooking(
  offer: OfferInDetail,
  { payment, reference: given, onBooked, onOutdated }: BookingOptions,
) {
  const { demo, emit, host, analytics, partner, campaign, reference: ofPage, isOwnSite } = useWidget();
  const reference = given || ofPage;
  const track = useTrack();
  useTrackOffer('begin_checkout', offer);
  const reportFailure = useReportFailure();
  const t = useMessages(checkoutMessages);
  const notify = useNotify();
  const made = useRef<MadeBooking>(null);
  const [sent, setSent] = useState(0);

  const [pay, paying] = useAction(async (client: Client, booking: MadeBooking, key: string) => {
    const address = await reportFailure(
      sending().then(({ startPayment }) => startPayment(client, booking.id || offer.id, key)),
    );
    emit('dragoman-payment-start', { taskId: booking.id, value: booking.value, currency });
    // The button stays busy until the browser has left the page.
    if (navigate(host, address)) await whenReturned();
    return address;
  });

  const [accept, accepting] = useAction(
    async (client: Client, { plan, documents, ...rest }: FormInput, key: string) => {
      const quantity = quantityOf(offer, plan.quantity) ?? 1;
      const { date, time } = plan;
      const booking = {
        ...rest,
        details: plan.details.trim(),
        date,
        time,
        quantity,
        // A backend of version 1.0 knows no other quantity.
        hours: rest.unit === 'hour' ? quantity : undefined,
      };
      const booked = demo
        ? (await import('./checkout.demo.ts')).sampleBooked
        : await reportFailure(
            sending().then(({ book }) =>
              book(client, offer, booking, key, { documents, onProgress: setSent }),
            ),
          ).catch((error: unknown) => {
            if (error instanceof ApiError && error.code === 'offer-changed') onOutdated();
            throw error;
          });
      const { serverMessage } = booked;
      onBooked();
      if (!demo) notify(serverMessage, t[madeText(booked)]);
      const value = booked.total ?? totalFor(rest, quantity);
      if (analytics && (await sending()).takePurchase(booked.id))
        track('purchase', { transaction: booked.id, value, currency, offers: [{ offer, quantity }] });
      const isPrevented = !emit('dragoman-order-accepted', {
        offerId: offer.id,
        conversationId: booked.conversation_id,
        bookingId: booked.id,
        value,
        currency,
        unit: rest.unit,
        quantity,
        reference,
      });
      const files = documents?.map(({ name }) => name) ?? [];
      made.current = { ...booked, plan, quantity, value, files, isPrevented };
      return made.current;
    },
  );

  const isPaidByCard = payment === 'card' && !demo;
  const send = useCallback(
    async ({ read, ...input }: Pick<FormInput, 'plan' | 'documents'> & { read: OfferInDetail }) => {
      const booking =
        made.current ??
        (await accept({
          ...input,
          ...asRead(read),
          timezone: zoneHere(),
          reference: reference || undefined,
          partner: partner || undefined,
          campaign: campaign || undefined,
          page: partner ? (isOwnSite ? referral().page : location.origin + location.pathname) : undefined,
        }));
      const isPaidNext = isPaidByCard || booking?.booking === 'pay-first';
      if (booking && isPaidNext && booking.isPayable) await pay(booking);
    },
    [accept, pay, isPaidByCard, reference, partner, campaign, isOwnSite],
  );

  return { state: stateOf(accepting, paying, isPaidByCard, sent), send, pay };
}

/** What a sent booking needs, loaded while the customer fills in the form. */
export const sending = () => import('./send-booking.tsx');

/** Adds to an address's query. A path stays a path, which routers need. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address, document.baseURI);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
