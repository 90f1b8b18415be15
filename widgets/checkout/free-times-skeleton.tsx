import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import * as styles from './free-times.styles.ts';

/** As high as a row of days and two of times. */
export const FreeTimesSkeleton = () => (
  <Skeleton>
    <div className={styles.days}>
      {[1, 2, 3].map((place) => (
        <SkeletonBlock key={place} height="44px" />
      ))}
    </div>
    <div className={styles.times}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <SkeletonBlock key={place} height="44px" />
      ))}
    </div>
  </Skeleton>
);
