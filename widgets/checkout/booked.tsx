import { CalendarPlus, CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { instantOf } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import { fullName, shortName } from '#core/domain/person.ts';
import { hoursOf, unitOf } from '#core/domain/units.ts';
import { useMoneyTerms } from '#core/hooks/data/use-money-terms.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useRedirect } from '#core/hooks/links/navigate.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useSaveCalendar } from '#core/hooks/task/use-save-calendar.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { cancellationMessages, clockMessages } from '#core/i18n/forms.messages.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Card } from '#core/ui/card.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Row } from '#core/ui/stack.tsx';
import { Total } from '#core/ui/total.tsx';
import { TwoClocks } from '#core/ui/two-clocks.tsx';
import * as styles from './booked.styles.ts';
import { agreedOn, type MadeBooking, madeText, type Paying } from './booking-state.ts';
import { withQuery } from './checkout.data.ts';
import { bookedMessages, checkoutMessages } from './checkout.messages.ts';
import type { BookingPageProps } from './checkout.props.ts';
import { heading as headingClass, note } from './checkout.styles.ts';

export interface BookedProps extends BookingPageProps {
  booking: MadeBooking;
  paying: Paying;
  onPay(): void;
}

/**
 * Confirms the booking and stays. Where money is due it asks for it; otherwise it leads to the conversation, by a redirect
 * on the marketplace and by a link on other pages.
 */
export function Booked(props: BookedProps) {
  const { offer, booking, headingLevel, successUrl, redirectDelay, payment } = props;
  const t = { ...useMessages(checkoutMessages), ...useMessages(bookedMessages) };
  const rules = useMessages(cancellationMessages);
  const link = useLink();
  const { redirectsTo, redirect } = useRedirect('successUrl');
  const heading = useRef<HTMLHeadingElement>(null);
  const address = withQuery(link('successUrl', successUrl), { conversation: booking.conversation_id });
  const isMoneyDue = isDue(booking) || (payment === 'card' && booking.isPayable);
  const isRedirecting = !isMoneyDue && !booking.isPrevented && redirectsTo(address);
  const Heading = headingTag(headingLevel);
  const name = shortName(offer) || t.translator;

  useEffect(() => heading.current?.focus(), []);
  useEffect(
    () => (isRedirecting ? redirect(address, redirectDelay) : undefined),
    [isRedirecting, redirect, address, redirectDelay],
  );

  return (
    <Card as="section" variant="panel">
      <div className={styles.booked} part="booked">
        <span className={styles.mark}>
          <Icon node={CircleCheck} size={34} />
        </span>
        <Heading className={headingClass} part="heading" ref={heading} tabIndex={-1}>
          {t[madeText(booking)]}
        </Heading>
        <BookedFacts offer={offer} booking={booking} taskUrl={props.taskUrl} />
        {isMoneyDue && <Pay {...props} name={name} />}
        {booking.status === 'requested' && <Answer name={name} />}
        {offer.cancellation && <p className={note}>{rules[`rule-${offer.cancellation}`]}</p>}
        <p className={note}>
          {booking.booking !== 'pay-first' && t.bookedHint({ name })} {isRedirecting && t.leadingOn}
        </p>
        <Row gap={4} lines={2}>
          <ButtonLink variant={isMoneyDue ? 'secondary' : 'primary'} part="messages" href={address}>
            {t.openMessages}
          </ButtonLink>
          {booking.id !== 0 && (
            <ButtonLink part="task" href={link('taskUrl', props.taskUrl, { id: booking.id })}>
              {t.openTask}
            </ButtonLink>
          )}
        </Row>
      </div>
    </Card>
  );
}

/** Whether the translator waits for the money, so that the customer is asked to pay now. */
const isDue = ({ status, payment, booking }: MadeBooking): boolean =>
  status !== 'requested' &&
  payment?.status === 'unpaid' &&
  (payment.policy === 'before-start' || booking === 'pay-first');

/** Says until when the translator answers whether the booking holds. */
function Answer({ name }: { name: string }) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const hours = useMoneyTerms()?.answerHours ?? null;
  return (
    <p>
      {hours === null
        ? t.onRequestSoon({ name })
        : t.onRequest({ name, hours, digits: format.number(hours) })}
    </p>
  );
}

function Pay({ booking, paying, onPay, name }: BookedProps & { name: string }) {
  const t = useMessages(bookedMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const paidFirst = useMessages(checkoutMessages).paidFirst({
    name,
    minutes: format.minutes(limits.payFirstMinutes),
  });
  return (
    <div className={styles.pay}>
      {isDue(booking) && <p>{booking.booking === 'pay-first' ? paidFirst : t.payFirst({ name })}</p>}
      {paying.status === 'failed' && (
        <Notice type="error" part="error">
          <p role="alert">
            {t.payFailed} {errorText(paying.error)}
          </p>
        </Notice>
      )}
      <Button variant="primary" size="large" part="pay" busy={paying.status === 'busy'} onClick={onPay}>
        {t.payNow({ amount: isolated(format.price(booking.value)) })}
      </Button>
      <p className={note}>{t.heldUntil}</p>
    </div>
  );
}

interface BookedFactsProps {
  offer: OfferInDetail;
  booking: MadeBooking;
  /** Where the task is; `{id}` stands for it. */
  taskUrl: string;
}

/** What was booked: when on both clocks, for how much, and with which files. */
function BookedFacts({ offer, booking, taskUrl }: BookedFactsProps) {
  const t = useMessages(bookedMessages);
  const clock = useMessages(clockMessages);
  const format = useFormat();
  const { locale } = useLocale();
  const shown = textFor(offer, locale);
  const { quantity, value, files } = booking;
  const instant = instantOf(booking.plan);
  return (
    <>
      <p className={styles.bookedOffer}>
        <bdi lang={shown.lang}>{shown.title}</bdi>
      </p>
      {instant && (
        <div className={styles.bookedTime}>
          <span>{offer.type === 'call' ? clock.startsAt : clock.deliverBy}</span>
          <time part="when" dateTime={instant.toISOString()}>
            {format.day(instant)} <TwoClocks instant={instant} zones={[offer.timezone ?? '']} />
          </time>
        </div>
      )}
      <p className={styles.cost}>
        <Total {...agreedOn(offer, quantity)} total={value} part="total" />
      </p>
      {files.length > 0 && <p part="files">{t.filesSent({ names: format.list(files) })}</p>}
      {instant && <ToCalendar offer={offer} booking={booking} taskUrl={taskUrl} startsAt={instant} />}
    </>
  );
}

function ToCalendar({ offer, booking, taskUrl, startsAt }: BookedFactsProps & { startsAt: Date }) {
  const t = useMessages(bookedMessages);
  const link = useLink();
  const saveCalendar = useSaveCalendar();
  const { id, quantity, plan } = booking;
  const hours = hoursOf({ unit: unitOf(offer.unit), quantity });
  const title = fullName(offer) ? `${offer.title} (${fullName(offer)})` : offer.title;
  const save = () =>
    saveCalendar({
      ...{ id, title, hours, startsAt, type: offer.type, details: plan.details, place: '' },
      ...{ address: link('taskUrl', taskUrl, { id }), isCancelled: false, fileName: `dragoman-${id}` },
    });
  return (
    <div>
      <Button size="small" part="calendar" onClick={save}>
        <Icon node={CalendarPlus} /> {t.toCalendar}
      </Button>
    </div>
  );
}
