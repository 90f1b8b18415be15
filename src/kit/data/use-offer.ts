import type { Client } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { type Resource, type Sample, useResource } from './use-resource.ts';

/** One offer by its id, fetched once for all widgets that show it; null when it is not there (any more). */
export function useOffer(id: string, sample: Sample<OfferInDetail | null>): Resource<OfferInDetail | null> {
  const { demo, host } = useWidget();
  // Each widget has a sample of its own.
  const key = demo ? ['offer', id, host.localName] : ['offer', id];
  return useResource(key, async (client) => (id || demo ? offers(client).find(id) : null), sample);
}

/** The same for a server. */
export async function prepareShownOffer(id: string, client: Client): Promise<PreparedAnswer[]> {
  return [{ key: [client.baseUrl, 'offer', id], value: id ? await offers(client).find(id) : null }];
}
