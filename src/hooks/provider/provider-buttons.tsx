import { LogIn } from 'lucide';
import { useState } from 'react';
import { providers } from '#core/api/providers.ts';
import { type Provider, withoutProviderReturn } from '#core/domain/provider.ts';
import { whenReturned } from '#core/hooks/links/when-returned.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useProviderMessages } from './use-provider-messages.ts';

interface ProviderButtonsProps {
  list: readonly Provider[];
  purpose: 'sign-in' | 'confirm';
  /** The ticket of a provider that is to be connected once the visitor has signed in with another. */
  pending?: string;
  /** Where the provider leads back to, if not to this page. */
  page?: string;
  /** In place of going there, in `demo`. */
  onDemo(): void;
}

/** One button for each provider. The provider leads back to this page. */
export function ProviderButtons({ list, purpose, pending, page: given, onDemo }: ProviderButtonsProps) {
  const t = useProviderMessages();
  const { client, demo } = useWidget();
  const { locale } = useLocale();
  const [chosen, choose] = useState('');

  const goTo = (provider: string) => {
    if (demo) return onDemo();
    choose(provider);
    const page = given ?? withoutProviderReturn(location.pathname, location.search, pending);
    location.assign(providers(client).address({ provider, purpose, page, locale }));
    void whenReturned().then(() => choose(''));
  };
  return list.map(({ id, name }) => (
    <Button
      key={id}
      part={purpose === 'sign-in' ? 'provider' : undefined}
      wide
      busy={chosen === id}
      onClick={() => goTo(id)}
    >
      <Icon node={LogIn} size={18} mirror /> <span>{t.continueWith({ name })}</span>
    </Button>
  ));
}
