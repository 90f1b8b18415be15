import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import { OfferGridSkeleton } from '#widgets/dashboard/tasks/offer-grid-skeleton.tsx';
import * as styles from './dashboard.styles.ts';

/** Shown while the session is restored. */
export function DashboardSkeleton() {
  return (
    <slot name="loading">
      <Skeleton>
        <div className={styles.layout}>
          <div className={styles.panel}>
            <SkeletonBlock width="88px" height="88px" round />
            <div className={styles.person}>
              <SkeletonBlock width="160px" height="24px" />
              <SkeletonBlock width="180px" height="20px" />
              <SkeletonBlock width="90px" height="20px" />
            </div>
          </div>
          <div className={styles.main}>
            <SkeletonBlock width="320px" height="44px" />
            <div className={styles.below}>
              <OfferGridSkeleton />
            </div>
          </div>
        </div>
      </Skeleton>
    </slot>
  );
}
