import { Suspense, useEffect, useRef } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useWidget } from '#core/kit/widget-context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { OfferCardSkeleton } from '#core/ui/offer-card-skeleton.tsx';
import { OfferCards } from '#core/ui/offer-cards.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { VirtualList } from '#core/ui/virtual/virtual-list.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterBar } from './filter-bar.tsx';
import { GridCard } from './grid-card.tsx';
import type { offerGridContract } from './offer-grid.contract.ts';
import { type Offers, useOffers } from './offer-grid.data.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import * as styles from './offer-grid.styles.ts';
import { useFilters, useGridQuery } from './use-filters.ts';

type Props = PropsOf<typeof offerGridContract>;

/** `1 2 3 5`, or one number as the most columns at any width. */
function columnsOf(text: string): number[] {
  const given = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [most] = given;
  return given.length > 1 || !most ? given : [1, 2, 3, 5].map((columns) => Math.min(columns, most));
}

export function OfferGrid(props: Props) {
  const { heading, headingLevel, pageSize, limit = Number.POSITIVE_INFINITY } = props;
  const t = useMessages(offerGridMessages);
  const { emit } = useWidget();
  const filtering = useFilters(props);
  const offers = useOffers(useGridQuery(props, filtering.filters), pageSize, limit);
  const Heading = headingTag(headingLevel);
  const count = offers.status === 'ready' && offers.more !== 'loading' ? offers.offers.length : null;
  const total = offers.status === 'ready' ? offers.total.count : null;

  useEffect(() => {
    if (count !== null && total !== null) emit('dragoman-load', { count, total });
  }, [count, total, emit]);

  return (
    <section className={styles.grid} aria-label={heading || t.offers}>
      {heading ? (
        <Heading className={styles.heading} part="heading">
          {heading}
        </Heading>
      ) : null}
      {props.filters && (
        <>
          <FilterBar {...filtering} />
          <ActiveFilters {...filtering} />
        </>
      )}
      <Body offers={offers} hint={props.filters ? t.emptyFiltered : t.emptyHint} {...props} />
      <div className={styles.foot}>
        <Count offers={offers} />
        {offers.status === 'ready' && offers.more !== 'none' && (
          <Button part="more" busy={offers.more === 'loading'} onClick={offers.showMore}>
            {offers.more === 'failed' ? t.showMoreFailed : t.showMore}
          </Button>
        )}
      </div>
    </section>
  );
}

function Body({ offers, hint, ...props }: Props & { offers: Offers; hint: string }) {
  const t = useMessages(offerGridMessages);
  const list = useRef<HTMLUListElement>(null);
  const columns = columnsOf(props.columns);
  const { heading, headingLevel, detailUrl, checkoutUrl, target } = props;
  const ofEach = { heading, headingLevel, detailUrl, checkoutUrl, target };
  switch (offers.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <OfferCards columns={columns} part="placeholders">
              {Array.from({ length: Math.min(props.pageSize, props.limit ?? 24, 24) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their position.
                <li key={index}>
                  <OfferCardSkeleton />
                </li>
              ))}
            </OfferCards>
          </Skeleton>
        </slot>
      );
    case 'failed':
      return <Failure error={offers.error} isRetrying={offers.isRetrying} onRetry={offers.retry} />;
    case 'ready':
      if (offers.offers.length === 0) {
        return (
          <slot name="empty">
            <Empty message={t.empty} hint={hint} />
          </slot>
        );
      }
      return (
        <OfferCards columns={columns} ref={list}>
          <VirtualList items={offers.offers} keyOf={({ id }) => id} list={list}>
            {({ offer }) => (
              // React hydrates each card in a task of its own, and at once when a visitor uses it.
              <Suspense>
                <GridCard offer={offer} {...ofEach} />
              </Suspense>
            )}
          </VirtualList>
        </OfferCards>
      );
  }
}

function Count({ offers }: { offers: Offers }) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  if (offers.status !== 'ready') return <StatusLine />;
  if (offers.total.count === 0) return <StatusLine hidden>{t.empty}</StatusLine>;
  const { count, more } = offers.total;
  const shown = format.number(offers.offers.length);
  return (
    <StatusLine>
      <span part="count">
        {t.count({ shown, total: count, isCapped: more, digits: format.number(count) })}
      </span>
    </StatusLine>
  );
}
