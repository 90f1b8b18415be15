import type { OwnOffer } from '#core/domain/offer.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Notice } from '#core/ui/notice.tsx';
import { offerFormMessages } from './offer-form.messages.ts';

/** What somebody should know before they change an offer. */
export function EditNotes({ offer: { active, openBookings } }: { offer: OwnOffer }) {
  const t = useMessages(offerFormMessages);
  const format = useFormat();
  return (
    <>
      {openBookings > 0 && (
        <Notice type="info" part="open-bookings">
          {t.openBookings({ count: openBookings, digits: format.number(openBookings) })}
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
