/** Adding, renaming and removing passkeys. */

import { useEffect, useRef } from 'react';
import { passkeys } from '#core/api/passkeys.ts';
import { providers } from '#core/api/providers.ts';
import { type ProviderReturn, withoutProviderReturn } from '#core/domain/provider.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { whenReturned } from '#core/hooks/links/when-returned.ts';
import { unlessNotDone } from '#core/hooks/passkey/passkeys.ts';
import { useProviderReturn } from '#core/hooks/provider/use-providers.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { useNotifyCancelling, usePasswordTexts, useSensitiveAction } from './account.data.ts';
import { identityMessages, signInMethodMessages } from './account.messages.ts';

export function useAddPasskey() {
  const { demo } = useWidget();
  const { passkeyAdded } = useMessages(signInMethodMessages);
  const notify = useNotifyCancelling();
  return useSensitiveAction(usePasswordTexts(), async (client, _input: null) => {
    if (demo) return 'done';
    const { makePasskey } = await import('#core/hooks/passkey/authenticator.ts');
    const { creationOptions, add } = passkeys(client);
    const options = await creationOptions();
    const made = await unlessNotDone(() => makePasskey(options));
    if (made === 'not-done') return made;
    notify(await add(made), passkeyAdded);
    return 'done';
  });
}

export function useRenamePasskey() {
  const { demo } = useWidget();
  const { passkeyRenamed } = useMessages(signInMethodMessages);
  const notify = useNotify();
  return useAction(async (client, { id, name }: { id: string; name: string }) => {
    if (!demo) notify(await passkeys(client).rename(id, name), passkeyRenamed);
    return true;
  });
}

export function useRemovePasskey() {
  const { demo } = useWidget();
  const { passkeyRemoved } = useMessages(signInMethodMessages);
  const notify = useNotifyCancelling();
  return useSensitiveAction(usePasswordTexts(), async (client, id: string) => {
    if (!demo) notify(await passkeys(client).remove(id), passkeyRemoved);
    return true;
  });
}

// Connecting and removing sign-in providers, and what they lead back with.

/** Goes to the provider, which leads back here. */
export function useConnectProvider() {
  const { demo } = useWidget();
  const { locale } = useLocale();
  return useSensitiveAction(usePasswordTexts(), async (client, provider: string) => {
    if (demo) return;
    const page = withoutProviderReturn(location.pathname, location.search);
    location.assign(new URL(await providers(client).askToLink(provider, page, locale)));
    // The button stays busy until the browser has left the page.
    await whenReturned();
  });
}

export function useRemoveIdentity() {
  const { demo } = useWidget();
  const { removed } = useMessages(identityMessages);
  const notify = useNotifyCancelling();
  return useSensitiveAction(usePasswordTexts(), async (client, id: string) => {
    if (!demo) notify(await providers(client).unlink(id), removed);
    return true;
  });
}

/** Does what the user went to a provider for: connecting it, or proving who they are. */
export function useReturnedIdentity(onConnected: () => Promise<void>) {
  const { connected } = useMessages(identityMessages);
  const { confirmed } = useMessages(providerMessages);
  const notify = useNotifyCancelling();
  const back = useProviderReturn(['link', 'confirm']);
  const [use, state] = useAction(async (client, { purpose, ticket }: ProviderReturn) => {
    if (purpose === 'confirm') return notify(await providers(client).confirm(ticket), confirmed);
    notify(await providers(client).link(ticket), connected);
    await onConnected();
  });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!back?.ticket || hasStarted.current) return;
    hasStarted.current = true;
    void use(back);
  }, [back, use]);
  return { back, error: state.status === 'failed' ? state.error : null };
}
