import type { Category } from './category.ts';
import type { LanguageLevels } from './language-level.ts';
import type { Translations } from './offer-text.ts';
import type { Person } from './person.ts';
import type { Review } from './review.ts';

/** A service that a translator publishes. Prices are euros per hour. */
export interface Offer {
  /** As the backend sent it: a number from the reference backend, maybe a text from others. */
  id: number | string;
  /** In `textLanguage`; `textFor` picks the reader's language. */
  title: string;
  description: string;
  /** Two-letter code; empty where the backend does not name it. */
  textLanguage: string;
  translations: Translations;
  type: Category;
  price: number;
  languages: readonly string[];
  owner: Person;
  /** The mean of its reviews, 1 to 5; null while there are none. */
  rating: number | null;
  ratingCount: number;
  /** Not active: paused by its owner, so that it takes no bookings. */
  active: boolean;
  booking: Booking;
}

/** At once, or after the owner's answer. */
export type Booking = (typeof bookings)[number];

export const bookings = ['instant', 'on-request'] as const;

/** An offer as its owner sees it. */
export interface OwnOffer extends Offer {
  /** Its tasks that are not over. */
  openBookings: number;
}

/** An offer with the fields that only its own call returns. */
export interface OfferInDetail extends Offer {
  /** The owner's text about themselves; empty where the backend sends none. */
  about: string;
  /** The owner's. */
  languageLevels: LanguageLevels;
  reviews: readonly Review[];
  /** IANA name of the owner's time zone; empty where the backend does not send it. */
  ownerTimeZone: string;
}

export const offerSorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** The spec writes an offer's id as `#000` followed by the id (section 2). */
export const offerNumber = (id: Offer['id']): string => `#000${id}`;
