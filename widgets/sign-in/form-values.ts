import { useState } from 'react';
import { isLanguageCode } from '#core/domain/language.ts';
import { useLocale } from '#core/i18n/context.ts';
import { useDepartures } from '#core/kit/data/use-personal-storage.ts';
import type { SignInPrefill } from '#core/session/session-types.ts';

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

const blank = { password: '', confirmPassword: '' };

/**
 * Both forms share their values, so that toggling loses none. The language starts as that of the interface, and names and
 * address as the host page fills them in; what the visitor writes wins. After a sign-out the forms start again.
 */
export function useFormValues(prefill: SignInPrefill): FormState {
  const [own] = useLocale().locale.split('-');
  const language = isLanguageCode(own) ? own : '';
  const [written, setWritten] = useState<Partial<FormValues>>({});
  const departures = useDepartures();
  const [seen, setSeen] = useState(departures);
  if (seen !== departures) {
    setSeen(departures);
    setWritten({});
  }
  const change = (part: Partial<FormValues>) => setWritten((before) => ({ ...before, ...part }));
  const { email, firstname: firstName, lastname: lastName } = prefill;
  return {
    values: { ...blank, language, email, firstName, lastName, ...written },
    onChange: (field) => (value) => change({ [field]: value }),
    clearPasswords: () => change({ password: '', confirmPassword: '' }),
  };
}
