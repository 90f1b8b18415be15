import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';

/** Shown in a form that needs a sign-in to be sent, while the backend does not answer whether the visitor is signed in. */
export function SessionProblem() {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  const viewer = useViewer();
  if (viewer.status !== 'unreachable') return null;
  return (
    <Notice type="error" part="error" announced>
      {errorText(viewer.error)}{' '}
      <Button size="small" part="retry" busy={viewer.isRetrying} busyLabel={t.loading} onClick={viewer.retry}>
        {t.retry}
      </Button>
    </Notice>
  );
}
