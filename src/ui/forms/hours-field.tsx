import { Minus, Plus } from 'lucide';
import type { KeyboardEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { hoursAfter, isPayable, parseHours } from '#core/domain/money.ts';
import { totalOf } from '#core/domain/shares.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';
import { css } from '#core/theme/css.ts';
import { classes } from '#core/theme/rules.ts';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { control as controlClass, endSlot, Field, type FieldProps, shell, splitField } from './field.tsx';
import { useValidity } from './use-field-errors.ts';

interface HoursFieldProps extends FieldProps {
  /** As it was typed. */
  value: string;
  /** The price of one hour, in euros: the total must be one that can be paid. */
  price: number;
  /** Hours of a booking; a call takes fewer. */
  most: number;
  onChange: (value: string) => void;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Hours in half-hour steps, by typing, arrow keys or buttons. It is a text field for the same reasons as `PriceField`,
 * with the role of a number field. The buttons are no tab stops, like those of a native number field.
 */
export function HoursField(props: HoursFieldProps) {
  const { fieldHours, fieldTotal, hoursCount, moreTime, lessTime } = useMessages(moneyMessages);
  const format = useFormat();
  const { price, most, ...field } = props;
  const [frame, { value, onChange }] = splitField(field);
  const hours = parseHours(value, most);
  const bounds = { least: format.number(limits.hoursMin), most: format.number(most) };
  const totals = { least: format.price(limits.totalMin), most: format.price(limits.totalMax) };
  const hasPayableTotal = hours === null || isPayable(totalOf(Math.round(price * 100), hours));
  const wrongHours = value.trim() !== '' && hours === null ? fieldHours(bounds) : '';
  const input = useValidity<HTMLInputElement>(hasPayableTotal ? wrongHours : fieldTotal(totals));

  const step = (direction: 1 | -1) =>
    onChange(format.number(hours === null ? 1 : hoursAfter(hours, direction, most)));

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    step(direction);
  }

  const stepButton = (direction: 1 | -1, label: string) => (
    <IconButton
      size="small"
      label={label}
      part="hours-step"
      tabIndex={-1}
      disabled={frame.disabled || (hours !== null && hoursAfter(hours, direction, most) === hours)}
      onClick={() => step(direction)}
    >
      <Icon node={direction > 0 ? Plus : Minus} size={18} />
    </IconButton>
  );

  return (
    <Field {...frame}>
      {(control) => (
        <span className={shell}>
          <input
            {...control}
            ref={input}
            className={classes(controlClass, digits)}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuemin={limits.hoursMin}
            aria-valuemax={most}
            aria-valuenow={hours ?? undefined}
            aria-valuetext={hours === null ? undefined : hoursCount({ hours, digits: format.number(hours) })}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            data-kind="text"
          />
          <span className={classes(endSlot, buttons)}>
            {stepButton(-1, lessTime)}
            {stepButton(1, moreTime)}
          </span>
        </span>
      )}
    </Field>
  );
}

const digits = css`
  padding-inline-end: 84px;
  font-variant-numeric: tabular-nums;
  @media (pointer: coarse) { padding-inline-end: 96px; }
`;

const buttons = css`
  grid-auto-flow: column;
`;
