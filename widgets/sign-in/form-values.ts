import { useState } from 'react';
import { isLanguageCode } from '#core/domain/language.ts';
import { useLocale } from '#core/i18n/context.ts';
import { useDepartures } from '#core/kit/data/use-personal-storage.ts';

/** The values of both forms. */
export interface FormValues {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  language: string;
}

export interface FormState {
  values: FormValues;
  /** The handler of one field: `onChange('email')`. */
  onChange(field: keyof FormValues): (value: string) => void;
  /** Called after the sign-in, so that the passwords are not in the form after a sign-out. */
  clearPasswords(): void;
}

const blank = { email: '', password: '', confirmPassword: '', firstName: '', lastName: '' };

/**
 * Both forms share their values, so that toggling loses none. The language starts as that of the interface. After a
 * sign-out they are blank again.
 */
export function useFormValues(): FormState {
  const [own] = useLocale().locale.split('-');
  const language = isLanguageCode(own) ? own : '';
  const [values, setValues] = useState<FormValues>({ ...blank, language });
  const departures = useDepartures();
  const [seen, setSeen] = useState(departures);
  if (seen !== departures) {
    setSeen(departures);
    setValues({ ...blank, language });
  }
  const change = (part: Partial<FormValues>) => setValues((before) => ({ ...before, ...part }));
  return {
    values,
    onChange: (field) => (value) => change({ [field]: value }),
    clearPasswords: () => change({ password: '', confirmPassword: '' }),
  };
}
