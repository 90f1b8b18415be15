import type { Client } from '#core/api/client.ts';
import { providers } from '#core/api/providers.ts';
import type { Provider } from '#core/domain/provider.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { cacheKey, useResource } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const sampleProviders: Provider[] = [
  { id: 'sample', name: 'Example ID' },
  { id: 'other', name: 'Sample Login' },
];

const key = ['providers'];

/** With which providers people may sign in; none until that is known, and on pages of other sites. */
export function useProviders(): readonly Provider[] {
  const { isOwnSite, demo } = useWidget();
  const found = useResource<Provider[]>(
    isOwnSite || demo ? key : null,
    (client) => providers(client).list(),
    { ready: async () => sampleProviders, empty: [] },
  );
  return found.status === 'ready' ? found.value : [];
}

/** The same answer for a widget's `prepare`. */
export const prepareProviders = async (client: Client): Promise<PreparedAnswer[]> => [
  { key: cacheKey(client, '', key), value: await providers(client).list() },
];
