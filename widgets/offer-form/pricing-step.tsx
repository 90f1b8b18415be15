import { CalendarCheck, CalendarClock, CalendarRange, CalendarX2, Hourglass, type IconNode } from 'lucide';
import { useId } from 'react';
import { type BookingMode, bookingModes } from '#core/domain/booking.ts';
import { type CancellationRule, cancellationRules } from '#core/domain/cancellation.ts';
import { limits } from '#core/domain/limits.ts';
import { OwnerShare } from '#core/hooks/publish/owner-share.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { cancellationMessages } from '#core/i18n/forms.messages.ts';
import { choice, choices, group, radio } from '#core/ui/forms/category-radios.tsx';
import { heading } from '#core/ui/forms/field.tsx';
import { LanguagePicker } from '#core/ui/forms/language-picker.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { bookingOf, ruleOf } from './offer-fields.ts';
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
      <CancellationField
        value={ruleOf(fields.cancellation)}
        onChange={(cancellation) => change({ cancellation })}
      />
    </>
  );
}

interface FieldProps<Value> {
  value: Value;
  onChange(value: Value): void;
}

/** Whether a booking stands at once, or waits for the owner's answer. */
function BookingField(props: FieldProps<BookingMode>) {
  const t = useMessages(offerFormMessages);
  return (
    <Choices
      {...props}
      name="booking"
      label={t.booking}
      options={bookingModes.map((booking) => ({
        value: booking,
        icon: bookingIcons[booking],
        label: t.bookingName({ booking }),
        hint: t.bookingHint({ booking }),
      }))}
    />
  );
}

const bookingIcons = { instant: CalendarCheck, 'on-request': Hourglass };

/** What goes back to a customer who cancels before the start. */
function CancellationField(props: FieldProps<CancellationRule>) {
  const t = useMessages(cancellationMessages);
  return (
    <Choices
      {...props}
      name="cancellation"
      label={t.term}
      options={cancellationRules.map((rule) => ({
        value: rule,
        icon: ruleIcons[rule],
        label: t[`name-${rule}`],
        hint: t[`rule-${rule}`],
      }))}
    />
  );
}

const ruleIcons = { free: CalendarX2, day: CalendarClock, 'three-days': CalendarRange };

interface Option<Value> {
  value: Value;
  icon: IconNode;
  label: string;
  hint: string;
}

interface ChoicesProps<Value> extends FieldProps<Value> {
  name: string;
  label: string;
  options: readonly Option<Value>[];
}

function Choices<Value extends string>({ name, label, options, value, onChange }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div className={group} part="field" role="radiogroup" aria-labelledby={`${id}-label`}>
      <div className={heading}>
        <span id={`${id}-label`} data-label>
          {label}
        </span>
      </div>
      <div className={choices}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
            <input
              className={radio}
              type="radio"
              part="control"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-describedby={`${id}-${option.value}`}
              aria-label={option.label}
            />
            <Icon node={option.icon} size={20} />
            <span data-name>{option.label}</span>
            <span id={`${id}-${option.value}`} data-hint>
              {option.hint}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
