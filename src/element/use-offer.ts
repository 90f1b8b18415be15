import { offers } from '#core/api/offers.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { type Resource, type Sample, useResource } from './use-resource.ts';
import { useWidget } from './widget-context.ts';

/** One offer by its id, fetched once for all widgets that show it; null when it is not there (any more). */
export function useOffer(id: string, sample: Sample<OfferInDetail | null>): Resource<OfferInDetail | null> {
  const { demo } = useWidget();
  return useResource(['offer', id], async (client) => (id || demo ? offers(client).find(id) : null), sample);
}
