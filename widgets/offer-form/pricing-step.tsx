import { limits } from '#core/domain/limits.ts';
import { useMessages } from '#core/i18n/context.ts';
import { OwnerShare } from '#core/kit/publish/owner-share.tsx';
import { LanguagePicker } from '#core/ui/language-picker.tsx';
import { PriceField } from '#core/ui/price-field.tsx';
import { BookingField } from './booking-field.tsx';
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
