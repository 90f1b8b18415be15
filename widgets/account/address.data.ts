import { useEffect, useRef } from 'react';
import { type OwnAddress, ownAddress } from '#core/api/own-address.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useRecheck } from '#core/kit/data/use-recheck.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useSensitiveAction } from '#core/kit/sign-in/use-sensitive-action.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';
import { useAccountId, usePasswordTexts } from './account.data.ts';
import { accountMessages } from './account.messages.ts';

const sampleAddress: OwnAddress = {
  email: 'ada@dragoman.example',
  isVerified: true,
  pending: { email: 'ada.lovelace@dragoman.example', until: new Date(2026, 10, 25, 9, 30) },
};

/** The user's address; it is read again while a link waits that the user may open elsewhere. */
export function useAddress(): Resource<OwnAddress> {
  const { demo, session } = useWidget();
  const user = useSession((state) => state.user);
  const address = useResource<OwnAddress>(
    ['own-address', useAccountId()],
    (client) => ownAddress(client).read(),
    { ready: async () => sampleAddress, empty: { ...sampleAddress, isVerified: false, pending: null } },
  );
  const isReady = address.status === 'ready';
  const isWaiting = isReady && (!address.value.isVerified || address.value.pending !== null);
  useRecheck(isWaiting && !demo, () => session.refreshUser());
  const refresh = isReady ? address.refresh : undefined;
  const seen = useRef(user);
  // The user is read again after such a link was used in another tab, too.
  useEffect(() => {
    if (seen.current !== user && isWaiting) void refresh?.();
    seen.current = user;
  }, [user, isWaiting, refresh]);
  return address;
}

interface NewAddress {
  email: string;
  /** Undefined after a passkey was used instead. */
  password: string | undefined;
}

export function useChangeAddress() {
  const { demo } = useWidget();
  return useSensitiveAction(usePasswordTexts(), async (client, { email, password }: NewAddress) => {
    if (!demo) await ownAddress(client).change(email, password);
    return true;
  });
}

export function useCancelAddress() {
  const { demo } = useWidget();
  const { addressKept } = useMessages(accountMessages);
  const notify = useNotify();
  return useAction(async (client, _input: null) => {
    if (!demo) notify(await ownAddress(client).cancelChange(), addressKept);
    return true;
  });
}
