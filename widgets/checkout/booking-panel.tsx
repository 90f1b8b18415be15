import { ApiError } from '#core/api/api-error.ts';
import { type BookingPlan, bookingSteps } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import type { PaymentPolicy } from '#core/domain/payment.ts';
import { fullName, shortName } from '#core/domain/person.ts';
import { useMoneyTerms } from '#core/hooks/data/use-money-terms.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { LegalLink } from '#core/hooks/links/legal-link.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { cancellationMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Flag } from '#core/ui/flag.tsx';
import { Steps } from '#core/ui/forms/steps.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Price, unitSuffix } from '#core/ui/price.tsx';
import { Rating } from '#core/ui/rating.tsx';
import { Row } from '#core/ui/stack.tsx';
import { Factors } from '#core/ui/total.tsx';
import { agreedOn, quantityOf, totalFor } from './booking-state.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { BookingFormProps } from './checkout.props.ts';
import * as styles from './checkout.styles.ts';
import { WaitingBookings } from './late-parts.tsx';

interface BookingPanelProps extends BookingFormProps {
  plan: BookingPlan;
  documentCount: number;
  needsSignIn: boolean;
  /** The form says beside the field or the file what is wrong with it. */
  isShownElsewhere: boolean;
}

/** The offer, the progress, the price, and the button. */
export function BookingPanel(props: BookingPanelProps) {
  const { offer, headingLevel, payment, plan, elsewhere, state } = props;
  const t = useMessages(checkoutMessages);
  const rules = useMessages(cancellationMessages);
  const format = useFormat();
  const terms = useMoneyTerms();
  const quantity = quantityOf(offer, plan.quantity);
  const isBusy = state.status === 'sending' || state.status === 'paying';
  return (
    <div className={styles.panel}>
      <div className={styles.panelOffer}>
        <OfferSummary offer={offer} headingLevel={headingLevel + 1} />
      </div>
      <div className={styles.panelBooking}>
        <Progress {...props} />
        <p className={styles.total} aria-live="polite">
          {quantity === null ? (
            <Rate offer={offer} />
          ) : (
            <>
              <span>
                <Factors {...agreedOn(offer, quantity)} />
              </span>
              <Price value={totalFor(offer, quantity)} total part="total" />
            </>
          )}
        </p>
        {quantity !== null && (
          <p className={styles.note}>
            {t.obligation({ amount: format.price(totalFor(offer, quantity)) })}{' '}
            <LegalLink path="/Terms" part="terms">
              {t.terms}
            </LegalLink>
          </p>
        )}
        {elsewhere ? (
          <ButtonLink variant="primary" size="large" wide part="marketplace" href={elsewhere.href}>
            {t.goOnThere(elsewhere)}
          </ButtonLink>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            part="submit"
            busy={isBusy}
            busyLabel={t.sending}
          >
            {t.checkout}
          </Button>
        )}
        <BookingProblem {...props} />
        {offer.cancellation && <p className={styles.note}>{rules[`rule-${offer.cancellation}`]}</p>}
        <HowBooked {...props} answerHours={terms?.answerHours ?? null} />
        <p className={styles.note}>
          {payment === 'card' || offer.booking === 'pay-first'
            ? t.payNext
            : t[whenPaid[terms?.policy ?? 'off']]}
        </p>
      </div>
    </div>
  );
}

/** What is known of the price before it is said how much is booked. */
function Rate({ offer: { price, unit, minimum } }: Pick<BookingPanelProps, 'offer'>) {
  const { atLeast } = useMessages(moneyMessages);
  const suffix = unitSuffix(useMessages(coreMessages), unit);
  const format = useFormat();
  return (
    <span>
      <bdi>{format.price(price) + suffix}</bdi>
      {minimum ? ` (${atLeast({ amount: format.price(minimum) })})` : ''}
    </span>
  );
}

const whenPaid = {
  'before-start': 'payBeforeStart',
  'before-finish': 'payBeforeFinish',
  off: 'payLater',
} as const satisfies Record<PaymentPolicy, keyof typeof checkoutMessages.en>;

