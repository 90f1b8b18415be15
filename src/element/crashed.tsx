import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Failed } from '#core/ui/states.tsx';

/** Shown in place of a view that broke. */
export function Crashed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(coreMessages);
  return <Failed message={t.errorCrash} hint={t.errorHint} onRetry={onRetry} />;
}
