import { useLayoutEffect, useRef } from 'react';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { countCharacters } from './counter.tsx';

interface Passwords {
  chosen: string;
  repeated: string;
  /** The message for two different passwords. */
  mismatch: string;
}

/**
 * Sets errors of the two passwords as custom validity. The browser checks `minlength` only for typed text, and `maxlength`
 * would silently cut off a pasted password.
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
