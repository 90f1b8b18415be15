import { useLayoutEffect, useRef } from 'react';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { countCharacters } from './counter.tsx';

interface Passwords {
  chosen: string;
  repeated: string;
  /** What to say when the two are not the same. */
  mismatch: string;
}

/**
 * Makes what is wrong with the two passwords part of the controls' own validity. The browser checks a length only
 * for what was typed into this very input, and would cut off a pasted password without a word.
 */
export function usePasswordRules({ chosen, repeated, mismatch }: Passwords) {
  const { fieldTooShort, fieldTooLong } = useMessages(coreMessages);
  const format = useFormat();
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const length = countCharacters(chosen);
    const isShort = length > 0 && length < limits.passwordMin;
    const isLong = length > limits.passwordMax;
    password.current?.setCustomValidity(
      isShort
        ? fieldTooShort({ limit: format.number(limits.passwordMin) })
        : isLong
          ? fieldTooLong({ limit: format.number(limits.passwordMax) })
          : '',
    );
    confirmation.current?.setCustomValidity(repeated && repeated !== chosen ? mismatch : '');
  }, [chosen, repeated, fieldTooShort, fieldTooLong, format, mismatch]);

  return { password, confirmation };
}
