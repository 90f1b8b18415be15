import { limits } from '#core/domain/limits.ts';
import { parsePrice } from '#core/domain/money.ts';
import { leastPriceOf, type Unit } from '#core/domain/units.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';
import { unitSuffix } from '#core/ui/price.tsx';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useValidity } from './use-field-errors.ts';

interface PriceFieldProps extends FieldProps {
  value: string;
  unit: Unit;
  onChange: (value: string) => void;
}

/**
 * A price; its hint begins with the limits. It is a text field, because a number field accepts no comma on some keyboards and
 * the mouse wheel changes its value.
 */
export function PriceField({ unit, ...props }: PriceFieldProps) {
  const { fieldPrice, priceHint } = useMessages(moneyMessages);
  const suffix = unitSuffix(useMessages(coreMessages), unit);
  const format = useFormat();
  // All that a fixed price buys is one payment.
  const least = unit === 'fixed' ? limits.totalMin : leastPriceOf(unit);
  const range = { unit, least: format.price(least), most: format.price(limits.priceMax) };
  const price = parsePrice(props.value, unit);
  const isWrong = props.value.trim() !== '' && (price === null || price < least);
  const input = useValidity<HTMLInputElement>(isWrong ? fieldPrice(range) : '');
  return (
    <TextField
      {...props}
      hint={
        <>
          {priceHint(range)} {props.hint}
        </>
      }
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      suffix={`€${suffix}`}
    />
  );
}
