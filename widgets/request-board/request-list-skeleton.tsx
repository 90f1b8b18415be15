import { Card } from '#core/ui/card.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import * as styles from './request-board.styles.ts';

const places = ['first', 'second', 'third'];

/** As high as one request, or as three. */
export function RequestListSkeleton({ count }: { count: 1 | 3 }) {
  return (
    <slot name="loading">
      <Skeleton>
        <div className={styles.list}>
          {places.slice(0, count).map((place) => (
            <Card key={place} variant="panel">
              <div className={styles.card}>
                <div className={styles.head}>
                  <SkeletonBlock width="110px" height="26px" round />
                  <SkeletonBlock width="72px" height="24px" />
                </div>
                <SkeletonBlock width="60%" height="26px" />
                <SkeletonText lines={2} />
                <SkeletonBlock width="80%" height="24px" />
                <div className={styles.answer}>
                  <SkeletonBlock width="150px" height="36px" />
                </div>
              </div>
            </Card>
          ))}
        </div>
      </Skeleton>
    </slot>
  );
}
