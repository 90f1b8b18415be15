import { CalendarCheck, Hourglass } from 'lucide';
import { useId } from 'react';
import { type Booking, bookings } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { choice, choices, group, radio } from '#core/ui/category-radios.styles.ts';
import { heading } from '#core/ui/field.styles.ts';
import { Icon } from '#core/ui/icon.tsx';
import { offerFormMessages } from './offer-form.messages.ts';

const icons = { instant: CalendarCheck, 'on-request': Hourglass };

interface BookingFieldProps {
  value: Booking;
  onChange(value: Booking): void;
}

/** Whether a booking stands at once, or waits for the owner's answer. */
export function BookingField({ value, onChange }: BookingFieldProps) {
  const t = useMessages(offerFormMessages);
  const id = useId();
  return (
    <div className={group} part="field" role="radiogroup" aria-labelledby={`${id}-label`}>
      <div className={heading}>
        <span id={`${id}-label`} data-label>
          {t.booking}
        </span>
      </div>
      <div className={choices}>
        {bookings.map((booking) => (
          <label key={booking} className={choice}>
            <input
              className={radio}
              type="radio"
              part="control"
              name="booking"
              value={booking}
              checked={value === booking}
              onChange={() => onChange(booking)}
              aria-describedby={`${id}-${booking}`}
              aria-label={t.bookingName({ booking })}
            />
            <Icon node={icons[booking]} size={20} />
            <span data-name>{t.bookingName({ booking })}</span>
            <span id={`${id}-${booking}`} data-hint>
              {t.bookingHint({ booking })}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
