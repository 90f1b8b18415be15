import { CalendarClock, CircleSlash, type IconNode, Lock, MessagesSquare } from 'lucide';
import type { MouseEvent } from 'react';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

export interface BookingPanelProps {
  offer: OfferInDetail;
  checkoutHref: string;
  onCheckout(event: MouseEvent): void;
}

/** The price and the link to the checkout. It is sticky: beside the text, or as a bar below it in narrow widgets. */
export function BookingPanel({ offer, checkoutHref, onCheckout }: BookingPanelProps) {
  const t = useMessages(offerDetailMessages);
  const name = offer.owner.firstName || offer.owner.fullName || t.translator;
  return (
    <aside className={styles.panel} part="panel" aria-label={t.booking}>
      <div className={styles.bar}>
        <Price value={offer.price} size="large" />
        {offer.active ? (
          <ButtonLink variant="primary" size="large" part="checkout" href={checkoutHref} onClick={onCheckout}>
            {t.checkout}
          </ButtonLink>
        ) : (
          <p className={styles.inactive} part="inactive">
            <Icon node={CircleSlash} size={18} />
            {t.inactive}
          </p>
        )}
      </div>
      {offer.active && (
        <ul className={styles.terms} part="facts">
          <Fact icon={CalendarClock} text={t.factTime} />
          <Fact icon={MessagesSquare} text={t.factConversation({ name })} />
          <Fact icon={Lock} text={t.factFiles({ name })} />
        </ul>
      )}
    </aside>
  );
}

const Fact = ({ icon, text }: { icon: IconNode; text: string }) => (
  <li className={styles.term}>
    <Icon node={icon} size={18} />
    <span>{text}</span>
  </li>
);
