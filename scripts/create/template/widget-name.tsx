import { fullName } from '#core/domain/person.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { SkeletonText } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { widgetNameContract } from './widget-name.contract.ts';
import { useNewestOffer } from './widget-name.data.ts';
import { widgetNameMessages } from './widget-name.messages.ts';
import * as styles from './widget-name.styles.ts';

export function WidgetName({ category, headingLevel }: PropsOf<typeof widgetNameContract>) {
  const t = useMessages(widgetNameMessages);
  const newest = useNewestOffer(category);
  const Heading = headingTag(headingLevel);
  return (
    <section className={styles.newest} aria-label={t.label}>
      <StatusLine hidden>{newest.status === 'ready' && newest.value?.title}</StatusLine>
      <Ready resource={newest} skeleton={<SkeletonText lines={2} />} empty={{ message: t.empty }}>
        {({ value }) => (
          <>
            <Heading className={styles.title} part="title" translate="no">
              {value.title}
            </Heading>
            <p className={styles.owner} part="owner">
              {t.by({ owner: fullName(value) })}
            </p>
          </>
        )}
      </Ready>
    </section>
  );
}
