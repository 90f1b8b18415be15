import { passkeys } from '#core/api/passkeys.ts';
import type { Passkey } from '#core/domain/passkey.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';

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
