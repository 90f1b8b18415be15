import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { Icon } from '#core/ui/icon.tsx';
import { isOutdated } from '#widgets/dashboard/tasks/outdated.ts';
import * as styles from '#widgets/dashboard/tasks/task-table.styles.ts';

interface ProblemProps {
  children: ReactNode;
  /** Something else reads it aloud. */
  isSaid?: boolean;
}

/** What did not work, beside what it was tried on. */
export function Problem({ children, isSaid }: ProblemProps) {
  return (
    <p className={styles.problem} part="problem" role={isSaid ? undefined : 'alert'}>
      <Icon node={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}

/** Why a step was not taken. Where a notice has told it because the row may leave, it is read aloud there. */
export function StepProblem({ error }: { error: Error }) {
  const errorText = useErrorText();
  return <Problem isSaid={isOutdated(error)}>{errorText(error)}</Problem>;
}
