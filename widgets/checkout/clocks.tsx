import { type BookingPlan, instantOf } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { cityOf, clockOddity, zoneHere } from '#core/domain/time-zone.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ClockOddity } from '#core/ui/plan-errors.tsx';
import { ClockChange, TwoClocks, zoneElsewhere } from '#core/ui/two-clocks.tsx';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { checkoutMessages } from './checkout.messages.ts';
import * as styles from './checkout.styles.ts';

/** The time zone of the chosen time, and the time in the translator's zone where that differs. */
export function Clocks({ offer, plan }: { offer: OfferInDetail; plan: BookingPlan }) {
  const t = useMessages(checkoutMessages);
  const isHydrated = useIsHydrated();
  const isSkipped = clockOddity(zoneHere(), plan.date, plan.time) === 'skipped';
  // Of a time that clocks skip, another one would be shown.
  const instant = isSkipped ? null : instantOf(plan);
  const zones = [offer.ownerTimeZone];
  return (
    <p className={styles.clocks} part="clocks" aria-live="polite">
      {instant && zoneElsewhere(instant, zones) ? (
        <TwoClocks instant={instant} zones={zones} />
      ) : (
        // A server does not know the zone. The line has its height.
        t.ownZone({ zone: isHydrated ? cityOf(zoneHere()) : '…' })
      )}
      {instant && (
        <span className={styles.clockChange}>
          <ClockChange instant={instant} zones={zones} /> <ClockOddity {...plan} />
        </span>
      )}
    </p>
  );
}
