import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import * as styles from './request-lists.styles.ts';

/** A placeholder as tall as two lists with one request each. */
export function RequestListsSkeleton() {
  return (
    <div className={styles.lists}>
      {['own', 'answered'].map((list) => (
        <div key={list} className={styles.section}>
          <SkeletonBlock width="160px" height="26px" />
          <div className={styles.entry}>
            <SkeletonText lines={3} />
            <div className={styles.placeholder}>
              <SkeletonText lines={2} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
