import { useEffect } from 'react';
import { offers } from '#core/api/offers.ts';
import type { Category } from '#core/domain/category.ts';
import type { Offer } from '#core/domain/offer.ts';
import { type Resource, useResource } from '#core/hooks/data/use-resource.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

const sample = {
  ready: async () => (await import('#core/domain/samples/sample-offers.ts')).sampleOffers[0] ?? null,
  empty: null,
};

/** The newest offer, of a category or of all; null where there is none. */
export function useNewestOffer(category: Category | ''): Resource<Offer | null> {
  const { emit } = useWidget();
  const newest = useResource<Offer | null>(
    ['newest', category],
    async (client) => {
      const page = await offers(client).list(
        { category: category || undefined, sort: 'newest' },
        { limit: 1 },
      );
      return page.offers[0] ?? null;
    },
    sample,
  );
  const offer = newest.status === 'ready' ? newest.value : null;

  useEffect(() => {
    if (offer) emit('dragoman-load', { offer });
  }, [offer, emit]);

  return newest;
}
