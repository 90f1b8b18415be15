import { providers } from '#core/api/providers.ts';
import type { Identity } from '#core/domain/provider.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';

const sampleIdentities: Identity[] = [
  {
    id: 'sample',
    provider: { id: 'sample', name: 'Example ID' },
    name: 'Example ID',
    createdAt: new Date(2026, 9, 3, 10, 15),
    usedAt: new Date(2026, 10, 23, 8, 20),
  },
];

/** The providers that are connected with the user's account, oldest first. */
export function useIdentities(): Resource<Identity[]> {
  const { demo } = useWidget();
  const user = useSession((session) => session.user?.id);
  return useResource<Identity[]>(
    demo || user ? ['identities', user] : null,
    (client) => providers(client).identities(),
    { ready: async () => sampleIdentities, empty: [] },
  );
}
