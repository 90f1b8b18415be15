import { useState } from 'react';
import { isLanguageCode } from '#core/domain/language.ts';
import { useLocale } from '#core/i18n/context.ts';

/** What was typed so far, into whichever form. */
export interface FormValues {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  language: string;
}

export interface FormState {
  typed: FormValues;
  /** Takes what was typed into one field: `onType('email')`. */
  onType(field: keyof FormValues): (value: string) => void;
  /** Once they have served, so that nobody finds them here after signing out. */
  forgetPasswords(): void;
}

/** Both forms draw on the same, so that nothing is lost by toggling. The reader's language is chosen already. */
export function useFormValues(): FormState {
  const [own] = useLocale().locale.split('-');
  const [typed, setTyped] = useState<FormValues>({
    email: '',
    password: '',
    confirmPassword: '',
    firstName: '',
    lastName: '',
    language: isLanguageCode(own) ? own : '',
  });
  const change = (part: Partial<FormValues>) => setTyped((before) => ({ ...before, ...part }));
  return {
    typed,
    onType: (field) => (value) => change({ [field]: value }),
    forgetPasswords: () => change({ password: '', confirmPassword: '' }),
  };
}
