import { useEffect } from 'react';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { shortName } from '#core/domain/person.ts';
import { unitOf } from '#core/domain/units.ts';
import { whenIdle } from '#core/hooks/data/when-idle.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Card } from '#core/ui/card.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { BookingForm } from './booking-form.tsx';
import { OfferSummary } from './booking-panel.tsx';
import { type BookingState, madeText } from './booking-state.ts';
import { useBooking, useBookingDraft, useBookingElsewhere, useCustomer } from './checkout.data.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { BookingPageProps } from './checkout.props.ts';
import * as styles from './checkout.styles.ts';
import { Booked, preloadLateParts } from './late-parts.tsx';

/** Books one offer: the form, and after it the confirmation. */
export function BookingPage(props: BookingPageProps) {
  const { offer, payment, reference, onOutdated } = props;
  const customer = useCustomer();
  const format = useFormat();
  const prefilled = props.prefillQuantity ?? (unitOf(offer.unit) === 'hour' ? props.prefillHours : undefined);
  const draft = useBookingDraft(offer, customer.status, {
    details: props.prefillDetails,
    date: props.prefillDate,
    time: props.prefillTime,
    quantity: prefilled === undefined ? '' : format.number(prefilled),
  });
  const { state, send, pay } = useBooking(offer, { payment, reference, onBooked: draft.clear, onOutdated });
  const elsewhere = useBookingElsewhere(offer, draft.fields, reference);
  const t = useMessages(checkoutMessages);
  const { locale } = useLocale();
  useEffect(() => whenIdle(() => preloadLateParts(locale)), [locale]);
  const refusal = refusalOf(offer, customer.id);

  return (
    <>
      <StatusLine hidden>{announcement(state, t)}</StatusLine>
      {state.status === 'booked' ? (
        <Booked
          {...props}
          booking={state.booking}
          paying={state.paying}
          onPay={() => void pay(state.booking)}
        />
      ) : refusal ? (
        <Refused {...props} refusal={refusal} />
      ) : (
        <BookingForm {...props} {...{ customer, draft, elsewhere, state, send }} />
      )}
    </>
  );
}

const refusalOf = ({ active, users_id }: OfferInDetail, customerId: string) =>
  users_id !== '' && users_id === customerId ? 'ownOffer' : active === false ? 'inactive' : null;

function announcement(state: BookingState, t: typeof checkoutMessages.en): string {
  switch (state.status) {
    case 'open':
      return '';
    case 'sending':
    case 'paying':
      return t.sending;
    case 'unpaid':
      return t.unpaid;
    case 'booked':
      return t[madeText(state.booking)];
  }
}

interface RefusedProps extends BookingPageProps {
  refusal: 'ownOffer' | 'inactive';
}

function Refused({ offer, headingLevel, categoryUrl, refusal }: RefusedProps) {
  const t = useMessages(checkoutMessages);
  const link = useLink();
  const name = shortName(offer) || t.translator;
  const Heading = headingTag(headingLevel);
  return (
    <section className={styles.single} aria-label={t.summary}>
      <Heading className={styles.heading} part="heading">
        {t.summary}
      </Heading>
      <Notice type="info" part="refused">
        {refusal === 'ownOffer' ? t.ownOffer : t.inactive({ name })}
      </Notice>
      <Card variant="panel">
        <OfferSummary offer={offer} headingLevel={headingLevel + 1} />
      </Card>
      {refusal === 'inactive' && (
        <div>
          <ButtonLink
            variant="primary"
            part="similar"
            href={link('categoryUrl', categoryUrl, { category: offer.type })}
          >
            {t.similar}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
