import { ApiError } from '#core/api/api-error.ts';
import { type BookingPlan, bookingSteps } from '#core/domain/booking.ts';
import { parseHours } from '#core/domain/money.ts';
import type { PaymentPolicy } from '#core/domain/payment.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { useMoneyTerms } from '#core/kit/data/use-money-terms.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Price } from '#core/ui/price.tsx';
import { Steps } from '#core/ui/steps.tsx';
import { type CheckoutMessages, checkoutMessages } from './checkout.messages.ts';
import type { OrderFormProps } from './checkout.props.ts';
import * as styles from './checkout.styles.ts';
import { OfferSummary } from './offer-summary.tsx';
import { totalFor } from './order-state.ts';

interface OrderPanelProps extends OrderFormProps {
  plan: BookingPlan;
  documentCount: number;
  isAskedToSignIn: boolean;
  /** The form says so beside the time. */
  isTimeTaken: boolean;
}

/** The offer, the progress, the price, and the button. */
export function OrderPanel(props: OrderPanelProps) {
  const { offer, headingLevel, payment, plan, elsewhere, state } = props;
  const t = useMessages(checkoutMessages);
  const { perHour } = useMessages(coreMessages);
  const { hoursCount } = useMessages(moneyMessages);
  const format = useFormat();
  const terms = useMoneyTerms();
  const hours = parseHours(plan.hours);
  const rate = isolated(format.price(offer.price) + perHour);
  const isBusy = state.status === 'sending' || state.status === 'paying';
  return (
    <div className={styles.panel}>
      <div className={styles.panelOffer}>
        <OfferSummary offer={offer} headingLevel={headingLevel + 1} />
      </div>
      <div className={styles.panelOrder}>
        <Progress {...props} />
        <p className={styles.total} aria-live="polite">
          <span>
            {hours === null ? rate : `${hoursCount({ hours, digits: format.number(hours) })} × ${rate}`}
          </span>
          {hours !== null && <Price value={totalFor(offer, hours)} total part="total" />}
        </p>
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
        <OrderProblem {...props} />
        <HowBooked {...props} answerHours={terms?.answerHours ?? null} />
        <p className={styles.note}>{payment === 'card' ? t.payNext : t[whenPaid[terms?.policy ?? 'off']]}</p>
      </div>
    </div>
  );
}

const whenPaid = {
  'before-start': 'payBeforeStart',
  'before-finish': 'payBeforeFinish',
  off: 'payLater',
} as const satisfies Record<PaymentPolicy, keyof CheckoutMessages>;

function Progress({ plan, documentCount }: OrderPanelProps) {
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

/** Why the order was not sent, and what to do. */
function OrderProblem({ state, customer, isAskedToSignIn, isTimeTaken, signInUrl }: OrderPanelProps) {
  if (state.status === 'unpaid') return <Unpaid error={state.error} />;
  const error = state.status === 'open' ? state.error : null;
  const isSolved = error instanceof ApiError && error.status === 401 && customer.status === 'signed-in';
  if (isTimeTaken) return null;
  if (error && !isSolved) return <FormProblem error={error} signInUrl={signInUrl} />;
  return isAskedToSignIn && <FormProblem error="signed-out" signInUrl={signInUrl} />;
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

/** Whether the booking holds at once, or after the translator's answer. */
function HowBooked({ offer, answerHours: hours }: OrderPanelProps & { answerHours: number | null }) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const name = offer.owner.firstName || offer.owner.fullName || t.translator;
  if (offer.booking === 'instant') return <p className={styles.note}>{t.bookedAtOnce}</p>;
  return (
    <p className={styles.note}>
      {hours === null
        ? t.onRequestSoon({ name })
        : t.onRequest({ name, hours, digits: format.number(hours) })}
    </p>
  );
}
