import { Card } from './card.tsx';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';
import { actions, form, head, main, panel, row, step } from './stepped-form.styles.ts';

/** The skeleton of a stepped form, with the size of its first step. */
export function SteppedFormSkeleton({ steps }: { steps: number }) {
  return (
    <Skeleton>
      <div className={main}>
        <div className={head}>
          <SkeletonBlock width="60%" height="39px" />
          <SkeletonBlock width="90%" height="22px" />
        </div>
        <div className={row}>
          {Array.from({ length: steps }, (_, index) => index).map((place) => (
            <SkeletonBlock key={place} width="22%" height="26px" />
          ))}
        </div>
        <Card variant="panel" flush>
          <div className={form}>
            <div className={step}>
              <SkeletonBlock width="40%" height="24px" />
              <SkeletonBlock height="92px" />
              <SkeletonBlock height="168px" />
              <SkeletonBlock height="112px" />
            </div>
            <div className={panel}>
              <div className={actions}>
                <SkeletonBlock width="80px" height="44px" />
                <SkeletonBlock width="104px" height="44px" />
              </div>
            </div>
          </div>
        </Card>
      </div>
    </Skeleton>
  );
}
