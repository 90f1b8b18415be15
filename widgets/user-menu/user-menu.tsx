import { RotateCw } from 'lucide';
import { lazy, Suspense } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { Viewer } from '#core/hooks/data/use-viewer.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { userMenuContract } from './user-menu.contract.ts';
import { useMenuViewer, useSessionEnd, useUnread } from './user-menu.data.ts';
import * as styles from './user-menu.styles.ts';

/** Most sessions end while nobody is there. */
const ExtendSession = lazy(async () => ({ default: (await import('./extend-session.tsx')).ExtendSession }));

type Props = PropsOf<typeof userMenuContract>;

export function UserMenu(props: Props) {
  const sessionEnd = useSessionEnd();
  return (
    <>
      <Controls {...props} />
      {sessionEnd && (
        <Suspense fallback={null}>
          <ExtendSession user={sessionEnd.user} hasEnded={sessionEnd.hasEnded} onClose={sessionEnd.ignore} />
        </Suspense>
      )}
    </>
  );
}

function Controls(props: Props) {
  const owner = useMenuViewer();
  const unread = useUnread();
  const { loading } = useMessages(coreMessages);

  switch (owner.status) {
    case 'unknown':
      return (
        <div className={styles.waiting} role="status" part="skeleton">
          <Avatar />
          {loading}
        </div>
      );
    case 'unreachable':
      return <Failed {...owner} />;
    case 'signed-out':
      return null;
    case 'signed-in':
      return <AccountMenu user={owner.user} unread={unread} {...props} />;
  }
}

function Failed({ error, isRetrying, retry }: Extract<Viewer, { status: 'unreachable' }>) {
  const t = useMessages(coreMessages);
  const text = useErrorText()(error);
  return (
    <div className={styles.waiting} part="error" title={text}>
      <p className={visuallyHidden} role="alert">
        {text}
      </p>
      <IconButton label={t.retry} variant="secondary" part="retry" busy={isRetrying} onClick={retry}>
        <Icon node={RotateCw} />
      </IconButton>
    </div>
  );
}
