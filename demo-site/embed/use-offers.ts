import { useEffect, useState } from 'react';
import { offers } from '#core/api/offers.ts';
import type { Offer } from '#core/domain/offer.ts';
import { fullName } from '#core/domain/person.ts';
import { siteClient } from '#site/shell/core.ts';

/** An offer as the builder shows it. */
export interface OfferName {
  id: string;
  name: string;
}

/** The offers with these words in their texts or their owner’s name, the most popular first; none while `words` is undefined. */
export function useOffers(words: string | undefined): readonly OfferName[] {
  const [found, setFound] = useState<readonly OfferName[]>([]);
  useEffect(() => {
    if (words === undefined) return;
    let isOutdated = false;
    const search = async () => {
      const page = await offers(siteClient()).list({ text: words }, { limit: 20 });
      if (!isOutdated) setFound(page.offers.map(nameOf));
    };
    // Not with every key. Where the backend does not answer, the builder works with ids.
    const timer = setTimeout(() => void search().catch(() => setFound([])), 200);
    return () => {
      clearTimeout(timer);
      isOutdated = true;
    };
  }, [words]);
  return found;
}

/** The names of offers by their ids. Those that are not there have none. */
export function useOfferNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = ids.filter((id) => !names.has(id)).join(',');
  useEffect(() => {
    if (!wanted) return;
    let isOutdated = false;
    const read = async (id: string) => {
      const offer = await offers(siteClient()).find(id);
      if (offer && !isOutdated) setNames((known) => new Map([...known, [id, nameOf(offer).name]]));
    };
    for (const id of wanted.split(',')) void read(id).catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [wanted]);
  return names;
}

const nameOf = (offer: Offer): OfferName => ({
  id: String(offer.id),
  name: `${offer.title} (${fullName(offer)})`,
});
