import { ProviderButtons } from '#core/kit/provider/provider-buttons.tsx';
import { useProviders } from '#core/kit/provider/use-providers.ts';

/**
 * Instead of the password, where a session has expired. The provider leads to the sign-in page, and that back to this one:
 * what was typed here is among the drafts.
 */
export function ProviderAgain() {
  const list = useProviders();
  const page = `/SignIn?next=${encodeURIComponent(location.pathname + location.search)}`;
  return <ProviderButtons list={list} purpose="sign-in" page={page} onDemo={() => undefined} />;
}
