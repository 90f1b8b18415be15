import { type MouseEvent, useEffect, useMemo } from 'react';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract.ts';
import { Failure } from '#core/element/failure.tsx';
import { useLink } from '#core/element/use-link.ts';
import { useWidget } from '#core/element/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { OfferCard } from '#core/ui/offer-card.tsx';
import { OfferCardSkeleton } from '#core/ui/offer-card-skeleton.tsx';
import { OfferCards } from '#core/ui/offer-cards.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { offerGridContract } from './offer-grid.contract.ts';
import { type Offers, useOffers } from './offer-grid.data.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import * as styles from './offer-grid.styles.ts';

type Props = PropsOf<typeof offerGridContract>;

/** `1 2 3 5`, or one number as the most columns at every width. */
function columnsOf(text: string): number[] {
  const given = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [most] = given;
  return given.length > 1 || !most ? given : [1, 2, 3, 5].map((columns) => Math.min(columns, most));
}

function useGridQuery(props: Props) {
  const { category, languages, from, to, ids, query, minPrice, maxPrice, sort } = props;
  return useMemo(
    () => ({
      category: category || undefined,
      languages: [...new Set([...languages, from, to].filter(Boolean))],
      text: query,
      minPrice,
      maxPrice,
      sort,
      ids,
    }),
    [category, languages, from, to, ids, query, minPrice, maxPrice, sort],
  );
}

export function OfferGrid(props: Props) {
  const { heading, headingLevel, pageSize, limit = Number.POSITIVE_INFINITY } = props;
  const t = useMessages(offerGridMessages);
  const { emit } = useWidget();
  const offers = useOffers(useGridQuery(props), pageSize, limit);
  const Heading = headingTag(headingLevel);
  const count = offers.status === 'ready' ? offers.offers.length : null;
  const total = offers.status === 'ready' ? offers.total.count : null;

  useEffect(() => {
    if (count !== null && total !== null) emit('dragoman-load', { count, total });
  }, [count, total, emit]);

  return (
    <section className={styles.grid} aria-label={heading || t.offers}>
      {heading && (
        <Heading className={styles.heading} part="heading">
          {heading}
        </Heading>
      )}
      <Body offers={offers} {...props} />
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

function Body({ offers, ...props }: Props & { offers: Offers }) {
  const t = useMessages(offerGridMessages);
  const columns = columnsOf(props.columns);
  switch (offers.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <OfferCards columns={columns} part="placeholders">
              {Array.from({ length: Math.min(props.pageSize, props.limit ?? 24, 24) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place.
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
            <Empty message={t.empty} hint={t.emptyHint} />
          </slot>
        );
      }
      return (
        <OfferCards columns={columns}>
          {offers.offers.map((offer) => (
            <li key={offer.id}>
              <Card offer={offer} {...props} />
            </li>
          ))}
        </OfferCards>
      );
  }
}

function Card({ offer, headingLevel, heading, detailUrl, checkoutUrl, target }: Props & { offer: Offer }) {
  const { emit, flagUrl } = useWidget();
  const link = useLink();
  const { id } = offer;
  const announce = (name: string) => (event: MouseEvent) => {
    if (!emit(name, { id, offer })) event.preventDefault();
  };
  return (
    <OfferCard
      offer={offer}
      detailsHref={link('detailUrl', detailUrl, { id })}
      bookHref={link('checkoutUrl', checkoutUrl, { id })}
      target={target || undefined}
      flagUrl={flagUrl}
      headingLevel={heading ? headingLevel + 1 : headingLevel}
      onDetails={announce('dragoman-offer-select')}
      onBook={announce('dragoman-offer-book')}
    />
  );
}

function Count({ offers }: { offers: Offers }) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  if (offers.status !== 'ready' || offers.total.count === 0) return <StatusLine />;
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
