import { callAddress } from '#core/api/address.ts';
import { largestAnswer, offerPath, offersPath, offersQuery } from '#core/api/offers-address.ts';
import type { Category } from '#core/domain/category.ts';
import type { OfferSort } from '#core/domain/offer.ts';
import { slot } from '#core/runtime-slot.ts';

const split = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const numberOf = (text: string | null): number | undefined => (text ? Number(text) : undefined);

function firstAddress(element: Element, apiUrl: string): string | undefined {
  const read = (name: string) => element.getAttribute(name);
  switch (element.localName) {
    case 'dragoman-offer-grid': {
      if (read('ids')) return undefined;
      const query = {
        category: (read('category') || undefined) as Category | undefined,
        languages: [...new Set([...split(read('languages')), read('from') ?? '', read('to') ?? ''])].filter(
          Boolean,
        ),
        text: read('query') ?? '',
        minPrice: numberOf(read('min-price')),
        maxPrice: numberOf(read('max-price')),
        sort: (read('sort') || undefined) as OfferSort | undefined,
      };
      const limit = Math.min(Number(read('page-size')) || 24, largestAnswer);
      return callAddress(apiUrl, offersPath(query), offersQuery(query, { limit }));
    }
    case 'dragoman-offer-detail': {
      const id = read('offer-id');
      return id ? callAddress(apiUrl, offerPath(id)) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Asks for what a widget will show while its code is still on the way. The runtime takes the answer when it asks
 * for the same address; where it asks for another, as after a misspelt attribute, this one is simply not used.
 */
export function requestEarly(element: Element, apiUrl: string): void {
  const { early, runtime } = slot();
  const address = runtime || element.hasAttribute('demo') ? undefined : firstAddress(element, apiUrl);
  if (!address || early.has(address)) return;
  const answer = fetch(address, { headers: { accept: 'application/json' }, credentials: 'omit' });
  // A failure is told by the widget, which then asks again itself.
  answer.catch(() => undefined);
  early.set(address, answer);
}
