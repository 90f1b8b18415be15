import type { Client } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { cacheKey, type Resource, type Sample, useResource } from './use-resource.ts';

const offerKey = (id: string) => ['offer', id];

/** One offer by its id, fetched once for all widgets that show it; null when it is not there (any more). */
export function useOffer(id: string, sample: Sample<OfferInDetail | null>): Resource<OfferInDetail | null> {
  const { demo, host } = useWidget();
  // Each widget has a sample of its own.
  const key = demo ? [...offerKey(id), host.localName] : offerKey(id);
  return useResource(key, async (client) => (id || demo ? offers(client).find(id) : null), sample);
}

/** Reads that answer for a widget's `prepare`. */
export async function prepareShownOffer(id: string, client: Client): Promise<PreparedAnswer[]> {
  const offer = id ? await offers(client).find(id) : null;
  return [{ key: cacheKey(client, '', offerKey(id)), value: offer }];
}
