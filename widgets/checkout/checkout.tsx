import type { OfferInDetail } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { BookingPage } from './booking-page.tsx';
import { useOfferToBook } from './checkout.data.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { CheckoutProps } from './checkout.props.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export function Checkout(props: CheckoutProps) {
  const offer = useOfferToBook(props.offerId);
  return <Body {...props} offer={offer} />;
}

function Body({ offer, ...props }: CheckoutProps & { offer: Resource<OfferInDetail | null> }) {
  switch (offer.status) {
    case 'loading':
      return (
        <slot name="loading">
          <CheckoutSkeleton headingLevel={props.headingLevel} />
        </slot>
      );
    case 'failed':
      return (
        <Failure
          headingLevel={props.headingLevel}
          error={offer.error}
          isRetrying={offer.isRetrying}
          onRetry={offer.retry}
        />
      );
    case 'ready':
      if (!offer.value) return <Missing {...props} />;
      return <BookingPage key={offer.value.id} {...props} offer={offer.value} />;
  }
}

function Missing({ categoryUrl, headingLevel }: CheckoutProps) {
  const t = useMessages(checkoutMessages);
  const link = useLink();
  return (
    <slot name="empty">
      <Empty
        headingLevel={headingLevel}
        message={t.missing}
        hint={t.missingHint}
        action={
          <ButtonLink
            variant="primary"
            part="other-offers"
            href={link('categoryUrl', categoryUrl, { category: 'document' })}
          >
            {t.browse}
          </ButtonLink>
        }
      />
    </slot>
  );
}
