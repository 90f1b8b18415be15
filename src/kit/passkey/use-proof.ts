import { useState } from 'react';
import { hasPassword } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';

/** What a form sends to prove who the user is. */
export interface Proof {
  /** Undefined where a passkey was used instead, or the user has no password. */
  password: string | undefined;
  /** Whether the form shows the field. */
  isAsked: boolean;
  /** Whether a passkey was used instead. */
  isConfirmed: boolean;
  typed: string;
  type(text: string): void;
  confirm(): void;
  clear(): void;
}

/** The present password of a form, or a passkey instead. */
export function useProof(): Proof {
  const { demo } = useWidget();
  const isKnown = useSession(({ user }) => !user || hasPassword(user));
  const [typed, type] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const isAsked = !isConfirmed && (demo !== '' || isKnown);
  return {
    password: isAsked ? typed : undefined,
    ...{ isAsked, isConfirmed, typed, type },
    confirm: () => setConfirmed(true),
    clear() {
      type('');
      setConfirmed(false);
    },
  };
}
