import { CalendarClock, CircleSlash, Hourglass, type IconNode, Lock, MessagesSquare } from 'lucide';
import type { MouseEvent } from 'react';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { AskQuestion } from '#core/kit/conversation/ask-question.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

export interface BookingPanelProps {
  offer: OfferInDetail;
  checkoutHref: string;
  similarHref: string;
  messagesUrl: string;
  onCheckout(event: MouseEvent): void;
}

/** The price and the link to the checkout. It is sticky: beside the text, or as a bar below it in narrow widgets. */
export function BookingPanel(props: BookingPanelProps) {
  const { offer, messagesUrl } = props;
  const t = useMessages(offerDetailMessages);
  const name = offer.owner.firstName || offer.owner.fullName || t.translator;
  return (
    <aside className={styles.panel} part="panel" aria-label={t.booking}>
      {offer.active ? <Bookable {...props} name={name} /> : <Paused {...props} name={name} />}
      {offer.owner.id && (
        <div className={styles.ask}>
          <AskQuestion person={offer.owner} about={offer.title} messagesUrl={messagesUrl} wide />
        </div>
      )}
    </aside>
  );
}

type Named = BookingPanelProps & { name: string };

function Bookable({ offer, name, checkoutHref, onCheckout }: Named) {
  const t = useMessages(offerDetailMessages);
  return (
    <>
      <div className={styles.bar} part="bar">
        <Price value={offer.price} size="large" />
        <ButtonLink variant="primary" size="large" part="checkout" href={checkoutHref} onClick={onCheckout}>
          {t.checkout}
        </ButtonLink>
      </div>
      <ul className={styles.terms} part="facts">
        {offer.booking === 'on-request' && <Fact icon={Hourglass} text={t.factRequest({ name })} />}
        <Fact icon={CalendarClock} text={t.factTime} />
        <Fact icon={MessagesSquare} text={t.factConversation({ name })} />
        <Fact icon={Lock} text={t.factFiles({ name })} />
      </ul>
    </>
  );
}

function Paused({ name, similarHref }: Named) {
  const t = useMessages(offerDetailMessages);
  return (
    <div className={styles.paused}>
      <p className={styles.inactive} part="inactive">
        <Icon node={CircleSlash} size={18} />
        {t.inactive({ name })}
      </p>
      <ButtonLink variant="primary" part="similar" href={similarHref} wide>
        {t.similar}
      </ButtonLink>
    </div>
  );
}

const Fact = ({ icon, text }: { icon: IconNode; text: string }) => (
  <li className={styles.term}>
    <Icon node={icon} size={18} />
    <span>{text}</span>
  </li>
);
