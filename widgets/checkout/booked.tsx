import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { instantOf } from '#core/domain/booking.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useRedirect } from '#core/kit/links/navigate.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Card } from '#core/ui/card.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { withQuery } from './address.ts';
import type { Order } from './checkout.data.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { BookingPageProps } from './checkout.props.ts';
import * as styles from './checkout.styles.ts';

/** Confirms the booking and opens the conversation: by a redirect on the marketplace, by a link on other pages. */
export function Booked({
  offer,
  order,
  headingLevel,
  successUrl,
  redirectDelay,
}: BookingPageProps & { order: Order }) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const link = useLink();
  const { redirectsTo, redirect } = useRedirect('successUrl');
  const heading = useRef<HTMLHeadingElement>(null);
  const address = withQuery(link('successUrl', successUrl), { conversation: order.conversationId });
  const isRedirecting = !order.isPrevented && redirectsTo(address);
  const Heading = headingTag(headingLevel);
  const instant = instantOf(order.plan);
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
        <Heading className={styles.heading} part="heading" ref={heading} tabIndex={-1}>
          {t.booked}
        </Heading>
        <p className={styles.bookedOffer}>
          <bdi>{offer.title}</bdi>
          {instant && <time dateTime={instant.toISOString()}>{format.moment(instant)}</time>}
        </p>
        <p className={styles.note}>
          {t.bookedHint({ name })} {isRedirecting && t.leadingOn}
        </p>
        <div>
          <ButtonLink variant="primary" part="messages" href={address}>
            {t.openMessages}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
