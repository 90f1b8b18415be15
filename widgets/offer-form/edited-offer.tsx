import type { ReactNode } from 'react';
import type { OwnOffer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { SteppedFormSkeleton } from '#core/ui/forms/stepped-form.tsx';
import { Notice } from '#core/ui/notice.tsx';
import type { offerFormContract } from './offer-form.contract.ts';
import { useOwnOffer } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';

type Props = PropsOf<typeof offerFormContract> & { children(offer: OwnOffer): ReactNode };

/** Loads the offer to edit. Somebody else's is not found. */
export function EditedOffer({ offerId, headingLevel, offersUrl, children }: Props) {
  const t = useMessages(offerFormMessages);
  const link = useLink();
  return (
    <Ready
      resource={useOwnOffer(offerId)}
      headingLevel={headingLevel}
      skeleton={<SteppedFormSkeleton steps={3} />}
      signedOut={t.signedOut}
      empty={{
        message: t.missing,
        hint: t.missingHint,
        part: 'missing',
        action: (
          <ButtonLink variant="primary" href={link('offersUrl', offersUrl)}>
            {t.toOffers}
          </ButtonLink>
        ),
      }}
    >
      {({ value }) => children(value)}
    </Ready>
  );
}

/** What somebody should know before they change an offer. */
export function EditNotes({ offer: { active, open_bookings: count = 0 } }: { offer: OwnOffer }) {
  const t = useMessages(offerFormMessages);
  const format = useFormat();
  return (
    <>
      {count > 0 && (
        <Notice type="info" part="open-bookings">
          {t.openBookings({ count, digits: format.number(count) })}
        </Notice>
      )}
      {!active && (
        <Notice type="info" part="paused">
          {t.pausedNote}
        </Notice>
      )}
    </>
  );
}
