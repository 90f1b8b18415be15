import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import { head, log, row } from './pane.styles.ts';

const bubbles = [
  { own: false, width: '52%' },
  { own: true, width: '44%' },
  { own: false, width: '60%' },
  { own: true, width: '30%' },
];

export function MessagesSkeleton() {
  return (
    <div className={log}>
      <Skeleton>
        {bubbles.map(({ own, width }) => (
          <div key={width} className={row} data-own={own || undefined}>
            <SkeletonBlock width={width} height="58px" />
          </div>
        ))}
      </Skeleton>
    </div>
  );
}

export function ThreadSkeleton() {
  return (
    <>
      <div className={head} aria-hidden>
        <SkeletonBlock width="38px" height="38px" round />
        <SkeletonBlock width="40%" height="1em" />
      </div>
      <MessagesSkeleton />
    </>
  );
}
