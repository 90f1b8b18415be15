import { useEffect } from 'react';
import type { Client } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { useTrackOffer } from '#core/hooks/analytics/use-track-offer.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { prepareShownOffer, useOffer } from '#core/hooks/data/use-offer.ts';
import type { Resource } from '#core/hooks/data/use-resource.ts';
import { useVisitor } from '#core/hooks/data/use-visitor.ts';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';

const sample = {
  ready: async () => (await import('./offer-detail.demo.ts')).sampleOfferInDetail,
  empty: null,
};

/** The offer to show; emits `dragoman-load` once it is loaded. */
export function useShownOffer(id: string): Resource<OfferInDetail | null> {
  const { emit } = useWidget();
  const offer = useOffer(id, sample);
  const shown = offer.status === 'ready' ? offer.value : null;

  useTrackOffer('view_item', shown);

  useEffect(() => {
    if (shown) emit('dragoman-load', { offer: shown });
  }, [shown, emit]);

  return offer;
}

/** Whether the visitor is the offer's owner. */
export function useIsOwn({ users_id }: OfferInDetail): boolean {
  const { demo } = useWidget();
  const visitor = useVisitor(({ user }) => user?.id);
  return !demo && users_id !== '' && users_id === visitor;
}

/** Resumes a paused offer. */
export function useResumeOffer(id: OfferInDetail['id'], refresh: () => Promise<unknown>) {
  const { resumed } = useMessages(offerDetailMessages);
  const notify = useNotify();
  return useAction(async (client: Client, _input: null) => {
    notify(await offers(client).resume(id), resumed);
    await refresh();
  });
}

export const prepareOffer = ({ offerId }: { offerId: string }, client: Client) =>
  prepareShownOffer(offerId, client);
