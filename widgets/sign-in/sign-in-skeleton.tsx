import { Skeleton, SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { form } from './sign-in.styles.ts';

/** Stands here while it is open whether somebody is signed in. */
export function SignInSkeleton() {
  return (
    <Skeleton>
      <div className={form}>
        <SkeletonBlock width="50%" height={32} />
        <SkeletonText lines={2} />
        <SkeletonBlock height={44} />
        <SkeletonBlock height={44} />
        <SkeletonBlock height={44} />
      </div>
    </Skeleton>
  );
}
