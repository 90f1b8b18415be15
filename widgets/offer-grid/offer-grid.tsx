import { useEffect } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useTrackList } from '#core/hooks/analytics/use-analytics.ts';
import { shownInAddress, useSyncedAddress, useWriteAddress } from '#core/hooks/links/use-synced-address.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { StatusLine } from '#core/ui/status-line.tsx';
import { ActiveFilters, FilterBar } from './filter-bar.tsx';
import { useFilters, useQuestion } from './filters.ts';
import { GridBody } from './grid-body.tsx';
import { offerGridContract } from './offer-grid.contract.ts';
import { type Offers, useOffers } from './offer-grid.data.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import * as styles from './offer-grid.styles.ts';

type Props = PropsOf<typeof offerGridContract>;

/** What `sync-url` keeps in the page's address. */
const syncedNames = ['query', 'category', 'from', 'to', 'min-price', 'max-price', 'sort', 'shown'];

export function OfferGrid(given: Props) {
  const { props, write } = useSyncedAddress(offerGridContract.attributes, syncedNames, given);
  const { heading, headingLevel } = props;
  const t = useMessages(offerGridMessages);
  const { emit } = useWidget();
  const filtering = useFilters(props);
  const offers = useOffers(useQuestion(props, filtering), props.shown);
  const { filters } = filtering;
  const count = offers.status === 'ready' && offers.more !== 'loading' ? offers.offers.length : null;
  useWriteAddress(write, { ...filters, ...shownInAddress(count, props.pageSize) });
  const Heading = headingTag(headingLevel);
  const total = offers.status === 'ready' ? offers.total.count : null;
  const listName = heading || props.category;
  const isEmpty = offers.status === 'ready' && offers.offers.length === 0;

  useTrackList(offers.status === 'ready' ? offers.offers : null, listName);

  useEffect(() => {
    if (count !== null && total !== null) emit('dragoman-load', { count, total });
  }, [count, total, emit]);

  return (
    <section className={styles.grid} aria-label={heading || t.offers}>
      {props.filters && <FilterBar {...filtering} />}
      {props.filters && !isEmpty && <ActiveFilters {...filtering} />}
      <div className={styles.head}>
        {heading ? (
          <Heading className={styles.heading} part="heading">
            {heading}
          </Heading>
        ) : null}
        {!props.hide.includes('count') && <Count offers={offers} query={filters.query} />}
      </div>
      <GridBody offers={offers} filtering={props.filters && isEmpty ? filtering : null} {...props} />
      {offers.status === 'ready' && offers.more !== 'none' && !props.hide.includes('more') && (
        <div className={styles.foot}>
          <Button part="more" busy={offers.more === 'loading'} onClick={offers.showMore}>
            {offers.more === 'failed' ? t.showMoreFailed : t.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}

function Count({ offers, query }: { offers: Offers; query: string }) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  if (offers.status !== 'ready') return <StatusLine />;
  if (offers.total.count === 0) return <StatusLine hidden>{t.empty}</StatusLine>;
  const { count, more } = offers.total;
  const shown = format.number(offers.offers.length);
  return (
    <StatusLine>
      {offers.isNear && (
        <p className={styles.near}>{t.nearOnly({ words: t.quoted({ text: query.trim() }) })}</p>
      )}
      <span part="count" suppressHydrationWarning>
        {t.count({ shown, total: count, isCapped: more, digits: format.number(count) })}
      </span>
    </StatusLine>
  );
}
