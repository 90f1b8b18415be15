import { useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useOwnOffers } from '#widgets/dashboard/dashboard.data.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import { MoreButton, useSlice } from './load-more.tsx';
import { NoMatch } from './no-match.tsx';
import { filteredAbove, matchingOffers, noOfferFilters, OfferFilterBar } from './offer-filter-bar.tsx';
import { OfferGridSkeleton } from './offer-grid-skeleton.tsx';
import { TaskCard } from './task-card.tsx';

/** The offers that the person has published, newest first. */
export function CreatedTasks({ personId, ...props }: DashboardProps & { personId: string }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const offers = useOwnOffers(personId);
  const count = offers.status === 'ready' ? offers.value.length : null;
  return (
    <>
      <Offers {...props} offers={offers} />
      <StatusLine hidden>
        {count === 0 ? t.createdEmpty : count && t.offers({ count, digits: format.number(count) })}
      </StatusLine>
    </>
  );
}

function Offers({ offers, ...props }: DashboardProps & { offers: ReturnType<typeof useOwnOffers> }) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const [filters, setFilters] = useState(noOfferFilters);
  const all = offers.status === 'ready' ? offers.value : [];
  const matching = matchingOffers(all, filters);
  const slice = useSlice(matching);

  switch (offers.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <OfferGridSkeleton />
          </Skeleton>
        </slot>
      );
    case 'failed':
      return <Failure error={offers.error} isRetrying={offers.isRetrying} onRetry={offers.retry} />;
    case 'ready':
      if (offers.value.length === 0) {
        return (
          <slot name="empty">
            <Empty
              message={t.createdEmpty}
              hint={t.createdEmptyHint}
              action={
                <ButtonLink variant="primary" part="publish" href={link('offerUrl', props.offerUrl)}>
                  {t.publish}
                </ButtonLink>
              }
            />
          </slot>
        );
      }
      return (
        <div className={styles.list}>
          {all.length > filteredAbove && <OfferFilterBar filters={filters} onChange={setFilters} />}
          {matching.length === 0 && <NoMatch onClear={() => setFilters(noOfferFilters)} />}
          <ul className={styles.grid} part="grid">
            {slice.shown.map((offer) => (
              <li key={offer.id}>
                <TaskCard
                  offer={offer}
                  href={link('detailUrl', props.detailUrl, { id: offer.id })}
                  editHref={link('editUrl', props.editUrl, { id: offer.id })}
                  headingLevel={props.headingLevel + 1}
                />
              </li>
            ))}
          </ul>
          <MoreButton {...slice} />
        </div>
      );
  }
}
