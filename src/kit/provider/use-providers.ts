import { providers } from '#core/api/providers.ts';
import type { Provider } from '#core/domain/provider.ts';
import { useResource } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const sampleProviders: Provider[] = [
  { id: 'sample', name: 'Example ID' },
  { id: 'other', name: 'Sample Login' },
];

/** With which providers people may sign in; none until that is known, and on pages of other sites. */
export function useProviders(): readonly Provider[] {
  const { isOwnSite, demo } = useWidget();
  const found = useResource<Provider[]>(
    isOwnSite || demo ? ['providers'] : null,
    (client) => providers(client).list(),
    { ready: async () => sampleProviders, empty: [] },
  );
  return found.status === 'ready' ? found.value : [];
}
