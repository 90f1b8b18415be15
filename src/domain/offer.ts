import type { Category } from './category.ts';
import type { Person } from './person.ts';
import type { Review } from './review.ts';

/** A service a translator publishes. Prices are euros per hour. */
export interface Offer {
  /** As the backend sent it: a small number on the reference backend, possibly a text elsewhere. */
  id: number | string;
  title: string;
  description: string;
  type: Category;
  price: number;
  languages: readonly string[];
  owner: Person;
  /** Mean of real reviews, 1 to 5; null while there are none. */
  rating: number | null;
  ratingCount: number;
  active: boolean;
}

/** An offer on its own page, with what only its own call tells. */
export interface OfferInDetail extends Offer {
  /** What the owner says of themselves; empty where the backend tells nothing. */
  about: string;
  reviews: readonly Review[];
  /** IANA name of the owner's time zone; empty where the backend does not tell. */
  ownerTimeZone: string;
}

export const offerSorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** The spec writes an offer's id as `#000` followed by the id (section 2). */
export const offerNumber = (id: Offer['id']): string => `#000${id}`;
