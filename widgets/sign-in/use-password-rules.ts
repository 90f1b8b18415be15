import { useLayoutEffect, useRef } from 'react';
import { limits } from '#core/domain/limits.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { countCharacters } from '#core/ui/counter.tsx';
import { signInMessages } from './sign-in.messages.ts';
import type { Typed } from './typed.ts';

/**
 * Makes what is wrong with the two passwords part of the controls' own validity. The browser checks a length only
 * for what was typed into this very input, and would cut off a pasted password without a word.
 */
export function usePasswordRules({ password: chosen, confirmPassword: repeated }: Typed) {
  const t = useMessages(signInMessages);
  const { fieldTooShort, fieldTooLong } = useMessages(coreMessages);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const length = countCharacters(chosen);
    const isShort = length > 0 && length < limits.passwordMin;
    const isLong = length > limits.passwordMax;
    password.current?.setCustomValidity(
      isShort
        ? fieldTooShort({ limit: limits.passwordMin })
        : isLong
          ? fieldTooLong({ limit: limits.passwordMax })
          : '',
    );
    confirmation.current?.setCustomValidity(repeated && repeated !== chosen ? t.passwordsDiffer : '');
  }, [chosen, repeated, fieldTooShort, fieldTooLong, t]);

  return { password, confirmation };
}
