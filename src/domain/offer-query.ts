import type { Category } from './category.ts';
import type { Offer, OfferSort } from './offer.ts';

/** What a visitor looks for. Absent fields do not narrow. */
export interface OfferQuery {
  category?: Category;
  /** Offers that serve all of these. */
  languages?: readonly string[];
  text?: string;
  minPrice?: number;
  maxPrice?: number;
  sort?: OfferSort;
}

const words = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Whether a query looks for some offers of its category only. */
export const narrows = ({ languages = [], text = '', minPrice, maxPrice }: OfferQuery): boolean =>
  languages.length > 0 || text !== '' || minPrice !== undefined || maxPrice !== undefined;

/** Whether an offer is what the query asks for, for backends that do not narrow the list themselves. */
export function matches(offer: Offer, query: OfferQuery): boolean {
  const { category, languages = [], text = '', minPrice, maxPrice } = query;
  const wanted = words(text);
  const prose = wanted.length > 0 ? `${offer.title} ${offer.description}`.toLocaleLowerCase() : '';
  return (
    (!category || offer.type === category) &&
    languages.every((code) => offer.languages.includes(code)) &&
    wanted.every((word) => prose.includes(word)) &&
    (minPrice === undefined || offer.price >= minPrice) &&
    (maxPrice === undefined || offer.price <= maxPrice)
  );
}

const orders: Record<OfferSort, ((a: Offer, b: Offer) => number) | undefined> = {
  popular: undefined,
  newest: undefined,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** The list in the order asked for; the backend's own order where an offer does not tell enough to sort by. */
export function sorted<Listed extends { offer: Offer }>(
  offers: readonly Listed[],
  sort: OfferSort | undefined,
): Listed[] {
  const order = sort && orders[sort];
  return order ? offers.toSorted((a, b) => order(a.offer, b.offer)) : [...offers];
}
