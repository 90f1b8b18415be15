import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import { actions, skeleton, viewer } from './sign-in.styles.ts';

/** Shown until it is clear whether a stored sign-in is still valid. Most are, so it looks like the signed-in screen. */
export function SignInSkeleton({ headingLevel }: { headingLevel?: number }) {
  return (
    <Skeleton headingLevel={headingLevel}>
      <div className={skeleton}>
        <SkeletonBlock width="60%" height={30} />
        <div className={viewer}>
          <SkeletonBlock width={48} height={48} round />
          <SkeletonBlock width="50%" height={16} />
        </div>
        <div className={actions}>
          <SkeletonBlock width={104} height={44} />
          <SkeletonBlock width={104} height={44} />
        </div>
      </div>
    </Skeleton>
  );
}
