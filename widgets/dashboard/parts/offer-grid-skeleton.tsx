import { card, head, languages } from '#core/ui/offer-card.styles.ts';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** A placeholder as tall as a row of the person's offers. */
export function OfferGridSkeleton() {
  return (
    <div className={styles.grid}>
      {places.map((place) => (
        <div key={place} className={card}>
          <div className={head}>
            <SkeletonBlock width="104px" height="26px" round />
            <SkeletonBlock width="56px" height="14px" />
          </div>
          <div className={styles.taskTitle}>
            <SkeletonText lines={2} />
          </div>
          <div className={languages}>
            <SkeletonBlock width="120px" height="21px" />
            <SkeletonBlock width="52px" height="18px" />
          </div>
          <div className={styles.taskFoot}>
            <SkeletonBlock width="64px" height="24px" />
            <SkeletonBlock width="60px" height="24px" round />
          </div>
        </div>
      ))}
    </div>
  );
}
