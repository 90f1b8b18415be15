import { useEffect } from 'react';
import type { Client } from '#core/api/client.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { prepareShownOffer, useOffer } from '#core/kit/data/use-offer.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const sample = {
  ready: async () => (await import('./offer-detail.demo.ts')).sampleOffer,
  empty: null,
};

/** The offer to show; emits `dragoman-load` once it is loaded. */
export function useShownOffer(id: string): Resource<OfferInDetail | null> {
  const { emit } = useWidget();
  const offer = useOffer(id, sample);
  const shown = offer.status === 'ready' ? offer.value : null;

  useEffect(() => {
    if (shown) emit('dragoman-load', { offer: shown });
  }, [shown, emit]);

  return offer;
}

export const prepareOffer = ({ offerId }: { offerId: string }, client: Client) =>
  prepareShownOffer(offerId, client);
