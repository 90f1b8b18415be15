import { memo, useRef, useSyncExternalStore } from 'react';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { classes } from '#core/theme/rules.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { OfferCardSkeleton } from '#core/ui/offer-card-skeleton.tsx';
import { OfferCards, type OfferCardsProps } from '#core/ui/offer-cards.tsx';
import { Empty } from '#core/ui/states.tsx';
import { VirtualList } from '#core/ui/virtual/virtual-list.tsx';
import { VirtualRow } from '#core/ui/virtual/virtual-row.tsx';
import { templateOf } from './card-template.ts';
import { CarouselArrows } from './carousel.tsx';
import * as barStyles from './filter-bar.styles.ts';
import { ActiveFilters } from './filter-bar.tsx';
import { activeFilters, type FilterState, useFilterNames } from './filters.ts';
import { GridCard } from './grid-card.tsx';
import * as styles from './layouts.styles.ts';
import type { offerGridContract } from './offer-grid.contract.ts';
import type { Offers } from './offer-grid.data.ts';
import { offerGridMessages } from './offer-grid.messages.ts';

interface BodyProps extends PropsOf<typeof offerGridContract> {
  offers: Offers;
  /** A grid without offers names its filters. Null where there are offers, which do not depend on what is being typed, or no filters. */
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
  const columns = columnsOf(props.columns);
  const { category, heading, headingLevel, detailUrl, checkoutUrl, target } = props;
  const placeholders = Math.min(props.pageSize, props.limit ?? 24, 24);
  const ofEach = { template, category, heading, headingLevel, detailUrl, checkoutUrl, target };
  const look = {
    className: classes(layouts[props.layout], props.hide.length > 0 && styles.hidden),
    hide: props.hide.join(' ') || undefined,
  };
  const cardOf = (offer: Offer) => <GridCard offer={offer} {...ofEach} />;
  return (
    <Ready
      resource={offers}
      skeleton={
        <Placeholders columns={filled(columns, props.limit, placeholders)} count={placeholders} {...look} />
      }
    >
      {({ offers }) =>
        offers.length === 0 ? (
          <slot name="empty">
            <NoOffers filtering={filtering} requestUrl={props.requestUrl} />
          </slot>
        ) : (
          <>
            {props.layout === 'carousel' && <CarouselArrows list={list} count={offers.length} />}
            <OfferCards
              columns={filled(columns, props.limit, offers.length)}
              count={offers.length}
              ref={list}
              {...look}
            >
              {props.layout === 'carousel' ? (
                <VirtualRow items={offers} keyOf={({ id }) => id} list={list}>
                  {cardOf}
                </VirtualRow>
              ) : (
                <VirtualList items={offers} keyOf={({ id }) => id} list={list}>
                  {cardOf}
                </VirtualList>
              )}
            </OfferCards>
          </>
        )
      }
    </Ready>
  );
});

const Placeholders = ({ count, ...look }: { count: number } & Omit<OfferCardsProps, 'children'>) => (
  <OfferCards count={count} part="placeholders" {...look}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their position.
      <li key={index}>
        <OfferCardSkeleton />
      </li>
    ))}
  </OfferCards>
);

/** Says what was looked for, and what to do: remove a filter, or ask for help. */
function NoOffers({ filtering, requestUrl }: { filtering: FilterState | null; requestUrl: string }) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  const nameOf = useFilterNames();
  const link = useLink();
  const names = filtering ? activeFilters(filtering.filters) : [];
  if (!filtering || names.length === 0) return <Empty message={t.empty} hint={t.emptyHint} />;
  const filters = format.list(names.map((name) => nameOf(name, filtering.filters[name])));
  return (
    <Empty
      message={t.emptyFor({ filters })}
      hint={t.emptyFiltered}
      action={
        <>
          <div className={barStyles.removals}>
            <ActiveFilters {...filtering} />
          </div>
          <ButtonLink variant="primary" part="request" href={link('requestUrl', requestUrl)}>
            {t.askForHelp}
          </ButtonLink>
        </>
      }
    />
  );
}
