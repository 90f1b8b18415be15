import { Skeleton, SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import * as styles from './offer-detail.styles.ts';

/** As large as an offer of usual length, so that the layout shifts little when it loads. */
export function OfferDetailSkeleton({ headingLevel }: { headingLevel: number }) {
  return (
    <Skeleton headingLevel={headingLevel}>
      <div className={styles.detail}>
        <div className={styles.text}>
          <SkeletonBlock width="150px" height="28px" />
          <SkeletonBlock width="110px" height="26px" round />
          <div className={styles.title}>
            <SkeletonText lines={2} />
          </div>
          <div className={styles.facts}>
            <SkeletonBlock width="220px" height="21px" />
            <SkeletonBlock width="70px" height="21px" />
          </div>
          <div className={styles.section}>
            <div className={styles.heading}>
              <SkeletonBlock width="110px" />
            </div>
            <div className={styles.person}>
              <SkeletonBlock width="64px" height="64px" round />
              <div className={styles.words}>
                <SkeletonText lines={3} />
              </div>
            </div>
          </div>
          <div className={styles.section}>
            <div className={styles.heading}>
              <SkeletonBlock width="140px" />
            </div>
            <SkeletonText lines={4} />
          </div>
        </div>
        <div className={styles.panel}>
          <div className={styles.bar}>
            <SkeletonBlock width="110px" height="41px" />
            <span className={styles.linkPlaceholder}>
              <SkeletonBlock height="52px" />
            </span>
          </div>
          <div className={styles.terms}>
            <SkeletonText lines={2} />
            <SkeletonText />
            <SkeletonText />
          </div>
        </div>
      </div>
    </Skeleton>
  );
}
