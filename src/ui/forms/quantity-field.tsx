import { Minus, Plus } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { limits } from '#core/domain/limits.ts';
import { isPayable, parseQuantity, quantityAfter } from '#core/domain/money.ts';
import { quantities, totalCents, type Unit } from '#core/domain/units.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';
import { css } from '#core/theme/css.ts';
import { classes } from '#core/theme/rules.ts';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { control as controlClass, endSlot, Field, type FieldProps, shell, splitField } from './field.tsx';
import { useValidity } from './use-field-errors.ts';

interface QuantityFieldProps extends Omit<FieldProps, 'label'> {
  /** As it was typed. */
  value: string;
  unit: Unit;
  /** The price of one unit, in euros: the total must be one that can be paid. Null while it is unknown. */
  price: number | null;
  /** Euros, the least that it costs; null for none. */
  minimum?: number | null;
  /** How much one may book at most; a call takes fewer hours than other work. */
  most?: number;
  hint?: ReactNode;
  onChange: (value: string) => void;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Hours in half-hour steps, or whole words and pages, by typing, arrow keys or buttons. It is a text field for the same
 * reasons as `PriceField`, with the role of a number field. The buttons are no tab stops, like those of a native number
 * field.
 */
export function QuantityField({ minimum = null, ...props }: QuantityFieldProps) {
  const t = useMessages(moneyMessages);
  const format = useFormat();
  const { price, unit, most = quantities[props.unit].most, ...field } = props;
  const [frame, { value, onChange }] = splitField({ ...field, label: t.quantity({ unit }) });
  const { least } = quantities[unit];
  const quantity = parseQuantity(value, unit, most);
  const isWrong = value.trim() !== '' && quantity === null;
  const hasPayableTotal =
    quantity === null || price === null || isPayable(totalCents({ price, quantity, minimum }));
  const wrongTotal = () =>
    t.fieldTotal({ unit, least: format.price(limits.totalMin), most: format.price(limits.totalMax) });
  const wrongQuantity = () =>
    t.fieldQuantity({ unit, least: format.number(least), most: format.number(most) });
  const input = useValidity<HTMLInputElement>(
    isWrong ? wrongQuantity() : hasPayableTotal ? '' : wrongTotal(),
  );

  const next = (direction: 1 | -1) =>
    quantity === null ? 1 : quantityAfter(quantity, direction, unit, most);
  const step = (direction: 1 | -1) => onChange(format.number(next(direction)));

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
      disabled={frame.disabled || next(direction) === quantity}
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
            inputMode={unit === 'hour' ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-valuemin={least}
            aria-valuemax={most}
            aria-valuenow={quantity ?? undefined}
            aria-valuetext={
              quantity === null
                ? undefined
                : t.counted({ unit, count: quantity, digits: format.number(quantity) })
            }
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            data-kind="text"
          />
          <span className={classes(endSlot, buttons)}>
            {stepButton(-1, t.less({ unit }))}
            {stepButton(1, t.more({ unit }))}
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
