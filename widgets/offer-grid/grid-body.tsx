import { memo, Suspense, useDeferredValue, useRef, useSyncExternalStore } from 'react';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { firstFrame } from '#core/element/hydration/first-frame.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useWidget } from '#core/kit/widget-context.ts';
import { classes } from '#core/theme/rules.ts';
import { OfferCardSkeleton } from '#core/ui/offer-card-skeleton.tsx';
import { OfferCards } from '#core/ui/offer-cards.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { VirtualList } from '#core/ui/virtual/virtual-list.tsx';
import { VirtualRow } from '#core/ui/virtual/virtual-row.tsx';
import { templateOf } from './card-template.ts';
import { CarouselArrows } from './carousel.tsx';
import { GridCard } from './grid-card.tsx';
import * as styles from './layouts.styles.ts';
import { NoOffers } from './no-offers.tsx';
import type { offerGridContract } from './offer-grid.contract.ts';
import type { Offers } from './offer-grid.data.ts';
import type { FilterState } from './use-filters.ts';

interface BodyProps extends PropsOf<typeof offerGridContract> {
  offers: Offers;
  /** Of a grid without offers. Null where there are some, as they do not depend on what is being typed, or no filters. */
  filtering: FilterState | null;
}

const noChanges = () => () => undefined;

/** `1 2 3 5`, or one number as the most columns at any width. */
function columnsOf(text: string): number[] {
  const given = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [most] = given;
  return given.length > 1 || !most ? given : [1, 2, 3, 5].map((columns) => Math.min(columns, most));
}

/** So many columns that the rows of a grid with a limit are full, if that leaves more than half of the columns. */
const filled = (columns: number[], limit: number | undefined, count: number): number[] => {
  if (limit === undefined) return columns;
  const shown = Math.min(limit, count);
  return columns.map((most) => {
    const fits = Array.from({ length: most }, (_, index) => most - index).find((one) => shown % one === 0);
    return fits && (fits > most / 2 || shown <= 3) ? fits : most;
  });
};

const layouts = { grid: null, list: styles.list, compact: styles.compact, carousel: styles.carousel };

/** The cards, or what stands in their place. Not rendered again for keys typed into the filters. */
export const GridBody = memo(function GridBody({ offers, filtering, ...props }: BodyProps) {
  const { host } = useWidget();
  const template = useSyncExternalStore(
    noChanges,
    () => templateOf(host),
    () => null,
  );
  const list = useRef<HTMLUListElement>(null);
  // Those that the first frame does not wait for come after it.
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstFrame.cards);
  const columns = columnsOf(props.columns);
  const { category, heading, headingLevel, detailUrl, checkoutUrl, target } = props;
  const placeholders = Math.min(props.pageSize, props.limit ?? 24, 24);
  const ofEach = { template, category, heading, headingLevel, detailUrl, checkoutUrl, target };
  const look = {
    className: classes(layouts[props.layout], props.hide.length > 0 && styles.hidden),
    hide: props.hide.join(' ') || undefined,
  };
  // React hydrates each card in a task of its own, and at once when a visitor uses it.
  const cardOf = (offer: Offer) => (
    <Suspense>
      <GridCard offer={offer} {...ofEach} />
    </Suspense>
  );
  switch (offers.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <OfferCards
              columns={filled(columns, props.limit, placeholders)}
              count={placeholders}
              part="placeholders"
              {...look}
            >
              {Array.from({ length: placeholders }, (_, index) => (
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
            <NoOffers filtering={filtering} requestUrl={props.requestUrl} />
          </slot>
        );
      }
      return (
        <>
          {props.layout === 'carousel' && <CarouselArrows list={list} count={offers.offers.length} />}
          <OfferCards
            columns={filled(columns, props.limit, offers.offers.length)}
            count={offers.offers.length}
            ref={list}
            {...look}
          >
            {props.layout === 'carousel' ? (
              <VirtualRow items={offers.offers} keyOf={({ id }) => id} list={list}>
                {({ offer }) => cardOf(offer)}
              </VirtualRow>
            ) : (
              <VirtualList items={offers.offers.slice(0, most)} keyOf={({ id }) => id} list={list}>
                {({ offer }) => cardOf(offer)}
              </VirtualList>
            )}
          </OfferCards>
        </>
      );
  }
});
