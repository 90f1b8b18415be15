import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { countCharacters } from './counter.tsx';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useValidity } from './use-field-errors.ts';

interface TitleFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The title of an offer or a request: required, with a maximum length. Longer text is invalid but not cut off. */
export function TitleField(props: TitleFieldProps) {
  const t = useMessages(coreMessages);
  const format = useFormat();
  const { value } = props;
  const isTooLong = countCharacters(value) > limits.title;
  const tooLong = isTooLong ? t.fieldTooLong({ limit: format.number(limits.title) }) : '';
  const input = useValidity<HTMLInputElement>(tooLong);
  return <TextField {...props} ref={input} required error={props.error ?? (tooLong || undefined)} />;
}