function Progress({ plan, documentCount }: BookingPanelProps) {
  const t = useMessages(checkoutMessages);
  const { optional } = useMessages(coreMessages);
  const labels = {
    description: t.stepDescription,
    date: t.stepDate,
    time: t.stepTime,
    documents: t.stepDocuments,
  };
  const done = bookingSteps.map(({ isDone }) => isDone({ ...plan, documents: documentCount }, new Date()));
  const current = done.indexOf(false);
  return (
    <Steps
      steps={bookingSteps.map(({ name }, index) => ({
        label: labels[name],
        note: name === 'documents' ? optional : undefined,
        state: done[index] ? 'done' : index === current ? 'current' : 'todo',
      }))}
    />
  );
}

/** Why the booking was not sent, and what to do. */
function BookingProblem(props: BookingPanelProps) {
  const { state, customer, needsSignIn, isShownElsewhere, signInUrl, taskUrl } = props;
  if (state.status === 'unpaid') return <Unpaid error={state.error} />;
  const error = state.status === 'open' ? state.error : null;
  const isSolved = error instanceof ApiError && error.status === 401 && customer.status === 'signed-in';
  if (isShownElsewhere) return null;
  const waiting = error instanceof ApiError && error.code === 'too-many-unpaid' && (
    <WaitingBookings error={error} taskUrl={taskUrl} />
  );
  if (error && !isSolved) return <FormProblem error={error} signInUrl={signInUrl} conflictAction={waiting} />;
  return needsSignIn && <FormProblem error="signed-out" signInUrl={signInUrl} />;
}

function Unpaid({ error }: { error: Error }) {
  const t = useMessages(checkoutMessages);
  const errorText = useErrorText();
  return (
    <Notice type="error" part="error">
      <div className={styles.trouble}>
        <p role="alert">
          {t.unpaid} {errorText(error)}
        </p>
        <Button type="submit" size="small" part="retry">
          {t.retryPayment}
        </Button>
      </div>
    </Notice>
  );
}

/** Whether the booking holds at once, after the translator's answer, or once it is paid. */
function HowBooked({ offer, answerHours: hours }: BookingPanelProps & { answerHours: number | null }) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const name = shortName(offer) || t.translator;
  if (offer.booking === 'pay-first')
    return (
      <p className={styles.note}>{t.paidFirst({ name, minutes: format.minutes(limits.payFirstMinutes) })}</p>
    );
  if (offer.booking !== 'on-request') return <p className={styles.note}>{t.bookedAtOnce}</p>;
  return (
    <p className={styles.note}>
      {hours === null
        ? t.onRequestSoon({ name })
        : t.onRequest({ name, hours, digits: format.number(hours) })}
    </p>
  );
}

/** The offer and its translator. */
export function OfferSummary({ offer, headingLevel }: { offer: OfferInDetail; headingLevel: number }) {
  const format = useFormat();
  const { flagUrl } = useWidget();
  const { locale } = useLocale();
  const { image, languages, rating, rating_count, type, price, unit } = offer;
  const { title, lang } = textFor(offer, locale);
  const Title = headingTag(headingLevel);
  return (
    <div className={styles.offer} part="offer">
      <div className={styles.owner}>
        <Avatar name={fullName(offer)} image={image} size={46} />
        <p className={styles.ownerName} part="owner" translate="no">
          <bdi>{fullName(offer)}</bdi>
        </p>
      </div>
      <Title className={styles.title} part="title">
        <bdi lang={lang}>{title}</bdi>
      </Title>
      <Row gap={3} lines={1} between>
        <LanguagePair languages={languages} />
        <Row as="span" gap={1} align="stretch">
          {languages.map((code) => (
            <Flag key={code} code={code} url={flagUrl} name={format.language(code)} />
          ))}
        </Row>
      </Row>
      <Row gap={3} lines={1} between>
        <Row as="span" gap={3} lines={1}>
          <CategoryChip category={type} />
          <Rating value={rating} count={rating_count} />
        </Row>
        <Price value={price} unit={unit} />
      </Row>
    </div>
  );
}
