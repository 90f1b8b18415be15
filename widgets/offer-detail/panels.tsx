import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleSlash,
  Coins,
  CreditCard,
  Hourglass,
  type IconNode,
  Lock,
  MessagesSquare,
  Timer,
} from 'lucide';
import type { MouseEvent } from 'react';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { shortName } from '#core/domain/person.ts';
import { AskQuestion } from '#core/hooks/conversation/ask-question.tsx';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { cancellationMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { useResumeOffer } from './offer-detail.data.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

interface BookingPanelProps {
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
  const name = shortName(offer) || t.translator;
  return (
    <aside className={styles.panel} part="panel" aria-label={t.booking}>
      {offer.active === false ? <Paused {...props} name={name} /> : <Bookable {...props} name={name} />}
      {offer.users_id && (
        <div className={styles.ask}>
          <AskQuestion
            person={{ id: offer.users_id }}
            about={offer.title}
            messagesUrl={messagesUrl}
            page={`/ProductDetails/${offer.id}`}
            wide
          />
        </div>
      )}
    </aside>
  );
}

type Named = BookingPanelProps & { name: string };

function Bookable({ offer, name, checkoutHref, onCheckout }: Named) {
  const t = useMessages(offerDetailMessages);
  const rules = useMessages(cancellationMessages);
  const { counted } = useMessages(moneyMessages);
  const format = useFormat();
  const { minimum, turnaround_hours: turnaround = 0 } = offer;
  return (
    <>
      <div className={styles.bar} part="bar">
        <Price value={offer.price} unit={offer.unit} size="large" />
        <ButtonLink variant="primary" size="large" part="checkout" href={checkoutHref} onClick={onCheckout}>
          {t.checkout}
        </ButtonLink>
      </div>
      <ul className={styles.terms} part="facts">
        {offer.booking === 'on-request' && <Fact icon={Hourglass} text={t.factRequest({ name })} />}
        {offer.booking === 'pay-first' && <Fact icon={CreditCard} text={t.factPayFirst({ name })} />}
        {minimum ? <Fact icon={Coins} text={t.factMinimum({ amount: format.price(minimum) })} /> : null}
        {turnaround > 0 && (
          <Fact
            icon={Timer}
            text={t.factTurnaround({
              hours: counted({ unit: 'hour', count: turnaround, digits: format.number(turnaround) }),
            })}
          />
        )}
        <Fact icon={CalendarClock} text={t.factTime} />
        {offer.cancellation && <Fact icon={CalendarX} text={rules[`rule-${offer.cancellation}`]} />}
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

interface OwnerPanelProps {
  offer: OfferInDetail;
  editHref: string;
  refresh(): Promise<unknown>;
}

/** What the owner sees instead of the link to the checkout. */
export function OwnerPanel({
  offer: { id, price, unit, active = true },
  editHref,
  refresh,
}: OwnerPanelProps) {
  const t = useMessages(offerDetailMessages);
  const isLimited = useIsLimited();
  const [resume, resuming] = useResumeOffer(id, refresh);
  return (
    <aside className={styles.panel} part="panel" aria-label={t.ownOffer}>
      <div className={styles.paused}>
        <Price value={price} unit={unit} size="large" />
        <p className={styles.inactive} part={active ? 'own' : 'inactive'}>
          <Icon node={active ? CircleCheck : CirclePause} size={18} />
          {active ? t.ownActive : t.ownPaused}
        </p>
        {!active && isLimited && (
          <MarketplaceLink variant="primary" path={`/ProductDetails/${id}`} wide>
            {t.resume}
          </MarketplaceLink>
        )}
        {!active && !isLimited && (
          <Button
            variant="primary"
            part="resume"
            wide
            busy={resuming.status === 'busy'}
            onClick={() => void resume(null)}
          >
            {t.resume}
          </Button>
        )}
        <ButtonLink variant={active ? 'primary' : 'secondary'} part="edit" href={editHref} wide>
          {t.edit}
        </ButtonLink>
        {resuming.status === 'failed' && <FormProblem error={resuming.error} />}
      </div>
    </aside>
  );
}
