import {
  CalendarCheck,
  CalendarClock,
  CalendarRange,
  CalendarX,
  CreditCard,
  Hourglass,
  type IconNode,
} from 'lucide';
import { useId } from 'react';
import { type BookingMode, bookingModes } from '#core/domain/booking.ts';
import { type CancellationRule, cancellationRules } from '#core/domain/cancellation.ts';
import { limits } from '#core/domain/limits.ts';
import { parsePrice } from '#core/domain/money.ts';
import { useMoneyTerms } from '#core/hooks/data/use-money-terms.ts';
import { OwnerShare } from '#core/hooks/publish/owner-share.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { cancellationMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { choice, choices, group, radio } from '#core/ui/forms/category-radios.tsx';
import { heading } from '#core/ui/forms/field.tsx';
import { LanguagePicker } from '#core/ui/forms/language-picker.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useValidity } from '#core/ui/forms/use-field-errors.ts';
import { Icon } from '#core/ui/icon.tsx';
import { bookingOf, ruleOf, turnaroundIn, unitIn, unitsFor } from './offer-fields.ts';
import type { OfferFormState } from './offer-form.data.ts';
import { offerFormMessages } from './offer-form.messages.ts';

export function PricingStep({ form: { fields, change, errors } }: { form: OfferFormState }) {
  const t = useMessages(offerFormMessages);
  const money = useMessages(moneyMessages);
  const unit = unitIn(fields);
  return (
    <>
      <PriceField
        name="price"
        label={t.price}
        unit={unit}
        hint={<OwnerShare price={fields.price} unit={unit} />}
        required
        value={fields.price}
        onChange={(price) => change({ price })}
        error={errors.errors.price}
      />
      <SelectField
        name="unit"
        label={money.unit}
        required
        options={unitsFor(fields.type).map((value) => ({ value, label: money.unitName({ unit: value }) }))}
        value={unit}
        onChange={(chosen) => change({ unit: chosen })}
        error={errors.errors.unit}
      />
      {unit !== 'fixed' && <MinimumField {...{ fields, change, errors }} />}
      {fields.type !== 'call' && <TurnaroundField {...{ fields, change, errors }} />}
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

type FieldOfForm = Pick<OfferFormState, 'fields' | 'change' | 'errors'>;

/** The least that a booking costs. */
function MinimumField({ fields, change, errors }: FieldOfForm) {
  const t = useMessages(offerFormMessages);
  const { fieldPrice } = useMessages(moneyMessages);
  const format = useFormat();
  const range = { least: format.price(limits.priceMin), most: format.price(limits.priceMax) };
  const isWrong = fields.minimum.trim() !== '' && parsePrice(fields.minimum, 'fixed') === null;
  const input = useValidity<HTMLInputElement>(isWrong ? fieldPrice({ unit: 'fixed', ...range }) : '');
  return (
    <TextField
      name="minimum"
      label={t.minimum}
      hint={t.minimumHint}
      optional
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      suffix="€"
      value={fields.minimum}
      onChange={(minimum) => change({ minimum })}
      error={errors.errors.minimum}
    />
  );
}

/** How much time the owner wants between a booking and its deadline. */
function TurnaroundField({ fields, change, errors }: FieldOfForm) {
  const t = useMessages(offerFormMessages);
  const format = useFormat();
  const isWrong = turnaroundIn(fields) === null;
  const most = format.number(limits.turnaroundHours);
  const input = useValidity<HTMLInputElement>(isWrong ? t.turnaroundWrong({ most }) : '');
  return (
    <TextField
      name="turnaround_hours"
      label={t.turnaround}
      hint={t.turnaroundHint}
      optional
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      value={fields.turnaround_hours}
      onChange={(hours) => change({ turnaround_hours: hours })}
      error={errors.errors.turnaround_hours}
    />
  );
}

interface FieldProps<Value> {
  value: Value;
  onChange(value: Value): void;
}

/** Whether a booking stands at once, waits for the owner's answer, or for its payment where anything is paid here. */
function BookingField(props: FieldProps<BookingMode>) {
  const t = useMessages(offerFormMessages);
  const policy = useMoneyTerms()?.policy ?? 'off';
  const modes = bookingModes.filter(
    (mode) => mode !== 'pay-first' || policy !== 'off' || props.value === mode,
  );
  return (
    <Choices
      {...props}
      name="booking"
      label={t.booking}
      options={modes.map((booking) => ({
        value: booking,
        icon: bookingIcons[booking],
        label: t.bookingName({ booking }),
        hint: t.bookingHint({ booking }),
      }))}
    />
  );
}

const bookingIcons = { instant: CalendarCheck, 'on-request': Hourglass, 'pay-first': CreditCard };

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

const ruleIcons = { free: CalendarX, day: CalendarClock, 'three-days': CalendarRange };

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
