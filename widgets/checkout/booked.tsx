import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { useMoneyTerms } from '#core/kit/data/use-money-terms.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useRedirect } from '#core/kit/links/navigate.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Card } from '#core/ui/card.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { withQuery } from './address.ts';
import { bookedMessages } from './booked.messages.ts';
import * as styles from './booked.styles.ts';
import { BookedFacts } from './booked-facts.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import type { BookingPageProps } from './checkout.props.ts';
import { heading as headingClass, note } from './checkout.styles.ts';
import type { Order, Paying } from './order-state.ts';

export interface BookedProps extends BookingPageProps {
  order: Order;
  paying: Paying;
  onPay(): void;
}

/**
 * Confirms the booking and stays. Where money is due it asks for it; otherwise it leads to the conversation, by a redirect
 * on the marketplace and by a link on other pages.
 */
export function Booked(props: BookedProps) {
  const { offer, order, headingLevel, successUrl, redirectDelay } = props;
  const t = { ...useMessages(checkoutMessages), ...useMessages(bookedMessages) };
  const link = useLink();
  const { redirectsTo, redirect } = useRedirect('successUrl');
  const heading = useRef<HTMLHeadingElement>(null);
  const address = withQuery(link('successUrl', successUrl), { conversation: order.conversationId });
  const isMoneyDue = isDue(order);
  const isRedirecting = !isMoneyDue && !order.isPrevented && redirectsTo(address);
  const Heading = headingTag(headingLevel);
  const name = offer.owner.firstName || offer.owner.fullName || t.translator;

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
          {order.status === 'requested' ? t.requested : t.booked}
        </Heading>
        <BookedFacts offer={offer} order={order} taskUrl={props.taskUrl} />
        {isMoneyDue && <Pay {...props} name={name} />}
        {order.status === 'requested' && <Answer name={name} />}
        <p className={note}>
          {t.bookedHint({ name })} {isRedirecting && t.leadingOn}
        </p>
        <div className={styles.after}>
          <ButtonLink variant={isMoneyDue ? 'secondary' : 'primary'} part="messages" href={address}>
            {t.openMessages}
          </ButtonLink>
          {order.taskId && (
            <ButtonLink part="task" href={link('taskUrl', props.taskUrl, { id: order.taskId })}>
              {t.openTask}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Whether the translator waits for the money, so that the customer is asked to pay now. */
const isDue = ({ status, payment }: Order): boolean =>
  status !== 'requested' && payment?.status === 'unpaid' && payment.policy === 'before-start';

/** By when the translator says whether the booking holds. */
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

function Pay({ order, paying, onPay, name }: BookedProps & { name: string }) {
  const t = useMessages(bookedMessages);
  const format = useFormat();
  const errorText = useErrorText();
  return (
    <div className={styles.pay}>
      <p>{t.payFirst({ name })}</p>
      {paying.status === 'failed' && (
        <Notice type="error" part="error">
          <p role="alert">
            {t.payFailed} {errorText(paying.error)}
          </p>
        </Notice>
      )}
      <Button variant="primary" size="large" part="pay" busy={paying.status === 'busy'} onClick={onPay}>
        {t.payNow({ amount: isolated(format.price(order.value)) })}
      </Button>
      <p className={note}>{t.heldUntil}</p>
    </div>
  );
}
