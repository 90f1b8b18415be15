import { useState } from 'react';
import type { Identity } from '#core/domain/provider.ts';
import { useMessages } from '#core/i18n/context.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { problemText } from '#core/kit/provider/use-provider-return.ts';
import { useProviders } from '#core/kit/provider/use-providers.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { useConnectProvider, useReturnedIdentity } from './identities.data.ts';
import { identityMessages } from './identities.messages.ts';

interface ConnectProvidersProps {
  identities: readonly Identity[];
  onConnected(): Promise<void>;
}

/** A button for each provider that is not connected yet, and what became of the one that the user has been to. */
export function ConnectProviders({ identities, onConnected }: ConnectProvidersProps) {
  const t = useMessages(identityMessages);
  const texts = useMessages(providerMessages);
  const list = useProviders();
  const [connect, connecting] = useConnectProvider();
  const [chosen, choose] = useState('');
  const { back, error } = useReturnedIdentity(onConnected);
  const others = list.filter(({ id }) => !identities.some(({ provider }) => provider?.id === id));
  const press = (id: string) => {
    choose(id);
    void connect(id);
  };
  return (
    <>
      {others.map(({ id, name }) => (
        <Button
          key={id}
          part="connect-provider"
          busy={chosen === id && connecting.status === 'busy'}
          onClick={() => press(id)}
        >
          {t.connect({ name })}
        </Button>
      ))}
      {back?.problem && (
        <Notice type={back.problem === 'provider-cancelled' ? 'info' : 'error'} announced>
          {problemText(back, texts)}
        </Notice>
      )}
      {error && <FormProblem error={error} />}
      {connecting.status === 'failed' && <FormProblem error={connecting.error} />}
    </>
  );
}
