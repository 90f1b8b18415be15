import { limits } from '#core/domain/limits.ts';
import { parsePrice } from '#core/domain/money.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useValidity } from './use-field-errors.ts';

interface PriceFieldProps extends FieldProps {
  value: string;
  /** The least price, in euros. */
  least?: number;
  onChange: (value: string) => void;
}

/**
 * A price per hour; its hint begins with the limits. It is a text field, because a number field accepts no comma on some keyboards and the mouse wheel
 * changes its value.
 */
export function PriceField({ least = limits.priceMin, ...props }: PriceFieldProps) {
  const { fieldPrice, priceHint, perHour } = useMessages(coreMessages);
  const format = useFormat();
  const range = { least: format.price(least), most: format.price(limits.priceMax) };
  const price = parsePrice(props.value);
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
      suffix={`€${perHour}`}
    />
  );
}
