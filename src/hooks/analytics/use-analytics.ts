import { useCallback, useEffect, useRef } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { AnalyticsEvent, Measured, MeasuredOffer } from './data-layer.ts';

type Track = (event: AnalyticsEvent, measured: Measured) => void;

/** Reports what a visitor does to the page's analytics, where the page wants it and the visitor has agreed. */
export function useTrack(): Track {
  const { analytics } = useWidget();
  return useCallback(
    (event, measured) => {
      // A measurement that cannot be made must not break the page.
      if (analytics)
        import('./data-layer.ts').then(
          ({ push }) => push(event, measured),
          () => undefined,
        );
    },
    [analytics],
  );
}

/** Google Analytics takes so many items in one event. */
const mostItems = 200;

/** Reports each offer of a list once, as it is shown; those that are shown already once the visitor agrees. */
export function useTrackList(offers: readonly MeasuredOffer[] | null, list: string): void {
  const { analytics } = useWidget();
  const track = useTrack();
  const reported = useRef(new Set<MeasuredOffer['id']>());
  useEffect(() => {
    if (!analytics || !offers) return;
    const fresh = offers
      .map((offer, index) => ({ offer, index }))
      .filter(({ offer }) => !reported.current.has(offer.id))
      .slice(0, mostItems);
    if (fresh.length === 0) return;
    for (const { offer } of fresh) reported.current.add(offer.id);
    track('view_item_list', { offers: fresh, list });
  }, [analytics, offers, list, track]);
}
