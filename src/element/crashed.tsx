import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Failed } from '#core/ui/states.tsx';

/** The fallback for a view that threw while it rendered. */
export function Crashed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(coreMessages);
  return <Failed message={t.errorCrash} hint={t.errorHint} onRetry={onRetry} />;
}
