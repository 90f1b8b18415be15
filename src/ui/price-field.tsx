import { parsePrice } from '#core/domain/money.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useValidity } from './use-validity.ts';

export interface PriceFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A price per hour. It is a text field, because a number field accepts no comma on some keyboards and the mouse wheel
 * changes its value.
 */
export function PriceField(props: PriceFieldProps) {
  const { fieldPrice, priceHint, perHour } = useMessages(coreMessages);
  const isWrong = props.value.trim() !== '' && parsePrice(props.value) === null;
  const input = useValidity<HTMLInputElement>(isWrong ? fieldPrice : '');
  return (
    <TextField
      hint={priceHint}
      {...props}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      suffix={`€${perHour}`}
    />
  );
}
