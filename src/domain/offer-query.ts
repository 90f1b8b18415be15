import { type Category, isCategory } from './category.ts';
import type { Offer } from './offer.ts';
import { type OfferSort, offerSorts } from './offer-sort.ts';
import { fullName } from './person.ts';

/** The filters of an offer search. Absent fields filter nothing. */
export interface OfferQuery {
  category?: Category;
  /** Offers for all of these languages. */
  languages?: readonly string[];
  text?: string;
  minPrice?: number;
  maxPrice?: number;
  sort?: OfferSort;
}

/** A query as attributes and form fields say it; an empty or absent text does not narrow. */
type OfferQueryTexts = {
  readonly [Name in
    | 'query'
    | 'category'
    | 'from'
    | 'to'
    | 'languages'
    | 'minPrice'
    | 'maxPrice'
    | 'sort']?: string;
};

export function offerQueryOf(texts: OfferQueryTexts): OfferQuery {
  const { query = '', category, from = '', to = '', languages, sort } = texts;
  const { minPrice, maxPrice } = priceRange(texts);
  return {
    category: isCategory(category) ? category : undefined,
    languages: [...new Set([...wordsIn(languages), from, to].filter(Boolean))],
    text: query.trim(),
    minPrice,
    maxPrice,
    sort: offerSorts.find((known) => known === sort),
  };
}

/** A price as typed, or undefined while it is none. */
export function priceOf(text = ''): number | undefined {
  const price = Number(text);
  return text.trim() !== '' && Number.isFinite(price) && price >= 0 ? price : undefined;
}

/** The prices between which offers are looked for: the other way round means the same. */
export function priceRange(texts: Pick<OfferQueryTexts, 'minPrice' | 'maxPrice'>) {
  const [minPrice, maxPrice] = [priceOf(texts.minPrice), priceOf(texts.maxPrice)];
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isSwapped
    ? { minPrice: maxPrice, maxPrice: minPrice, isSwapped }
    : { minPrice, maxPrice, isSwapped };
}

/** The words between commas. */
export const wordsIn = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const words = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Whether a query filters the offers of its category. */
export const hasFilters = ({ languages = [], text = '', minPrice, maxPrice }: OfferQuery): boolean =>
  languages.length > 0 || text !== '' || minPrice !== undefined || maxPrice !== undefined;

/** Whether an offer matches a query, for backends that do not filter the list themselves. */
export function matches(offer: Offer, query: OfferQuery): boolean {
  const { category, languages = [], text = '', minPrice, maxPrice } = query;
  const wanted = words(text);
  const prose = wanted.length > 0 ? proseOf(offer) : '';
  return (
    (!category || offer.type === category) &&
    languages.every((code) => offer.languages.includes(code)) &&
    wanted.every((word) => prose.includes(word)) &&
    (minPrice === undefined || offer.price >= minPrice) &&
    (maxPrice === undefined || offer.price <= maxPrice)
  );
}

const proseOf = (offer: Offer): string =>
  [offer, ...Object.values(offer.translations ?? {})]
    .map(({ title, description }) => `${title} ${description}`)
    .concat(fullName(offer))
    .join(' ')
    .toLocaleLowerCase();

const orders: Record<OfferSort, ((a: Offer, b: Offer) => number) | undefined> = {
  popular: undefined,
  newest: undefined,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

/** The offers sorted; in the backend's order where they have no field to sort by. */
export function sorted(offers: readonly Offer[], sort: OfferSort | undefined): Offer[] {
  const order = sort && orders[sort];
  return order ? offers.toSorted(order) : [...offers];
}
