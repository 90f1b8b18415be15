import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from './button.tsx';

/** Says in the place of a part that its code could not be loaded, and loads it again. */
export function PartFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(coreMessages);
  return (
    <p role="status">
      {t.errorTitle}{' '}
      <Button size="small" onClick={onRetry}>
        {t.retry}
      </Button>
    </p>
  );
}
