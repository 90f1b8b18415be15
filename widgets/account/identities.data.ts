/** Connecting and removing sign-in providers, and what they lead back with. */
import { useEffect, useRef } from 'react';
import { providers } from '#core/api/providers.ts';
import { type ProviderReturn, withoutProviderReturn } from '#core/domain/provider.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { useProviderReturn } from '#core/kit/provider/use-provider-return.ts';
import { useSensitiveAction } from '#core/kit/sign-in/use-sensitive-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { usePasswordTexts } from './account.data.ts';
import { identityMessages } from './identities.messages.ts';

/** Goes to the provider, which leads back here. */
export function useConnectProvider() {
  const { demo } = useWidget();
  const { locale } = useLocale();
  return useSensitiveAction(usePasswordTexts(), async (client, provider: string) => {
    if (demo) return;
    const page = withoutProviderReturn(location.pathname, location.search);
    location.assign(new URL(await providers(client).askToLink(provider, page, locale)));
    // The button stays busy until the browser has left the page.
    await new Promise(() => undefined);
  });
}

export function useRemoveIdentity() {
  const { demo } = useWidget();
  const { removed } = useMessages(identityMessages);
  const notify = useNotify();
  return useSensitiveAction(usePasswordTexts(), async (client, id: string) => {
    if (!demo) notify(await providers(client).unlink(id), removed);
    return true;
  });
}

/** Does what the user went to a provider for: connecting it, or proving who they are. */
export function useReturnedIdentity(onConnected: () => Promise<void>) {
  const { connected } = useMessages(identityMessages);
  const { confirmed } = useMessages(providerMessages);
  const notify = useNotify();
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
