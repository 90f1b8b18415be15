import { type BookingPlan, instantOf } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { checkoutMessages } from './checkout.messages.ts';
import * as styles from './checkout.styles.ts';

/** Whose clock the time is on, and what it is on the other's where that is known. */
export function Clocks({
  offer: { owner, ownerTimeZone },
  plan,
}: {
  offer: OfferInDetail;
  plan: BookingPlan;
}) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const zone = cityOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const instant = instantOf(plan);
  const name = owner.firstName || owner.fullName || t.translator;
  return (
    <p className={styles.clocks} part="clocks">
      {instant && ownerTimeZone
        ? t.clocks({
            own: format.clock(instant),
            zone,
            name,
            theirs: format.clock(instant, ownerTimeZone),
            theirZone: cityOf(ownerTimeZone),
          })
        : t.ownZone({ zone })}
    </p>
  );
}

/** “Europe/Berlin” is Berlin to people. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
