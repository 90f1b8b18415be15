import { ProviderButtons } from './provider-buttons.tsx';
import { useIdentities } from './use-identities.ts';

/** For a user who has to prove once more who they are: the way to each of their providers, which leads back here. */
export function ConfirmProviders({ onDemo }: { onDemo(): void }) {
  const identities = useIdentities();
  const list =
    identities.status === 'ready' ? identities.value.flatMap(({ provider }) => provider ?? []) : [];
  return <ProviderButtons list={list} purpose="confirm" onDemo={onDemo} />;
}
