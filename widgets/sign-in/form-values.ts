import { useState } from 'react';
import { isLanguageCode } from '#core/domain/language.ts';
import { useLocale } from '#core/i18n/context.ts';

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

/** Both forms share their values, so that toggling loses none. The language starts as that of the interface. */
export function useFormValues(): FormState {
  const [own] = useLocale().locale.split('-');
  const [values, setValues] = useState<FormValues>({
    email: '',
    password: '',
    confirmPassword: '',
    firstName: '',
    lastName: '',
    language: isLanguageCode(own) ? own : '',
  });
  const change = (part: Partial<FormValues>) => setValues((before) => ({ ...before, ...part }));
  return {
    values,
    onChange: (field) => (value) => change({ [field]: value }),
    clearPasswords: () => change({ password: '', confirmPassword: '' }),
  };
}
