import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { widgetNameContract } from './widget-name.contract.ts';
import { useNewestOffer } from './widget-name.data.ts';
import { widgetNameMessages } from './widget-name.messages.ts';
import * as styles from './widget-name.styles.ts';

export function WidgetName({ category, headingLevel }: PropsOf<typeof widgetNameContract>) {
  const t = useMessages(widgetNameMessages);
  const newest = useNewestOffer(category);
  return (
    <section className={styles.newest} aria-label={t.label}>
      <StatusLine hidden>{newest.status === 'ready' && newest.value?.title}</StatusLine>
      <Body newest={newest} headingLevel={headingLevel} />
    </section>
  );
}

function Body({ newest, headingLevel }: { newest: Resource<Offer | null>; headingLevel: number }) {
  const t = useMessages(widgetNameMessages);
  const Heading = headingTag(headingLevel);
  switch (newest.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <SkeletonText lines={2} />
          </Skeleton>
        </slot>
      );
    case 'failed':
      return <Failure error={newest.error} isRetrying={newest.isRetrying} onRetry={newest.retry} />;
    case 'ready':
      return newest.value ? (
        <>
          <Heading className={styles.title} part="title" translate="no">
            {newest.value.title}
          </Heading>
          <p className={styles.owner} part="owner">
            {t.by({ owner: newest.value.owner.fullName })}
          </p>
        </>
      ) : (
        <slot name="empty">
          <Empty message={t.empty} />
        </slot>
      );
  }
}
