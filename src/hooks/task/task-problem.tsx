/** Errors beside the control that caused them. */
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { isOutdated, marketplacePath } from '#core/api/api-error.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { needsVerification } from '#core/hooks/errors/verify-notice.tsx';
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
  if (marketplacePath(error) || needsVerification(error)) return <FormProblem error={error} />;
  return <InlineError isAnnouncedElsewhere={isOutdated(error)}>{errorText(error)}</InlineError>;
}
