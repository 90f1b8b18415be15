import { useCallback, useEffect, useRef } from 'react';
import { useWidget } from '#core/kit/widget-context.ts';
import type { AnalyticsEvent, Measured, MeasuredOffer } from './data-layer.ts';

export type Track = (event: AnalyticsEvent, measured: Measured) => void;

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

interface Listed {
  id: MeasuredOffer['id'];
  readonly offer: MeasuredOffer;
}

/** Google Analytics takes so many items in one event. */
const mostItems = 200;

/** Reports each offer of a list once, as it is shown; those that are shown already once the visitor agrees. */
export function useTrackList(offers: readonly Listed[] | null, list: string): void {
  const { analytics } = useWidget();
  const track = useTrack();
  const reported = useRef(new Set<MeasuredOffer['id']>());
  useEffect(() => {
    if (!analytics || !offers) return;
    const fresh = offers
      .map((listed, index) => ({ listed, index }))
      .filter(({ listed }) => !reported.current.has(listed.id))
      .slice(0, mostItems);
    if (fresh.length === 0) return;
    for (const { listed } of fresh) reported.current.add(listed.id);
    // An offer is read only here: most of a long list never is.
    track('view_item_list', {
      offers: fresh.map(({ listed, index }) => ({ offer: listed.offer, index })),
      list,
    });
  }, [analytics, offers, list, track]);
}
