import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { Spinner } from '#core/ui/spinner.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { waiting } from './sign-in.styles.ts';

/** Shown while the backend is told what a provider has answered. `name` is empty until it is known. */
export function ProviderWaiting({ name }: { name: string }) {
  const t = useMessages(providerMessages);
  const { loading } = useMessages(coreMessages);
  return (
    <div className={waiting}>
      <Spinner />
      <StatusLine>{name ? t.waiting({ name }) : loading}</StatusLine>
    </div>
  );
}
