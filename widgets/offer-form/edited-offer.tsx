import type { ReactNode } from 'react';
import type { OwnOffer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { SteppedFormSkeleton } from '#core/ui/stepped-form-skeleton.tsx';
import type { offerFormContract } from './offer-form.contract.ts';
import { useOwnOffer } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';

type Props = PropsOf<typeof offerFormContract> & { children(offer: OwnOffer): ReactNode };

/** Loads the offer to edit. Somebody else's is not found. */
export function EditedOffer({ offerId, headingLevel, offersUrl, children }: Props) {
  const t = useMessages(offerFormMessages);
  const link = useLink();
  const offer = useOwnOffer(offerId);
  switch (offer.status) {
    case 'loading':
      return (
        <slot name="loading">
          <SteppedFormSkeleton steps={3} />
        </slot>
      );
    case 'signed-out':
      return <SignInFirst message={t.signedOut} />;
    case 'failed':
      return (
        <Failure
          headingLevel={headingLevel}
          error={offer.error}
          isRetrying={offer.isRetrying}
          onRetry={offer.retry}
        />
      );
    case 'ready':
      if (offer.value) return children(offer.value);
      return (
        <slot name="empty">
          <Empty
            headingLevel={headingLevel}
            message={t.missing}
            hint={t.missingHint}
            part="missing"
            action={
              <ButtonLink variant="primary" href={link('offersUrl', offersUrl)}>
                {t.toOffers}
              </ButtonLink>
            }
          />
        </slot>
      );
  }
}
