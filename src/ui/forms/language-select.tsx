import { useMemo } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useLanguageOptions } from './language-options.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

interface LanguageSelectProps extends Omit<SelectFieldProps, 'options'> {
  /** Codes to choose from; all languages unless given. */
  codes?: readonly string[];
  /** The number of offers for each language on offer; other languages are left out. */
  offered?: ReadonlyMap<string, number>;
}

export function LanguageSelect({ codes, offered, emptyLabel, ...field }: LanguageSelectProps) {
  const { chooseLanguage, languageOffered } = useMessages(coreMessages);
  const format = useFormat();
  const all = useLanguageOptions();
  const { value } = field;
  const options = useMemo(
    () =>
      all
        .filter(({ code }) => !codes || codes.includes(code))
        // What was chosen stays, also where the last offer for it is gone.
        .filter(({ code }) => !offered || offered.has(code) || code === value)
        .map(({ code, name }) => ({
          value: code,
          label: offered
            ? languageOffered({ language: name, digits: format.number(offered.get(code) ?? 0) })
            : name,
        })),
    [all, codes, offered, value, languageOffered, format],
  );
  return <SelectField {...field} options={options} emptyLabel={emptyLabel ?? chooseLanguage} />;
}
