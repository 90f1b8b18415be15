import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import * as styles from './task-table.styles.ts';

const places = ['first', 'second', 'third'];

/** A placeholder as tall as three tasks. */
export function TaskTableSkeleton() {
  return (
    <div className={styles.placeholders}>
      {places.map((place) => (
        <div key={place} className={styles.placeholder}>
          <div className={styles.person}>
            <SkeletonBlock width="32px" height="32px" round />
            <SkeletonBlock width="110px" height="16px" />
          </div>
          <SkeletonBlock width="84px" height="24px" round />
          <div>
            <SkeletonText lines={1} />
          </div>
          <SkeletonBlock width="96px" height="26px" round />
          <SkeletonBlock width="96px" height="40px" />
        </div>
      ))}
    </div>
  );
}
