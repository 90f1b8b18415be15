import { useState } from 'react';
import { passkeys } from '#core/api/passkeys.ts';
import type { Passkey } from '#core/domain/passkey.ts';
import { hasPassword } from '#core/domain/user.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { unlessNotDone } from './passkeys.ts';

/** What a form sends to prove who the user is. */
export interface Proof {
  /** Undefined where a passkey was used instead, or the user has no password. */
  password: string | undefined;
  /** Whether the form shows the field. */
  isRequired: boolean;
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
  const isRequired = !isConfirmed && (demo !== '' || isKnown);
  return {
    password: isRequired ? typed : undefined,
    isRequired,
    isConfirmed,
    typed,
    type,
    confirm: () => setConfirmed(true),
    clear() {
      type('');
      setConfirmed(false);
    },
  };
}

/** The signed-in user proves with a passkey who they are, instead of entering the password again. */
export function useConfirmPasskey(onConfirmed: () => void) {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (!demo) {
      const { signWithPasskey } = await import('./authenticator.ts');
      const { confirmOptions, confirm } = passkeys(client);
      const options = await confirmOptions();
      const signed = await unlessNotDone(() => signWithPasskey(options));
      if (signed === 'not-done') return signed;
      await confirm(signed);
    }
    onConfirmed();
    return 'done';
  });
}

const samplePasskeys: Passkey[] = [
  {
    id: 'phone',
    name: 'Phone',
    createdAt: new Date(2026, 8, 14, 9, 30),
    usedAt: new Date(2026, 10, 24, 7, 45),
  },
  { id: 'key', name: 'Blue security key', createdAt: new Date(2026, 10, 2, 18, 5), usedAt: null },
];

/** The passkeys of the signed-in user, oldest first. */
export function usePasskeys(): Resource<Passkey[]> {
  const { demo } = useWidget();
  const user = useSession((session) => session.user?.id);
  return useResource<Passkey[]>(
    demo || user ? ['passkeys', user] : null,
    (client) => passkeys(client).list(),
    { ready: async () => samplePasskeys, empty: [] },
  );
}
