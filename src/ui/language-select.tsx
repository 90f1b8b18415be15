import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useLanguageOptions } from './language-options.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

export interface LanguageSelectProps extends Omit<SelectFieldProps, 'options'> {
  /** Codes to choose from; all languages unless given. */
  codes?: readonly string[];
}

export function LanguageSelect({ codes, emptyLabel, ...field }: LanguageSelectProps) {
  const { chooseLanguage } = useMessages(coreMessages);
  const options = useLanguageOptions()
    .filter(({ code }) => !codes || codes.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }));
  return <SelectField {...field} options={options} emptyLabel={emptyLabel ?? chooseLanguage} />;
}
