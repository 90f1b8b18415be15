import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#core/ui/icon.tsx';
import * as styles from './task-table.styles.ts';

/** What did not work, beside what it was tried on. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} part="problem" role="alert">
      <Icon node={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}
