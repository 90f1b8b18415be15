import { CalendarCheck, Hourglass } from 'lucide';
import { useId } from 'react';
import { type BookingMode, bookingModes } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { OwnerShare } from '#core/hooks/publish/owner-share.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { choice, choices, group, radio } from '#core/ui/forms/category-radios.tsx';
import { heading } from '#core/ui/forms/field.tsx';
import { LanguagePicker } from '#core/ui/forms/language-picker.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { bookingOf } from './offer-fields.ts';
import type { OfferFormState } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';

export function PricingStep({ form: { fields, change, errors } }: { form: OfferFormState }) {
  const t = useMessages(offerFormMessages);
  return (
    <>
      <PriceField
        name="price"
        label={t.price}
        hint={<OwnerShare price={fields.price} />}
        required
        value={fields.price}
        onChange={(price) => change({ price })}
        error={errors.errors.price}
      />
      <LanguagePicker
        name="languages"
        label={t.languages}
        required
        min={limits.languagesMin}
        tooFew={t.twoLanguages}
        max={limits.languages}
        value={fields.languages}
        onChange={(languages) => change({ languages })}
        error={errors.errors.languages}
      />
      <BookingField value={bookingOf(fields.booking)} onChange={(booking) => change({ booking })} />
    </>
  );
}

const icons = { instant: CalendarCheck, 'on-request': Hourglass };

interface BookingFieldProps {
  value: BookingMode;
  onChange(value: BookingMode): void;
}

/** Whether a booking stands at once, or waits for the owner's answer. */
function BookingField({ value, onChange }: BookingFieldProps) {
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
        {bookingModes.map((booking) => (
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
