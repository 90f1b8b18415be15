import { Skeleton, SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import * as styles from './checkout.styles.ts';

/** As large as the form with its summary. */
export function CheckoutSkeleton({ headingLevel }: { headingLevel: number }) {
  return (
    <Skeleton headingLevel={headingLevel}>
      <div className={styles.checkout}>
        <div className={styles.fields}>
          <SkeletonBlock width="70%" height="39px" />
          <div className={styles.fieldset}>
            <SkeletonBlock height="177px" />
            <div className={styles.pair}>
              <SkeletonBlock height="87px" />
              <SkeletonBlock height="87px" />
              <SkeletonBlock height="87px" />
            </div>
            <SkeletonBlock height="73px" />
          </div>
        </div>
        <div className={styles.panel}>
          <div className={styles.panelOffer}>
            <div className={styles.offer}>
              <div className={styles.owner}>
                <SkeletonBlock width="46px" height="46px" round />
                <SkeletonBlock width="50%" height="14px" />
              </div>
              <SkeletonText lines={2} />
              <SkeletonBlock height="21px" />
              <SkeletonBlock height="26px" />
            </div>
          </div>
          <div className={styles.panelOrder}>
            <SkeletonBlock height="164px" />
            <SkeletonBlock height="41px" />
            <SkeletonBlock height="52px" />
            <SkeletonBlock height="58px" />
          </div>
        </div>
      </div>
    </Skeleton>
  );
}
