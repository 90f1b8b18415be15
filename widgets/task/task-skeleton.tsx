import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import * as styles from './task.styles.ts';

/** A placeholder as tall as a task. */
export function TaskSkeleton({ headingLevel }: { headingLevel: number }) {
  return (
    <slot name="loading">
      <Skeleton headingLevel={headingLevel}>
        <div className={styles.layout}>
          <div className={styles.head}>
            <SkeletonBlock width="100px" height="20px" />
            <SkeletonBlock width="70%" height="34px" />
            <SkeletonBlock width="140px" height="24px" round />
          </div>
          <SkeletonBlock height="152px" />
          <div className={styles.aside}>
            <SkeletonBlock height="210px" />
            <SkeletonBlock height="240px" />
          </div>
          <SkeletonBlock height="320px" />
        </div>
      </Skeleton>
    </slot>
  );
}
