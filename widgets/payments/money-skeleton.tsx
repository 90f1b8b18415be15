import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import * as styles from './payments.styles.ts';

const three = ['a', 'b', 'c'] as const;

/** The placeholder while loading. */
export function MoneySkeleton({ isEarnings, headingLevel }: { isEarnings?: boolean; headingLevel: number }) {
  return (
    <slot name="loading">
      <Skeleton headingLevel={headingLevel}>
        <div className={styles.money}>
          <SkeletonBlock width="220px" height="31px" />
          {isEarnings && (
            <>
              <div className={styles.figures}>
                {three.map((key) => (
                  <SkeletonBlock key={key} height="104px" />
                ))}
              </div>
              <SkeletonBlock height="220px" />
            </>
          )}
          <div className={styles.month}>
            <SkeletonBlock width="140px" height="20px" />
            <SkeletonBlock height="228px" />
          </div>
        </div>
      </Skeleton>
    </slot>
  );
}
