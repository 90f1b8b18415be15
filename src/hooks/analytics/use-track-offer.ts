import { useEffect, useRef } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { MeasuredOffer } from './data-layer.ts';
import { showOffer } from './reported-money.ts';
import { useTrack } from './use-analytics.ts';

/** Reports an offer once, as it is shown; also where several elements of the page show it. */
export function useTrackOffer(event: 'view_item' | 'begin_checkout', offer: MeasuredOffer | null): void {
  const { analytics } = useWidget();
  const track = useTrack();
  const reported = useRef<MeasuredOffer['id']>(undefined);
  const shown = useRef(offer);
  shown.current = offer;
  const id = offer?.id;
  useEffect(() => {
    if (!analytics || !shown.current || id === undefined) return undefined;
    const { isFirst, leave } = showOffer(event, id);
    if (isFirst && reported.current !== id) track(event, { offers: [{ offer: shown.current }] });
    reported.current = id;
    return leave;
  }, [analytics, event, id, track]);
}
