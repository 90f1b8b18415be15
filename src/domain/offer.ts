import type { Category } from './category.ts';
import type { Person } from './person.ts';
import type { Review } from './review.ts';

/** A service that a translator publishes. Prices are euros per hour. */
export interface Offer {
  /** As the backend sent it: a number from the reference backend, maybe a text from others. */
  id: number | string;
  title: string;
  description: string;
  type: Category;
  price: number;
  languages: readonly string[];
  owner: Person;
  /** The mean of its reviews, 1 to 5; null while there are none. */
  rating: number | null;
  ratingCount: number;
  active: boolean;
}

/** An offer with the fields that only its own call returns. */
export interface OfferInDetail extends Offer {
  /** The owner's text about themselves; empty where the backend sends none. */
  about: string;
  reviews: readonly Review[];
  /** IANA name of the owner's time zone; empty where the backend does not send it. */
  ownerTimeZone: string;
}

export const offerSorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** The spec writes an offer's id as `#000` followed by the id (section 2). */
export const offerNumber = (id: Offer['id']): string => `#000${id}`;
