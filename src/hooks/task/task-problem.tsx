/** Errors beside the control that caused them. */
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { isOutdated } from '#core/api/api-error.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { needsVerification, VerifyNotice } from '#core/hooks/errors/verify-notice.tsx';
import { MarketplaceLink, marketplacePath } from '#core/hooks/links/on-marketplace.tsx';
import { Icon } from '#core/ui/icon.tsx';
import * as styles from './task.styles.ts';

interface InlineErrorProps {
  children: ReactNode;
  /** A toast announces it already. */
  isAnnouncedElsewhere?: boolean;
}

export function InlineError({ children, isAnnouncedElsewhere }: InlineErrorProps) {
  return (
    <p className={styles.problem} part="problem" role={isAnnouncedElsewhere ? undefined : 'alert'}>
      <Icon node={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}

/** Why an action failed. If the row was outdated it may leave the table, so a toast announces the error instead. */
export function ActionError({ error }: { error: Error }) {
  const errorText = useErrorText();
  const path = marketplacePath(error);
  if (path) return <MarketplaceLink size="small" path={path} />;
  if (needsVerification(error)) return <VerifyNotice isRefused />;
  return <InlineError isAnnouncedElsewhere={isOutdated(error)}>{errorText(error)}</InlineError>;
}
